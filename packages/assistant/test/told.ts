import { type Language, languages } from '@karavan/contract/language.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { Evidence } from '../src/engines/llm/evidence.ts'
import { toolsFor, type Work } from '../src/engines/llm/tools.ts'
import { toContext } from '../src/engines/rules/context.ts'
import { readState } from '../src/state.ts'
import { aMarket } from './market.ts'

export interface Asked {
  language?: Language
  message: string
  /** What the model searches for beside the goods. */
  call?: object
}

/** What a model knows once it has searched these thermos mugs for what the buyer wrote, at 10 ₽ for a yuan. */
export async function toldAfterSearch(mugs: Offer[], { language = 'ru', message, call = {} }: Asked): Promise<Evidence> {
  const deps = aMarket(mugs, { rate: (from, to) => (from === to ? 1 : from === 'CNY' && to === 'RUB' ? 10 : undefined) })
  const evidence = new Evidence()
  evidence.said(message)
  const input = { message, interfaceLanguage: language, isGuest: true, history: [] }
  const state = readState([])
  const { signal } = new AbortController()
  const work: Work = { pending: [], terms: [], state, shown: 0, isHarmless: true }
  const tools = toolsFor(toContext(input, deps, signal, state, language), evidence, work)
  const found = tools.search_offers.execute!({ goods: '保温杯 термокружки', ...call }, { toolCallId: '1', messages: [], context: {} })
  for await (const _ of found as AsyncIterable<unknown>) {
    // Its last result is in the evidence.
  }
  return evidence
}

/** The same for a message in each language. */
export async function toldInEach(mugs: Offer[], messages: Record<Language, string>): Promise<Record<Language, Evidence>> {
  const told = languages.map(
    async (language) => [language, await toldAfterSearch(mugs, { language, message: messages[language] })] as const,
  )
  return Object.fromEntries(await Promise.all(told)) as Record<Language, Evidence>
}
