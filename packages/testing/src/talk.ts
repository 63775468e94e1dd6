import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { AssistantEngine, AssistantStep, PastTurn, TurnDeps } from '@karavan/assistant/port.ts'
import type { Language } from '@karavan/contract/language.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Marketplace, Offer } from '@karavan/marketplaces/port.ts'
import type { Db } from '@karavan/server/database.ts'
import { bundledRates } from '@karavan/server/features/currency/rates.ts'
import { createOffers, toTurnOffers } from '@karavan/server/features/offers/service.ts'
import { createSources } from '@karavan/server/features/sources/service.ts'
import { systemClock } from '@karavan/server/platform/clock.ts'
import { createLog } from '@karavan/server/platform/log.ts'

/** Roubles for one unit of a currency, from the table the product has without a network. */
export const roubles: Record<string, number> = bundledRates.rubPerUnit
const rate: TurnDeps['rate'] = (from, to) => {
  const [a, b] = [roubles[from], roubles[to]]
  return a === undefined || b === undefined ? undefined : a / b
}

/** What one turn of a talk has brought. */
export interface Reply {
  html: string
  suggestions: string[]
  cards: ProductCard[]
  /** The whole offers of the cards, as a marketplace that stores them has them. */
  offers: Offer[]
  state: unknown
}

/** A buyer's talk with an engine about the offers of these marketplaces, with nothing of the server around it. */
export function createTalks(db: Db, marketplaces: Marketplace[], engine: AssistantEngine = rulesEngine) {
  const log = createLog('silent')
  const sources = createSources(marketplaces, { deadlineMs: 60_000, log })
  const offers = createOffers({ db, sources, clock: systemClock, log })
  const deps: TurnDeps = {
    retrieve: (query, signal) => sources.retrieve(query, signal),
    ...toTurnOffers(offers),
    rate,
    now: () => new Date(),
  }
  const { signal } = new AbortController()
  /** A new talk; each message goes on from the ones before. */
  return function begin(language: Language): (message: string) => Promise<Reply> {
    const history: PastTurn[] = []
    return async (message) => {
      const steps: AssistantStep[] = []
      const input = { message, interfaceLanguage: language, isGuest: true, history: [...history] }
      for await (const step of engine.run(input, deps, signal)) steps.push(step)
      const answer = steps.find((step) => step.type === 'answer')
      const cards = steps.find((step) => step.type === 'cards')?.cards ?? []
      const stored = await sources.findStored(
        cards.map(({ id }) => ({ id })),
        signal,
      )
      const offersById = new Map(stored.map(({ id, offer }) => [id, offer]))
      const state: unknown = JSON.parse(JSON.stringify(steps.find((step) => step.type === 'done')?.state ?? null))
      history.push({ message, state, shownIds: cards.map((card) => card.id) })
      return {
        html: answer?.html ?? '',
        suggestions: answer?.suggestions ?? [],
        cards,
        offers: cards.flatMap(({ id }) => offersById.get(id) ?? []),
        state,
      }
    }
  }
}
