import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { performAttacks, type Result } from './attack.ts'
import { AttackedProduct } from './product.ts'
import { stages } from './stages.ts'

const attacks = stages().flatMap(({ attacks }) => attacks)

const usage = `Usage: npm run attacks -- [--checkout DIR] [ATTACK ...]

Starts the product of a checkout on this machine, with an embedded database and a mail server beside it, performs the attacks that a review of the shop
found, from addresses of 127.0.0.0/8 (Linux), and prints what came of each. Without names every one. Exits with 1 when one of them hurts.

  --checkout DIR  whose product, with its packages installed; by default this one's

${attacks.map(({ name, about }) => `  ${name.padEnd(18)}${about}`).join('\n')}
`

function readWords(): { checkout: string; wanted: string[] } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h' }, checkout: { type: 'string' } },
    })
    if (values.help) {
      process.stdout.write(usage)
      process.exit(0)
    }
    const unknown = positionals.filter((word) => !attacks.some(({ name }) => name === word))
    if (unknown.length > 0) throw new Error(`No such attack: ${unknown.join(', ')}. --help lists them`)
    const here = resolve(import.meta.dirname, '../..')
    return { checkout: values.checkout ? resolve(process.env.INIT_CWD ?? '.', values.checkout) : here, wanted: positionals }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(2)
  }
}

const toRow = ({ name, about, outcome }: Result): string => `| ${name} | ${about} | ${outcome.isHurt ? 'HURT' : 'no'} | ${outcome.seen} |`

const { checkout, wanted } = readWords()
const product = new AttackedProduct(checkout)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void product.remove().finally(() => process.exit(1)))
// The script that started this process has gone.
process.once('disconnect', () => void product.remove().finally(() => process.exit(1)))
process.channel?.unref()

let hurt = 0
try {
  process.stdout.write('| attack | what it is | hurt? | what was seen |\n|---|---|---|---|\n')
  for await (const result of performAttacks(product, stages(), ({ name }) => wanted.length === 0 || wanted.includes(name))) {
    process.stdout.write(`${toRow(result)}\n`)
    if (result.outcome.isHurt) hurt += 1
  }
} finally {
  await product.remove()
}
process.stdout.write(hurt === 0 ? '\nNobody was hurt\n' : `\n${hurt} of them hurt\n`)
process.exit(hurt === 0 ? 0 : 1)
