import { describeGoods, ownWords } from '../../explain/describe.ts'
import { askTurn } from './answers.ts'
import { progress, type TurnContext, type TurnSteps } from './context.ts'
import { explain, maxCards } from './search-answer.ts'
import { findOutcome, prepare, type SearchRequest } from './search-outcome.ts'

/** Searches, shows and explains offers; where nothing fits, says what is in the way. Each step takes what the one before it gives. */
export async function* searchTurn(context: TurnContext, request: SearchRequest): TurnSteps {
  const { texts, language } = context
  const prepared = await prepare(context, request)
  const { said, types } = prepared.wish
  const called = ownWords({ phrase: said?.join(' '), types }, language)
  yield progress(texts.progress.searching(called ?? describeGoods(prepared.wish, language, 'many')), maxCards)
  const outcome = yield* findOutcome(context, request, prepared)
  if (outcome.kind === 'nothing' && request.asked) yield* askTurn(context, { kind: 'all' }, request.asked)
  else yield* explain(context, outcome)
}
