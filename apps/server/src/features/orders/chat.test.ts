import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask, messagesOf } from '@karavan/testing/ask.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { anOperator, aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { expect, test } from 'vitest'
import { moveOrder } from './service.ts'

const tape = aPlainOffer('600000000003')

test('"where is my order?" is answered from the buyer’s own orders, with a link to each; a guest is asked to sign in', async () => {
  await using t = await testApp({
    engine: rulesEngine,
    marketplaces: [givenMarketplace([tape])],
    verifyToken: testUsers,
    settings: { PUBLIC_URL: 'https://shop.example' },
  })
  const address = await t.listen()
  const answerTo = async (token: string, question = 'где мой заказ?') => {
    const { stream_id, conversation_id } = await ask(t, token, question, { 'accept-language': 'ru' })
    await readEvents(address, stream_id)
    return (await messagesOf(t, token, conversation_id)).at(-1).content.replaceAll(/[\u00a0\u202f]/g, ' ')
  }
  const hers = await givenOrder(t, bearer('user:anna'), [{ product_id: tape.id, quantity: 3 }])
  const his = await givenOrder(t, bearer('user:boris'), [{ product_id: tape.id }])
  for (const kind of ['paid', 'shipped'] as const)
    await moveOrder(
      { db: t.db, clock: () => new Date(), onTimelineEntry: async () => {}, wake() {} },
      { orderId: hers.id, kind, actor: anOperator, ...(kind === 'shipped' ? { track: 'RU123', carrier: 'СДЭК' } : {}) },
    )

  const told = await answerTo('user:anna')
  expect(told).toContain(`<a href="https://shop.example/chat/orders/${hers.id}">${hers.order_number}</a>`)
  expect(told).toMatch(/отправлен вам, 345,00 ₽.*СДЭК, трек-номер RU123/)
  expect(told).not.toContain(his.order_number)
  const foreign = await answerTo('user:anna', `что с заказом ${his.order_number}?`)
  expect(foreign).toContain(`Заказа ${his.order_number} среди ваших нет`)
  expect(foreign).not.toContain(his.id)
  expect(await answerTo('user:clara')).toContain('Заказов у вас пока нет')
  const guest = await answerTo('guest:anna')
  expect(guest).toContain('Войдите в аккаунт')
  expect(guest).not.toContain('ORD-')
})
