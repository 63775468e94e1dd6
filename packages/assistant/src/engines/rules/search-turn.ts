import { describeGoods, ownWords } from '../../explain/describe.ts'
import { attributesWith } from '../../fields.ts'
import type { Reading } from '../../interpret/read.ts'
import { askTurn } from './answers.ts'
import { maxCards, progress, type TurnContext, type TurnSteps } from './context.ts'
import { explain } from './search-answer.ts'
import { findOutcome, prepare, type SearchRequest } from './search-outcome.ts'
import { lastOffers } from './shown.ts'

/** Searches, shows and explains offers; where nothing fits, says what is in the way. Each step takes what the one before it gives. */
export async function* searchTurn(context: TurnContext, request: SearchRequest): TurnSteps {
  const { texts, language } = context
  const prepared = await prepare(context, request)
  const { said, types } = prepared.wish
  const called = ownWords({ phrase: said?.join(' '), types }, language)
  yield progress(texts.progress.searching(called ?? describeGoods(prepared.wish, language, 'many')), maxCards)
  const outcome = yield* findOutcome(context, request, prepared)
  if (outcome.kind === 'nothing' && request.asked && (await asksOfShown(context, request.asked)))
    yield* askTurn(context, { kind: 'all' }, request.asked)
  else yield* explain(context, outcome)
}

/** Whether a question that names goods nobody sells is one about those shown: "is the straw metal?", "scale?" where their listings state a scale. "And plates?" asks for plates. */
async function asksOfShown(context: TurnContext, asked: Reading): Promise<boolean> {
  const { asksWhether, asksWhat, asksHow, reference, words, said } = asked
  const saysMore =
    words.length > said.length ||
    asked.beside.length > 0 ||
    [asked.traits, asked.materials, asked.colors, asked.measures, asked.sizes].some((one) => one.length > 0)
  if (asksWhether || asksWhat || asksHow || reference || saysMore) return true
  return [...(await lastOffers(context)).values()].some((offer) => attributesWith(offer, words).length > 0)
}
