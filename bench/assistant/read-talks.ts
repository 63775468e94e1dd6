import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { toLanguage } from '@karavan/contract/language.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { testDb } from '@karavan/testing/db.ts'
import { createTalks } from '@karavan/testing/talk.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { state: { type: 'boolean' }, help: { type: 'boolean' } } })
if (values.help || positionals.length === 0) {
  console.log(`Usage: node bench/assistant/read-talks.ts FILE ... [--state]

Leads the talks of these files with the rules engine over the sample market and prints every answer with its cards, to be read by somebody. A talk is
a line: its language and its messages, divided by "|", such as "ru|термокружки 500 мл|а подешевле?".

  --state  also print what the talk has come to want`)
  process.exit(values.help ? 0 : 2)
}

await using database = await testDb({ content: 'market', isSynced: true })
const begin = createTalks(database.db, [sampleMarketplace(database.db)], rulesEngine)
for (const line of positionals.flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
  const [tag, ...messages] = line.split('|').map((part) => part.trim())
  const language = toLanguage(tag)
  if (!language) continue
  const say = begin(language)
  console.log('='.repeat(20))
  for (const message of messages) {
    const { html, cards, state } = await say(message)
    console.log(`> ${message}`)
    if (values.state) console.log(`  ${JSON.stringify(state)}`)
    console.log(
      `  ${html
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()}`,
    )
    for (const { title, price_info: price, highlights, llm_reasoning: reason } of cards)
      console.log(`  - ${[title, price?.formatted_price, highlights.join('; '), reason].filter(Boolean).join(' | ')}`)
  }
}
