import type { Language } from '@karavan/contract/language.ts'
import type { Refinement } from '@karavan/contract/selection.ts'
import { conditionsOf } from '../../explain/conditions.ts'
import { ofScreen, type State } from '../../state.ts'
import { refineTextsOf } from '../../texts/refine-texts.ts'
import type { Wish } from '../../wish.ts'
import type { TurnContext, TurnSteps } from './context.ts'
import { searchTurn } from './search-turn.ts'
import { whatGoodsTurn } from './talk-turns.ts'

/** The search that a press changes: one for goods that nobody sells has no order, and conditions of its own. */
export const refinedBy = (refinement: Refinement, state: State, language: Language): State =>
  state.wish && 'remove' in refinement && conditionsOf(state.wish, language).some(({ id }) => id === refinement.remove)
    ? state
    : ofScreen(state)

/** The search as it stands, changed by a press and not by words: one condition less, or another order. */
export async function* refineTurn(context: TurnContext, refinement: Refinement): TurnSteps {
  const { wish } = context.state
  // The buyer has started anew since, in another tab perhaps.
  if (!wish) {
    yield* whatGoodsTurn(context)
    return
  }
  const { wish: next, note } = 'sort' in refinement ? sorted(context, wish, refinement) : without(context, wish, refinement)
  yield* searchTurn(context, { wish: next, isNew: false, relatives: [], topics: [], keepsQuantity: false, notes: [note] })
}

interface Refined {
  wish: Wish
  note: string
}

function without({ language }: TurnContext, wish: Wish, { remove }: Extract<Refinement, { remove: string }>): Refined {
  const texts = refineTextsOf(language)
  const removed = conditionsOf(wish, language).find(({ id }) => id === remove)
  return removed ? { wish: removed.without, note: texts.without(removed.text) } : { wish, note: texts.goneAlready }
}

function sorted({ language }: TurnContext, wish: Wish, { sort }: Extract<Refinement, { sort: string }>): Refined {
  const { sort: _, saidOfPrice, ...rest } = wish
  const { sort: __, ...said } = saidOfPrice ?? {}
  const order = sort === 'relevance' ? {} : { sort }
  return {
    // What was said of the price before "cheaper" comes back later, and must not bring its order along.
    wish: { ...rest, ...order, ...(saidOfPrice ? { saidOfPrice: { ...said, ...order } } : {}) },
    note: refineTextsOf(language).sorted[sort],
  }
}
