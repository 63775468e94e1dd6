import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, ladder, rate } from '../../test/market.ts'
import { emptyWish, type Wish } from '../wish.ts'
import { adviceOn } from './advice.ts'

const aWish = (given: Partial<Wish> = {}): Wish => ({ ...emptyWish(), types: ['type.thermos-mug'], ...given })
const aSeller = (years: number, repurchaseRate: number) => ({ id: 's', name: 'S', years, repurchaseRate })
const steady = anOffer({ priceLadder: ladder([10, 15]), seller: aSeller(10, 0.48) })
const cheap = anOffer({ priceLadder: ladder([10, 11]), seller: aSeller(3, 0.21) })
const plain = (text: string | undefined): string | undefined => text?.replaceAll('\u00a0', ' ')

test('the first is argued by what its rival lacks, the rival by what it is better in, and both by the same facts', () => {
  const advice = adviceOn([steady, cheap], aWish(), 'ru', rate)
  expect(advice?.first.facts.map(plain)).toEqual(['172,50 ₽', 'повторных покупок 48 %', 'продавец 10 лет на площадке'])
  expect(advice?.other?.offer).toBe(cheap)
  expect(advice?.other?.point).toBe('price')
  expect(advice?.other?.facts.map(plain)).toEqual(['126,50 ₽', 'повторных покупок 21 %', 'продавец 3 года на площадке'])
})

test('what the buyer asked for and only the first states comes before its seller', () => {
  const red = anOffer({ title: { ru: 'Термокружка керамическая' }, priceLadder: ladder([10, 15]) })
  const advice = adviceOn([red, cheap], aWish({ materials: ['material.ceramic'] }), 'ru', rate)
  expect(advice?.first.facts[1]).toBe('керамика')
})

test('where the two meet a condition differently, both say how', () => {
  const bigger = anOffer({ title: { en: 'Stainless steel thermos mug 510 ml' }, priceLadder: ladder([10, 11]) })
  const advice = adviceOn([steady, bigger], aWish({ measures: [{ dimension: 'volume', target: 500 }] }), 'en', rate)
  expect(advice?.first.facts[1]).toBe('500\u00a0ml')
  expect(advice?.other?.facts[1]).toBe('510\u00a0ml')
})

test('a first that is the cheapest says so, and what comes next claims nothing', () => {
  const advice = adviceOn([cheap, anOffer({ priceLadder: ladder([10, 15]), seller: aSeller(3, 0.2) })], aWish(), 'en', rate)
  expect(advice?.first.facts).toContain('the lowest price shown here')
  expect(advice?.other?.point).toBeUndefined()
})

test('offers that nothing stated tells apart are not argued', () => {
  const alike = anOffer()
  expect(adviceOn([alike, anOffer()], aWish(), 'en', rate)).toEqual({ first: { offer: alike, facts: ['230\u00a0₽'] }, isArgued: false })
  expect(adviceOn([alike], aWish(), 'en', rate)).toBeUndefined()
})

test('what a listing does not state is no argument for or against it', () => {
  const silent = anOffer({ priceLadder: ladder([10, 11]), seller: undefined, salesCount: undefined })
  const advice = adviceOn([steady, silent], aWish(), 'en', rate)
  expect(advice?.first.facts.map(plain)).toEqual(['172.50 ₽'])
  expect(advice?.isArgued).toBe(false)
  expect(advice?.other?.point).toBe('price')
})

test('a budget for the lot is argued with the sum of the lot', () => {
  const advice = adviceOn([steady, cheap], aWish({ quantity: 100, budget: { currency: 'RUB', minor: 2_000_000 } }), 'en', rate)
  expect(advice?.first.facts.map(plain).slice(0, 2)).toEqual(['172.50 ₽', '17,250 ₽ for 100 pcs'])
  expect(advice?.other?.facts.map(plain).slice(0, 2)).toEqual(['126.50 ₽', '12,650 ₽ for 100 pcs'])
})

test.each([
  ['ru', 'термокружки от надёжного продавца, 20 штук', /Советую <a [^>]+>[^<]+<\/a>: 172,50 ₽, .* Если важнее цена, то <a /],
  ['en', 'thermos mugs from a reliable seller, 20 pcs', /I would take <a [^>]+>[^<]+<\/a>: 172\.50 ₽, .* If price matters more, take <a /],
  ['zh', '保温杯，靠谱的卖家，20个', /推荐<a [^>]+>[^<]+<\/a>：172\.50 ₽、.*如果更看重价格，可选<a /],
] as const)('an answer names the one to take and the one to weigh against it, %s', async (language, message, said) => {
  const reply = await aConversation(aMarket([cheap, steady, anOffer({ priceLadder: ladder([10, 60]) })]), { language })(message)
  expect(reply.cards[0]?.product_id).toBe(steady.id)
  expect(plain(reply.html)).toMatch(said)
})
