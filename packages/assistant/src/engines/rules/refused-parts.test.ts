import type { Language } from '@karavan/contract/language.ts'
import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

/** A part of a certain material that is refused: goods without the part fit, and so do those whose part is of something else. */

const mug = title('Кружка', 'Mug', '马克杯')
const gloves = title('Перчатки', 'Gloves', '手套')
const features = (...values: [string, string, string]) => stated('Особенности', 'Features', '特点', values)
const shop = () =>
  aMarket([
    anOffer({ itemId: 'bamboo-lid', title: mug, attributes: [features('с бамбуковой крышкой', 'with bamboo lid', '带竹盖')] }),
    anOffer({ itemId: 'steel-lid', title: mug, attributes: [features('со стальной крышкой', 'with steel lid', '带钢盖')] }),
    anOffer({ itemId: 'no-lid', title: mug, attributes: [features('для кофе', 'for coffee', '咖啡')] }),
    anOffer({ itemId: 'fleece-lined', title: gloves, attributes: [features('на флисе', 'fleece-lined', '加绒')] }),
    anOffer({
      itemId: 'lining-fleece',
      title: gloves,
      attributes: [stated('Подкладка', 'Lining', '里料', ['флис', 'fleece', '摇粒绒']), features('на флисе', 'fleece-lined', '加绒')],
    }),
    anOffer({ itemId: 'unlined', title: gloves, attributes: [features('тонкие', 'thin', '薄款')] }),
  ])
const ask = async (language: Language, ...messages: string[]) => {
  const say = aConversation(shop(), { language })
  let reply = await say(messages[0]!)
  for (const message of messages.slice(1)) reply = await say(message)
  return { ...reply, ids: reply.cards.map(({ id }) => id.replace('test-', '')), said: plain(reply.html) }
}

test.each([
  ['en', 'mugs without bamboo lid'],
  ['ru', 'кружки без бамбуковой крышки'],
  ['zh', '马克杯 不要竹盖的'],
] as const)('%s: "%s" keeps mugs with other lids and without one', async (language, message) => {
  const { ids } = await ask(language, message)
  expect(ids).toContain('steel-lid')
  expect(ids).toContain('no-lid')
  expect(ids).not.toContain('bamboo-lid')
})

test.each([
  ['en', 'gloves without fleece lining'],
  ['en', 'gloves no fleece'],
  ['ru', 'перчатки без флисовой подкладки'],
  ['zh', '手套 不加绒'],
] as const)('%s: "%s" shows none that are lined with it', async (language, message) => {
  expect((await ask(language, message)).ids).toEqual(['unlined'])
})

test('what is refused is not said to be there', async () => {
  const { said } = await ask('en', 'mugs without a lid')
  expect(said).toContain('without lid')
  expect(said).not.toContain('without with')
})
