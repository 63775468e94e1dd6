import { expect, test } from 'vitest'
import { aConversation, aMarket, anOffer, plain, title } from '../../../test/market.ts'

const mugs = () => {
  const mug = title('Кружка', 'Mug', '马克杯')
  return aMarket(['service-first', 'service-second'].map((itemId) => anOffer({ itemId, title: mug })))
}
const goods = { ru: 'кружки, 50 штук', en: 'mugs, 50 pcs', zh: '马克杯 50个' }

// Few of these have a word of a list; the others are known by what others say who ask the same (`packages/lexicon/data/asked-wordings.txt`).
test.each([
  ['ru', 'счёт на юрлицо выставите?', /документы на компанию готовит магазин/],
  ['ru', 'когда будет менеджер? хочу с человеком поговорить', /позвать сотрудника в чат не могу/],
  ['ru', 'а если посылка потеряется?', /пропала или пострадала в пути/],
  ['ru', 'могу сам забрать в Москве?', /Самовывоза при оформлении нет/],
  ['ru', 'а вы сами привозите или забирать', /Самовывоза при оформлении нет/],
  ['ru', 'почему у вас дороже чем на вб?', /Цен других магазинов я не вижу/],
  ['ru', 'какой транспортной компанией везёте?', /перевозчик и трек-номер видны/],
  ['ru', 'забыл пароль', /Забыли пароль/],
  ['ru', 'отправите двумя посылками на разные адреса?', /Для двух адресов/],
  ['en', 'are these prices final?', /price is fixed when the order is placed/],
  ['en', 'can I split delivery to two addresses?', /place two orders/],
  ['en', 'which carrier do you use?', /shows the carrier/],
  ['en', 'can I pick it up myself?', /no pick-up/],
  ['en', 'is it insured?', /no rules about insurance/],
  ['en', 'how do I sign up?', /Sign in or sign up/],
  ['en', 'when do I have to pay?', /Payment is manual/],
  ['en', 'can I sell my goods here?', /cannot be sold here/],
  ['zh', '能寄到不同的地址吗?', /请下两个订单/],
  ['zh', '可以自提吗?', /没有自提选项/],
  ['zh', '给我回个电话', /无法转接人工/],
  ['zh', '聊天记录会保存吗?', /对话会保存/],
  ['zh', '价格什么时候会变?', /下单时价格即固定/],
] as const)('%s: "%s" is about the service, whatever is on the screen', async (language, question, answer) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  const { html, cards } = await say(question)
  expect(plain(html)).toMatch(answer)
  expect(cards).toEqual([])
})

test.each([
  ['ru', 'добавь вторую в корзину'],
  ['en', 'add the second one to my cart'],
  ['zh', '把第二个加入购物车'],
] as const)('%s: "%s" shows that one and says how to order it', async (language, message) => {
  const say = aConversation(mugs(), { language })
  const { cards: shown } = await say(goods[language])
  const { html, cards } = await say(message)
  expect(cards.map(({ id }) => id)).toEqual([shown[1]!.id])
  expect(plain(html)).toMatch(/добавьте его в корзину|add it to the cart|加入购物车/)
})

test.each([
  ['ru', 'а какой у неё вес?'],
  ['ru', 'можно в микроволновку?'],
  ['en', 'do they chip easily?'],
  ['zh', '能放洗碗机吗'],
] as const)('%s: "%s" stays with the goods', async (language, question) => {
  const say = aConversation(mugs(), { language })
  await say(goods[language])
  expect(plain((await say(question)).html)).toMatch(/продав|указ|seller|stated|卖家|注明/)
})

test.each(['contact lenses', 'tax stamps', 'photo albums', 'return gift boxes'])(
  '%s are goods of which nothing is asked',
  async (message) => {
    const { html } = await aConversation(mugs(), { language: 'en' })(message)
    expect(plain(html)).not.toMatch(/shop writes|duties|Photos and films|cancel an order/)
  },
)
