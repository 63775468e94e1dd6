import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { Marketplace } from '@karavan/marketplaces/port.ts'
import { testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead, messagesOf } from '@karavan/testing/ask.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, expect, test } from 'vitest'

const mug = (platform: string, itemId: string) =>
  anOffer({ id: `${platform}-${itemId}`, platform, itemId, title: { ru: 'Термокружка стальная' } })
const here = givenMarketplace([mug('here', '1'), mug('here', '2')], { platform: 'here', label: 'Here' })
const far = givenMarketplace([mug('far', '3')], { platform: 'far', label: 'Far' })
const slow: Marketplace = {
  ...far,
  search: async (...asked) => {
    await new Promise((done) => setTimeout(done, 1_500))
    return far.search(...asked)
  },
}
const t = await testApp({ marketplaces: [here, slow], verifyToken: testUsers, engine: rulesEngine })
const listening = { ...t, address: await t.listen() }
afterAll(() => t[Symbol.asyncDispose]())

test('what quick marketplaces have is sent while a slow one is waited for; the answer has the offers of both, and alone is kept', async () => {
  const { events, conversation_id } = await askAndRead(listening, 'user:anna', 'термокружки')
  const early = events.filter((event) => event.type === 'progress' && event.products)
  expect(early).toHaveLength(1)
  expect(early[0]).toMatchObject({ content: 'Вот первые предложения, жду ответа: Far…', cards: 6 })
  const ids = (event: { products?: { id: string }[] }) => event.products?.map(({ id }) => id).sort()
  expect(ids(early[0] as never)).toEqual(['here-1', 'here-2'])
  const widget = events.find((event) => event.type === 'product_widget')
  expect(ids(widget as never)).toEqual(['far-3', 'here-1', 'here-2'])
  expect(events.indexOf(early[0]!)).toBeLessThan(events.indexOf(widget!))
  const messages = await messagesOf(listening, 'user:anna', conversation_id)
  expect(messages.filter(({ metadata }: { metadata: { products?: unknown } }) => metadata.products)).toHaveLength(1)
})
