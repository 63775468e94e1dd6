import { parseArgs } from 'node:util'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { languages } from '@karavan/contract/language.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { readConfig } from '@karavan/server/config.ts'
import { openEngine } from '@karavan/server/engine.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import { testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'
import { Registry } from 'prom-client'
import { converse, figuresOf, type Reply, type Talk } from './converse.ts'
import { leadTalks } from './generated/lead.ts'
import { generatedSets, sets, wholeSets } from './sets.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    verbose: { type: 'boolean' },
    figures: { type: 'boolean' },
    talks: { type: 'string', default: '90' },
    engine: { type: 'string', default: 'rules' },
    help: { type: 'boolean' },
  },
})
const names = positionals.length > 0 ? positionals : [...Object.keys(sets), ...Object.keys(generatedSets)]
const known = { ...sets, ...wholeSets }
const unknown = names.find((name) => !(name in known || name in generatedSets))
const isLlm = options.engine === 'llm'
if (options.help || unknown !== undefined || (!isLlm && options.engine !== 'rules')) {
  console.log(`${unknown === undefined ? '' : `There is no set "${unknown}".\n\n`}Usage: npm run bench -- assistant [SET ...] [--engine llm] [--verbose] [--figures]

Holds the assistant's answers against what was expected of them before it had seen them. Without a set these are run: ${[...Object.keys(sets), ...Object.keys(generatedSets)].join(', ')}.
Only by their names: ${Object.keys(wholeSets).join(', ')}.

  --verbose  show every answer with its cards
  --engine llm  with the language model that LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, or ANTHROPIC_API_KEY, name, and at the end how its turns ended and what they cost
  --figures  show figures alone and not what went wrong
  --talks  how many talks of a set that is made up as it is led; 90 without it`)
  process.exit(unknown === undefined ? 0 : 2)
}

await using database = await testDb({ content: 'market', isSynced: true })
const { engine, watchEngine } = isLlm
  ? await openEngine(readConfig({ ...process.env, LLM_DAILY_TOKENS: '0' }), createLog('warn'))
  : { engine: rulesEngine, watchEngine: undefined }
const registry = new Registry()
watchEngine?.(registry)
if (isLlm && engine.name !== 'llm') {
  console.error('--engine llm needs LLM_BASE_URL and LLM_MODEL, or ANTHROPIC_API_KEY')
  process.exit(2)
}
const begin = createTalks(database.db, [sampleMarketplace(database.db)], engine)
for (const name of names) {
  const talks = await led(name, options.verbose ? show : undefined)
  console.log(`\n${name}`)
  report(talks)
}
// Counters, and of what is measured its sum and how often.
for (const line of (await registry.metrics()).split('\n')) if (/^karavan_\w+(?<!_bucket)(?:\{| )/.test(line)) console.log(line)

async function led(name: string, onAnswer?: (message: string, reply: Reply) => void): Promise<Talk[]> {
  const half = generatedSets[name]
  if (half) return leadTalks(begin, half, Array(Number(options.talks)).keys(), onAnswer)
  const talks: Talk[] = []
  for (const one of await known[name]!()) talks.push(await converse(begin, one, onAnswer))
  return talks
}

function show(message: string, { html, cards, suggestions }: Reply): void {
  console.log(`> ${message}\n  ${html}`)
  for (const card of cards)
    console.log(`  - ${card.title} | ${card.price_info?.formatted_price} | ${card.llm_reasoning} | ${card.highlights.join('; ')}`)
  console.log(`  [${suggestions.join(' | ')}]`)
}

function share(part: number, whole: number): string {
  return `${part}/${whole}${whole > 0 ? ` (${Math.round((100 * part) / whole)} %)` : ''}`
}

function report(talks: Talk[]): void {
  const line = (name: string, some: Talk[]): string => {
    const { turns, right, talks, whole, understood } = figuresOf(some)
    return `${name.padEnd(8)} answered right ${share(right, turns)}   talks without a wrong answer ${share(whole, talks)}   understood ${share(understood, turns)}`
  }
  for (const { language, verdicts } of options.figures ? [] : talks)
    for (const one of verdicts) {
      if (one.misunderstood.length > 0) console.log(`✗ understanding [${language}] ${one.message}\n    ${one.misunderstood.join('\n    ')}`)
      if (one.wrong.length > 0) console.log(`✗ answer        [${language}] ${one.message}\n    ${one.wrong.slice(0, 4).join('\n    ')}`)
    }
  console.log('')
  for (const language of languages) {
    const own = talks.filter((one) => one.language === language)
    if (own.length > 0) console.log(line(language, own))
  }
  console.log(line('all', talks))
}
