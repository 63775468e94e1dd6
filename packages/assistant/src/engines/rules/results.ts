import { toCard } from '../../explain/card.ts'
import type { ResultsInput, ResultsPage, TurnDeps } from '../../port.ts'
import { isForOthers } from '../../rank/check.ts'
import { findOffers, manyCandidates } from '../../retrieve/find.ts'
import { readResult } from '../../state.ts'

/**
 * A page of everything that the search of an earlier turn found, asked for anew: offers that went away are missing. The cards that were shown then come
 * first, so that a page goes on where they ended.
 */
export async function listResults(
  { state, shownIds, interfaceLanguage, offset, limit }: ResultsInput,
  deps: TurnDeps,
  signal: AbortSignal,
): Promise<ResultsPage | 'unreachable' | undefined> {
  const left = readResult(state)
  if (!left) return undefined
  const { result, language = interfaceLanguage } = left
  const { wish, asked, exclude } = result
  const found = await findOffers(wish, language, deps, signal, { limit: manyCandidates, excludeIds: exclude })
  if (found.asked.length === 0 && found.failed.length > 0) return 'unreachable'
  const hits = asked ? found.hits.filter((hit) => !isForOthers(hit, asked)) : found.hits
  const byId = new Map(hits.map((hit) => [hit.offer.id, hit]))
  const first = shownIds.flatMap((id) => byId.get(id) ?? [])
  const ordered = [...first, ...hits.filter((hit) => !first.includes(hit))]
  return {
    cards: ordered.slice(offset, offset + limit).map(({ offer }) => toCard(offer, wish, language, deps.rate, { asked })),
    total: ordered.length,
    isAtLeast: found.isAtLeast || found.total > found.hits.length,
  }
}
