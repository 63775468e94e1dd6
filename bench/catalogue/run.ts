import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { AssistantStep, TurnDeps } from '@karavan/assistant/port.ts'
import { languages } from '@karavan/contract/language.ts'
import { catalogueMarketplace } from '@karavan/marketplaces/catalogue/adapter.ts'
import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import { parseOfferId } from '@karavan/marketplaces/port.ts'
import { importCatalogue } from '@karavan/server/features/catalogue/import/import-catalogue.ts'
import { bundledRates } from '@karavan/server/features/currency/rates.ts'
import { createOffers, toTurnOffers } from '@karavan/server/features/offers/service.ts'
import { createSources } from '@karavan/server/features/sources/service.ts'
import { systemClock } from '@karavan/server/platform/clock.ts'
import { createLog } from '@karavan/server/platform/log.ts'
import { testDb } from '@karavan/testing/db.ts'
import { freshQuestions, type Question, questions } from './questions.ts'

interface Outcome {
  question: Question
  shown: { key: string; title: string; price: string; reason: string }[]
  text: string
  suggestions: string[]
}

const verbose = process.argv.includes('--verbose')
const file = process.env.KARAVAN_LISTINGS ?? join(import.meta.dirname, '../../../shared/data/real-listings-1000.jsonl')

async function run(): Promise<void> {
  await using database = await testDb({ isSynced: true })
  const imported = await importCatalogue({ db: database.db, clock: systemClock }, createReadStream(file), {
    platform: 'real',
    language: 'en',
  })
  console.log(`${imported.read} listings read, ${imported.stored} stored, ${imported.skippedCount} skipped`)
  const sources = createSources([catalogueMarketplace(database.db)], { deadlineMs: 20_000, log: createLog('silent') })
  const offers = createOffers({ db: database.db, sources, clock: systemClock, log: createLog('silent') })
  const find = { retrieve: (query: OfferQuery, signal: AbortSignal) => sources.retrieve(query, signal), ...toTurnOffers(offers) }
  const roubles: Record<string, number> = bundledRates.rubPerUnit
  const rate: TurnDeps['rate'] = (from, to) => {
    const [a, b] = [roubles[from], roubles[to]]
    return a === undefined || b === undefined ? undefined : a / b
  }
  for (const [name, some] of [
    ['the first questions', questions],
    ['the fresh ones', freshQuestions],
  ] as const) {
    console.log(`\n${name}`)
    const outcomes: Outcome[] = []
    for (const question of some) outcomes.push(await ask(question, { ...find, rate, now: () => new Date() }))
    report(outcomes)
  }
}

async function ask(question: Question, deps: TurnDeps): Promise<Outcome> {
  const steps: AssistantStep[] = []
  const input = { message: question.say, interfaceLanguage: question.language, isGuest: true, history: [] }
  for await (const step of rulesEngine.run(input, deps, new AbortController().signal)) steps.push(step)
  const answer = steps.find((step) => step.type === 'answer')
  const cards = steps.find((step) => step.type === 'cards')?.cards ?? []
  return {
    question,
    shown: cards.map((card) => ({
      key: parseOfferId(card.id)?.itemId.slice(0, 8) ?? card.id,
      title: card.title,
      price: card.price_info?.formatted_price ?? '',
      reason: card.llm_reasoning,
    })),
    text: (answer?.html ?? '').replace(/<\/p>/g, ' ').replace(/<[^>]+>/g, ''),
    suggestions: answer?.suggestions ?? [],
  }
}

const isNone = ({ right }: Question): boolean => right.length === 0
/** Where there is no answer, none of the cards may be anything else than what is near. */
const isRight = ({ right, near }: Question, key: string): boolean => (right.length > 0 ? right : (near ?? [])).includes(key)
const isFirstRight = ({ question, shown }: Outcome): boolean => {
  const [first] = shown
  return first === undefined ? isNone(question) : isRight(question, first.key)
}
const isFound = ({ question, shown }: Outcome): boolean =>
  isNone(question) ? shown.every(({ key }) => isRight(question, key)) : shown.some(({ key }) => isRight(question, key))

function report(outcomes: readonly Outcome[]): void {
  for (const outcome of outcomes) {
    const { question, shown, text, suggestions } = outcome
    const wrong = shown.filter(({ key }) => !isRight(question, key))
    if (!verbose && isFirstRight(outcome) && isFound(outcome) && wrong.length === 0) continue
    const mark = isFirstRight(outcome) ? '✓ first' : isFound(outcome) ? '· shown' : '✗ not shown'
    console.log(
      `\n${mark} [${question.language}] ${question.say} (${question.right.length} right ones)\n    ${text}\n    [${suggestions.join(' | ')}]`,
    )
    for (const { key, title, price, reason } of shown)
      console.log(`    ${isRight(question, key) ? '+' : '-'} ${key} ${title.slice(0, 70)} | ${price} | ${reason}`)
  }
  console.log('')
  for (const language of languages) sum(language, outcomes.filter(({ question }) => question.language === language)) // biome-ignore format: one call
  sum('all', outcomes)
}

function sum(name: string, some: readonly Outcome[]): void {
  const cards = some.flatMap(({ question, shown }) => shown.map(({ key }) => isRight(question, key)))
  const right = cards.filter(Boolean).length
  const of = (count: number, all: number): string => `${count}/${all} (${Math.round((100 * count) / Math.max(all, 1))} %)`
  console.log(
    [
      name.padEnd(4),
      `first right ${of(some.filter(isFirstRight).length, some.length)}`,
      `among the six ${of(some.filter(isFound).length, some.length)}`,
      `cards right ${of(right, cards.length)}`,
    ].join('   '),
  )
}

if (existsSync(file)) await run()
else console.log(`skipped: there are no listings at ${file} (KARAVAN_LISTINGS names another place)`)
