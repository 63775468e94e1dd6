import { z } from 'zod'
import { claimedBy, toChineseQuery } from '../live/chinese-query.ts'
import { type KeptAnswers, searchesOf, unkept } from '../live/kept-answers.ts'
import { type ListedPage, searchPages } from '../live/pages.ts'
import { count, list } from '../live/read.ts'
import { type Marketplace, MarketplaceError } from '../port.ts'
import { createTemplateClient, platform, type TemplateConfig } from './client.ts'
import { item, toOffer, toSummary } from './to-offer.ts'

export interface TemplateOptions extends TemplateConfig {
  now(): Date
  /** Where pages of searches are kept; left out, each is asked for every time. */
  answers?: KeptAnswers
}

const pageSize = 20
const maxRows = 2_000
const page = z.object({ total: count, items: list(item) })

/** An adapter to copy: a service that has a search by Chinese words, in pages, and items by id. */
export function templateMarketplace({ now, answers = unkept(now), ...config }: TemplateOptions): Marketplace {
  const client = createTemplateClient(config)

  const searchBy = (kept: KeptAnswers): Marketplace['search'] => {
    async function askPage(params: Record<string, string>, signal: AbortSignal): Promise<ListedPage> {
      const ask = async (limited: AbortSignal): Promise<unknown> => {
        const data = await client.get('/search', params, limited)
        // Half an answer is not kept, and is not "nothing found".
        toPage(data, '')
        return data
      }
      // The key names the service, the call and everything it is asked with.
      const { data, fetchedAt } = await kept.get(`${platform} search ${new URLSearchParams(params)}`, ask, signal)
      return toPage(data, fetchedAt.toISOString())
    }

    return async function search(query, signal) {
      signal.throwIfAborted()
      const chinese = toChineseQuery(query)
      const keyword = chinese ?? query.text.trim()
      if (!/[\p{L}\p{N}]/u.test(keyword)) return { hits: [], total: 0 }
      const claimed = claimedBy(keyword, query)
      const ask = (number: number) => askPage({ q: keyword, page: String(number) }, signal)
      const found = await searchPages(query, { pageSize, maxRows, claimed, ask })
      return chinese && query.language !== 'zh' ? { ...found, keyword: chinese } : found
    }
  }

  return {
    platform,
    label: 'Template',
    searchesAtOnce: config.concurrency,
    offersAtOnce: config.concurrency,
    ...searchesOf(answers, searchBy),
    async product(itemId, _language, signal) {
      signal.throwIfAborted()
      if (!/^\d{1,15}$/.test(itemId)) return undefined
      return toOffer(await client.get('/item', { id: itemId }, signal), itemId, now().toISOString())
    },
  }
}

function toPage(data: unknown, fetchedAt: string): ListedPage {
  const read = page.safeParse(data)
  const hasItems = typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items)
  if (!read.success || !hasItems) throw new MarketplaceError(platform, 'refused', 'a search answered without a list')
  const { items, total } = read.data
  const listed = items.flatMap((found) => {
    const offer = toSummary(found, fetchedAt)
    return offer ? [{ offer }] : []
  })
  return { listed, total, hasNext: items.length >= pageSize }
}
