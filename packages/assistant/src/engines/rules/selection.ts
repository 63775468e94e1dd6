import { type Selection, type SelectionSort, selectionSorts } from '@karavan/contract/selection.ts'
import type { OfferHit } from '@karavan/marketplaces/port.ts'
import { conditionsOf } from '../../explain/conditions.ts'
import { unitOfAll } from '../../explain/facts.ts'
import { unitPrice } from '../../prices.ts'
import { trustIn } from '../../rank/parts.ts'
import type { Found } from '../../retrieve/find.ts'
import type { Wish } from '../../wish.ts'
import type { TurnContext } from './context.ts'

/** What an answer was made for, where it shows nothing that could be put in order or paged through; `undefined` where there is nothing to say. */
export function conditionsFor({ language }: TurnContext, wish: Wish | undefined, hits: readonly OfferHit[] = []): Selection | undefined {
  const unit = unitOfAll(
    hits.map(({ offer }) => offer),
    language,
  )
  const conditions = wish ? conditionsOf(wish, language, unit).map(({ id, text }) => ({ id, text })) : []
  return conditions.length > 0 ? { conditions, sorts: [] } : undefined
}

/** What an answer with cards was made for. `shown`: how many of the offers are on them. */
export function selectionFor(
  context: TurnContext,
  wish: Wish,
  found: Pick<Found, 'hits' | 'total' | 'isAtLeast' | 'keywords'>,
  shown: number,
): Selection {
  const { conditions } = conditionsFor(context, wish, found.hits) ?? { conditions: [] }
  const hasMore = found.total > shown || found.hits.length > shown
  return {
    conditions,
    sorts: sortsFor(context, wish, found.hits),
    ...(wish.sort === 'sales' ? {} : { sort: wish.sort ?? 'relevance' }),
    ...(found.keywords ? { searched_by: found.keywords } : {}),
    ...(hasMore ? { total: Math.max(found.total, found.hits.length), is_at_least: found.isAtLeast } : {}),
  }
}

/** The orders in which these offers differ, and the one they stand in. */
function sortsFor({ deps }: TurnContext, wish: Wish, hits: readonly OfferHit[]): SelectionSort[] {
  const values: Partial<Record<SelectionSort, (hit: OfferHit) => number | undefined>> = {
    price: ({ offer }) => unitPrice(offer, wish, deps.rate)?.minor,
    moq: ({ offer }) => offer.moq,
    seller: ({ offer }) => Math.round(trustIn(offer) * 100),
    dispatch: ({ offer }) => offer.delivery?.dispatchHours,
  }
  return selectionSorts.filter((sort) => {
    const value = values[sort]
    return value !== undefined && (sort === wish.sort || new Set(hits.map(value)).size > 1)
  })
}
