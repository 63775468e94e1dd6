import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, stated, title } from '../../../test/market.ts'

const rope = title('Скакалка 2.5 м', 'Jump rope 2.5 m', '跳绳2.5米')
const handle = stated('Длина ручки', 'Handle length', '手柄长度', ['16 см', '16 cm', '16厘米'])

test('how long a handle is says nothing of a rope; the metres of its title do', async () => {
  const long = title('Скакалка 7 м', 'Jump rope 7 m', '跳绳7米')
  const market = aMarket([
    anOffer({ itemId: 'listed-long', title: long, attributes: [handle] }),
    anOffer({ itemId: 'listed-short', title: rope, attributes: [handle] }),
  ])
  const say = aConversation(market, { language: 'en' })
  await say('jump ropes')
  const answer = plain((await say('which one is the shortest?')).html)
  expect(answer).toContain('2.5 m')
  expect(answer).not.toContain('16 cm')
})

test('the words of a longer name of goods are no words of their own: curtains for a living room are not the only ones that darken a room', async () => {
  const market = aMarket([
    anOffer({ itemId: 'listed-living', title: title('Штора блэкаут для гостиной', 'Blackout curtain for living room', '客厅遮光窗帘') }),
    anOffer({ itemId: 'listed-plain', title: title('Штора блэкаут', 'Blackout curtain', '遮光窗帘') }),
  ])
  const { cards } = await aConversation(market, { language: 'en' })('room darkening curtains')
  expect(cards.map(({ id }) => id).toSorted()).toEqual(['test-listed-living', 'test-listed-plain'])
})
