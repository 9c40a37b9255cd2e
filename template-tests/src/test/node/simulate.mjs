// Reads IAM requests as JSON from standard input and writes a verdict for each, in order.
import { runSimulation } from '@cloud-copilot/iam-simulate'
import { readFileSync } from 'node:fs'

const { account, cases } = JSON.parse(readFileSync(0, 'utf8'))

async function verdict({ principal, policies, action, resource, leadingKeys }) {
  const result = await runSimulation(
    {
      request: {
        principal,
        action,
        resource: { resource, accountId: account },
        contextVariables: leadingKeys === null ? {} : { 'dynamodb:LeadingKeys': leadingKeys },
      },
      identityPolicies: policies.map((policy, index) => ({ name: String(index), policy })),
      serviceControlPolicies: [],
      resourceControlPolicies: [],
    },
    {},
  )
  return result.resultType === 'error' ? `error: ${JSON.stringify(result.errors)}` : result.overallResult
}

const verdicts = []
for (const request of cases) {
  verdicts.push(await verdict(request))
}
process.stdout.write(JSON.stringify(verdicts))
