// @database either
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { ProductCard } from '@karavan/contract/product-card.ts'
import type { Product } from '@karavan/contract/products.ts'
import type { Offer } from '@karavan/marketplaces/port.ts'
import { testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead, messagesOf } from '@karavan/testing/ask.ts'
import { testDb } from '@karavan/testing/db.ts'
import { llmEndpoint } from '@karavan/testing/llm-endpoint.ts'
import { anOffer, givenMarketplace } from '@karavan/testing/marketplace.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { openEngine } from '../../engine.ts'
import { systemClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { createTranslations } from './service.ts'

/** The model translates what this knows, and says nothing of the rest. */
const dictionary: Record<string, string> = {
  '户外水壶 大容量 2L': 'Outdoor bottle, large, 2 l',
  容量: 'Объём',
  防摔运动水壶: 'Спортивная бутылка из титана, 5 предметов',
}
const endpoint = await llmEndpoint()
const database = await testDb()
const asked: string[][] = []
beforeEach(async () => {
  asked.length = 0
  endpoint.script = ({ messages }) => {
    const lines = String(messages.at(-1)?.content).split('\n').slice(1)
    asked.push(lines)
    const said = lines.flatMap((line) => {
      const [, number, text = ''] = /^(\d+)\. (.*)$/.exec(line) ?? []
      return dictionary[text] ? [`${number}. ${dictionary[text]}`] : []
    })
    return { text: [said.join('\n')] }
  }
  await database.db.deleteFrom('translated_text').execute()
})
afterAll(async () => {
  await endpoint[Symbol.asyncDispose]()
  await database.close()
})

const log = createLog('silent')
const settings = { LLM_BASE_URL: endpoint.baseUrl, LLM_MODEL: 'scripted', LLM_API_KEY: 'k' }
const { translate } = await openEngine(readConfig(settings), log)
const opened = () => createTranslations({ db: database.db, clock: systemClock, log, translate })
const chinese = (title: string): Offer => ({
  ...anOffer({ title: { zh: title }, options: [] }),
  attributes: [{ name: { zh: '容量' }, value: { zh: '2L' } }],
})

test('what the marketplace does not give comes from the model, once for all processes, and says that it is a program’s', async () => {
  const translations = opened()
  const bottle = chinese('户外水壶 大容量 2L')
  await translations.apply([bottle])
  await translations.settled()
  const [worded] = await translations.apply([bottle])
  expect(worded).toMatchObject({
    title: { zh: '户外水壶 大容量 2L', en: 'Outdoor bottle, large, 2 l' },
    attributes: [{ name: { zh: '容量', ru: 'Объём' } }],
  })
  expect(worded?.translated).toEqual(expect.arrayContaining(['en', 'ru']))
  const calls = asked.length
  expect(calls).toBeGreaterThan(0)
  const elsewhere = opened()
  expect((await elsewhere.apply([bottle]))[0]?.title.en).toBe('Outdoor bottle, large, 2 l')
  await elsewhere.settled()
  expect(asked).toHaveLength(calls)
  expect(endpoint.requests.at(-1)).not.toHaveProperty('tools')
})

test('a translation that claims more than its text is not shown, and not asked for again', async () => {
  const translations = opened()
  const bottle = chinese('防摔运动水壶')
  await translations.apply([bottle])
  await translations.settled()
  const [worded] = await translations.apply([bottle])
  expect(JSON.stringify(worded)).not.toContain('титан')
  const calls = asked.length
  await opened().apply([bottle])
  expect(asked).toHaveLength(calls)
})

test('what has all languages is neither changed nor asked for', async () => {
  const translations = opened()
  const mug = anOffer()
  mug.options = []
  expect((await translations.apply([mug]))[0]).toBe(mug)
  await translations.settled()
  expect(asked).toEqual([])
})

test('a model that fails is left alone for a minute, and its words come later', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const translations = createTranslations({ db: database.db, clock: () => now, log, translate })
  const script = endpoint.script
  endpoint.script = () => ({ status: 401 })
  const bottle = chinese('户外水壶 大容量 2L')
  await translations.apply([bottle])
  await translations.settled()
  const failed = endpoint.requests.length
  endpoint.script = script
  await translations.apply([chinese('容量')])
  await translations.settled()
  expect(endpoint.requests).toHaveLength(failed)
  now = new Date(now.getTime() + 61_000)
  const later = createTranslations({ db: database.db, clock: () => now, log, translate })
  await later.apply([bottle])
  await later.settled()
  expect((await later.apply([bottle]))[0]?.title.en).toBe('Outdoor bottle, large, 2 l')
})

test('a shop that has spent its day’s tokens words by the lexicon', async () => {
  const spent: number[] = []
  const budget = { isLeft: async () => spent.length === 0, spend: async (tokens: number) => void spent.push(tokens) }
  const translations = createTranslations({ db: database.db, clock: systemClock, log, translate, budget })
  const [worded] = await translations.apply([chinese('户外水壶 大容量 2L')])
  // No model has said anything yet.
  expect(worded?.attributes).toEqual([
    { name: { zh: '容量', ru: 'Объём', en: 'Capacity' }, value: { zh: '2L', ru: '2\u00a0л', en: '2\u00a0l' } },
  ])
  await translations.settled()
  expect(spent).toEqual([960])
  expect(endpoint.requests.length).toBeGreaterThan(0)
})

test('a buyer reads cards and details in words of their own language, with the seller’s beside them', async () => {
  const offer = { ...anOffer({ title: { zh: '不锈钢保温杯 便携 500ml' }, itemId: '77' }) }
  await using t = await testApp({ verifyToken: testUsers, engine: rulesEngine, marketplaces: [givenMarketplace([offer])] })
  const address = await t.listen()
  const { conversation_id } = await askAndRead({ ...t, address }, 'user:anna', 'термокружки')
  const [card] = (await messagesOf(t, 'user:anna', conversation_id)).at(-1).metadata.products as ProductCard[]
  expect(card).toMatchObject({
    title: 'Термокружка, нержавеющая сталь, портативный, 500\u00a0мл',
    title_original: '不锈钢保温杯 便携 500ml',
  })
  const { product } = (await t.inject('/api/products/sample-77?language=ru')).json<{ product: Product }>()
  expect(product).toMatchObject({ title: card?.title, title_original: card?.title_original })
  const inChinese = (await t.inject('/api/products/sample-77?language=zh')).json<{ product: Product }>().product
  expect(inChinese).toMatchObject({ title: '不锈钢保温杯 便携 500ml' })
  expect(inChinese).not.toHaveProperty('title_original')
})

test('words that come later are another version of the product', async () => {
  const offer = { ...anOffer({ title: { zh: '户外水壶 大容量 2L' }, itemId: '78' }) }
  await using t = await testApp({ verifyToken: testUsers, marketplaces: [givenMarketplace([offer])], ...(translate ? { translate } : {}) })
  const read = async () => (await t.inject('/api/products/sample-78?language=en')).json<{ product: Product }>().product
  await read()
  await expect.poll(async () => (await read()).title).toBe('Outdoor bottle, large, 2 l')
  expect((await read()).title_original).toBe('户外水壶 大容量 2L')
})
