import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { ask } from '@karavan/testing/ask.ts'
import { scriptedEngine } from '@karavan/testing/engine.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { aPlainOffer, givenOrder } from '@karavan/testing/given-order.ts'
import { givenMarketplace } from '@karavan/testing/marketplace.ts'
import { expect, test } from 'vitest'

test('what the assistant says of an offer’s stock is what our own orders have left of it', async () => {
  const mug = aPlainOffer('600000000006', {
    stock: 70,
    options: [{ pid: '1', name: { en: 'Colour' }, values: ['a', 'b'].map((vid) => ({ vid, name: { en: vid } })) }],
    skus: [
      { skuId: 'a', propsIds: '1:a', stock: 30 },
      { skuId: 'b', propsIds: '1:b', stock: 40 },
    ],
  })
  const engine = scriptedEngine(async function* (_input, deps, signal) {
    const query = { text: 'mug', language: 'en' as const, types: [], keywords: {}, limit: 1, offset: 0 }
    const { hits } = await deps.retrieve(query, signal)
    const found = await deps.findOffer(mug.id, signal)
    const linked = await deps.findByLink(mug.productUrl ?? '', signal)
    const said = [
      hits[0]?.offer.stock,
      found?.stock,
      ...(found?.skus ?? []).map(({ stock }) => stock),
      typeof linked === 'string' ? linked : linked.stock,
    ]
    yield { type: 'answer', html: `<p>${said.join(' ')}</p>` }
    yield { type: 'done', state: null }
  })
  await using t = await testApp({
    engine,
    marketplaces: [givenMarketplace([mug])],
    verifyToken: testUsers,
    settings: { MARKETPLACE_LINK_HOSTS: 'market.karavan.example' },
  })
  const at = await t.listen()
  const said = async () => {
    const { events } = await readEvents(at, (await ask(t, 'guest:anna')).stream_id)
    return events.find((event) => event.type === 'response')?.content
  }
  expect(await said()).toBe('<p>70 70 30 40 70</p>')
  await givenOrder(t, bearer('user:boris'), [{ product_id: mug.id, sku_id: 'a', quantity: 13 }])
  expect(await said()).toBe('<p>57 57 17 40 57</p>')
})
