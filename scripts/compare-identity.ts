// Asks the built-in identity service and the official emulator of the SDK's makers the same, by the unmodified SDK, and records the answers in
// docs/identity-comparison.md. Ends with an error where one of them answers otherwise than packages/testing/src/identity/comparison.ts says.
import { readFile, writeFile } from 'node:fs/promises'
import { type Check, checks, outcomeOf, type Target } from '@karavan/testing/identity/comparison.ts'
import { givenEmulator } from '@karavan/testing/identity/emulator-target.ts'
import { givenOurTarget } from '@karavan/testing/identity/our-target.ts'
import { SDK_VERSION as sdkVersion } from 'firebase/app'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: AUTH_EMULATOR_URL=http://127.0.0.1:9099 node scripts/compare-identity.ts

Asks the built-in identity service and a running Authentication emulator the same, and writes the answers to docs/identity-comparison.md.`)

const {
  AUTH_EMULATOR_URL: url,
  AUTH_EMULATOR_PROJECT: project = 'demo-karavan',
  AUTH_EMULATOR_VERSION: emulatorVersion = 'unknown',
} = process.env
if (!url) {
  process.stderr.write('AUTH_EMULATOR_URL is missing: the address of a running Authentication emulator\n')
  process.exit(1)
}

const ask = (check: Check, target: Target) => outcomeOf(check, target).catch((error: unknown) => JSON.stringify(`failed: ${error}`))
const asCode = (json: string) => `\`${json.replaceAll('|', '\\|')}\``

await using ours = await givenOurTarget()
const emulator = await givenEmulator(url, project)
const rows: string[] = []
const surprises: string[] = []
let same = 0
for (const check of checks) {
  const [our, their] = [await ask(check, ours), await ask(check, emulator)]
  if (our !== check.expected) surprises.push(`ours, ${check.name}: ${our} instead of ${check.expected}`)
  const foreseen = check.emulator?.outcome ?? check.expected
  if (their !== foreseen) surprises.push(`emulator, ${check.name}: ${their} instead of ${foreseen}`)
  if (our === their) same += 1
  rows.push(
    `| ${check.name} | ${asCode(our)} | ${our === their ? 'same' : `${asCode(their)}: ${check.emulator?.why ?? 'not foreseen'}`} | ${check.promise} |`,
  )
}
const page = `# The built-in identity beside the official emulator

The same ${checks.length} checks, driven by the unmodified \`firebase/auth\` SDK ${sdkVersion} in Node, against our service and against the Authentication emulator of the SDK's makers
(\`firebase-tools\` ${emulatorVersion}, with the protection of addresses on, as hosted projects have it). Recorded ${new Date().toISOString().slice(0, 10)}: ${same} of ${checks.length} answers are the same.
Where they differ, the third column says why ours is as it is. Answers are JSON: error codes of the SDK, or what the check looks at, in its order
(\`packages/testing/src/identity/comparison.ts\`). Our column is also a test: \`packages/identity/src/comparison.test.ts\`.

To repeat it, in a folder outside of this repository:

\`\`\`sh
npm install firebase-tools
echo '{"emulators":{"auth":{"port":9099},"ui":{"enabled":false}}}' > firebase.json
npx firebase emulators:start --only auth --project demo-karavan
\`\`\`

and here, beside it: \`AUTH_EMULATOR_URL=http://127.0.0.1:9099 AUTH_EMULATOR_VERSION=${emulatorVersion} npx node scripts/compare-identity.ts\`

What the emulator does not promise at all is not compared, and has tests of its own in \`packages/identity\`: signed tokens, the policy's single rules, the end of idle sessions, the five
minutes after which a password change needs a new sign-in, throttling, codes that end after an hour.

| check | ours | emulator | promised by |
|---|---|---|---|
${rows.join('\n')}
`
// What follows the table is written by hand: it is not asked by the SDK.
const file = new URL('../docs/identity-comparison.md', import.meta.url)
const [, byHand = ''] = (await readFile(file, 'utf8')).split(/(?=^## )/m)
await writeFile(file, byHand ? `${page}\n${byHand}` : page)
process.stdout.write(`${same} of ${checks.length} the same\n`)
for (const surprise of surprises) process.stderr.write(`${surprise}\n`)
process.exit(surprises.length > 0 ? 1 : 0)
