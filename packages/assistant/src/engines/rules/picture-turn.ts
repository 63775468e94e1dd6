import { toWish } from '../../interpret/merge.ts'
import type { Reading } from '../../interpret/read.ts'
import { progress, type TurnContext, type TurnSteps } from './context.ts'
import { searchTurn } from './search-turn.ts'

/**
 * Goods that look like a picture. Of what was said with it only conditions count ("the same, but black, 100 pieces") and the kind of goods where one is named: words that nobody knows
 * are about the picture.
 */
export async function* pictureTurn(context: TurnContext, picture: string, reading: Reading): TurnSteps {
  yield progress(context.texts.progress.looking, 6)
  const wish = { ...toWish({ ...reading, words: [], purposes: [] }, undefined), picture }
  yield* searchTurn(context, { wish, isNew: true, relatives: [], topics: reading.topics, keepsQuantity: false })
}
