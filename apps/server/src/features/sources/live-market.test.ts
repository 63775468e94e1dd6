// @database either
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import type { Order } from '@karavan/contract/orders.ts'
import type { Product } from '@karavan/contract/products.ts'
import type { UsedRate } from '@karavan/contract/rates.ts'
import type { KeptAnswers } from '@karavan/marketplaces/live/kept-answers.ts'
import { type Offer, toOfferId } from '@karavan/marketplaces/port.ts'
import { aListing, someListings } from '@karavan/marketplaces/testing/goods.ts'
import { simulateTmapi, tmapiError } from '@karavan/marketplaces/testing/tmapi-simulator.ts'
import { tmapiMarketplace } from '@karavan/marketplaces/tmapi/adapter.ts'
import { bearer, testApp, testUsers } from '@karavan/testing/app.ts'
import { askAndRead, messagesOf } from '@karavan/testing/ask.ts'
import { readEvents } from '@karavan/testing/events.ts'
import { givenOrder } from '@karavan/testing/given-order.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { createLog } from '../../platform/log.ts'
import { givenPictureServer } from '../media/given-picture-server.ts'
import { grantOperator } from '../roles/service.ts'
import { databaseAnswers } from './answer-store.ts'

// The whole way of a buyer over real HTTP: product, adapter and, in the marketplace's place, a server that behaves as it does.
describe('goods of a marketplace elsewhere', async () => {
  const taobao = aListing('689012345678', {
    platform: 'taobao',
    id: toOfferId('taobao', '689012345678'),
    priceLadder: [{ from: 1, minor: 5900 }],
    skus: [
      { skuId: '5101', propsIds: '0:0', priceMinor: 5900, stock: 120 },
      { skuId: '5102', propsIds: '0:1', priceMinor: 5900, stock: 80 },
    ],
  })
  const simulator = await simulateTmapi([...someListings(), aListing('610000000001', { boxCm3: 1800 }), taobao])
  /** In the database of the product, which is there after its marketplaces. Without a memory of its own, so that a test can let time pass. */
  const answers = (): KeptAnswers => databaseAnswers({ db: app.db, log: createLog('silent'), callMs: 150_000 })
  const market = tmapiMarketplace({
    baseUrl: simulator.baseUrl,
    token: simulator.token,
    auth: 'query',
    concurrency: 4,
    pauseMs: 1,
    restMs: 0,
    graceMs: 60_000,
    fetchesPictures: true,
    now: systemClock,
    answers: { get: (...asked) => answers().get(...asked), last: (key) => answers().last(key) },
  })
  const pictures = await givenPictureServer()
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8262f' } })
    .jpeg()
    .toBuffer()
  pictures.answer = (_, response) => response.end(picture)
  const dataDir = await mkdtemp(join(tmpdir(), 'karavan-live-'))
  const app = await testApp({
    marketplaces: [market],
    pictureLimits: pictures.limits,
    verifyToken: testUsers,
    engine: rulesEngine,
    settings: { DATA_DIR: dataDir },
    turnTimes: { replyMs: 150_000 },
  })
  const t = { ...app, address: await app.listen() }
  beforeEach(async () => {
    simulator.heal()
    simulator.calls.length = 0
    await t.truncate()
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await simulator[Symbol.asyncDispose]()
    await pictures[Symbol.asyncDispose]()
    await rm(dataDir, { recursive: true, force: true })
  })

  const shown = expect.stringMatching(/^\/media\/remote\/[\w-]{22}\/[\w-]+\.webp$/)
  const get = async (url: string) => (await t.inject({ url })).json()
  const byUrl = (link: string) => get(`/api/products/by-url?url=${encodeURIComponent(link)}`)

  test('a wish in Russian is searched for in Chinese; cards name the goods in Russian, with the marketplace’s price', async () => {
    const reply = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
    const { products: cards } = (await messagesOf(t, 'user:anna', reply.conversation_id)).at(-1).metadata
    expect(simulator.calls.find(({ path }) => path.endsWith('/search/items'))?.query.get('keyword')).toMatch(/保温/)
    expect(cards.length).toBeGreaterThan(2)
    expect(cards[0]).toMatchObject({
      title: 'Термокружка из нержавеющей стали 500 мл',
      platform: '1688',
      moq: 3,
      product_url: expect.stringMatching(/^https:\/\/detail\.1688\.com\/offer\/\d+\.html$/),
      price_info: { quantity: 100, formatted_original: expect.stringContaining('8') },
    })
  })

  test('a product has its options in Russian and, for who buys it, in Chinese; the second look asks nobody', async () => {
    const { product } = await get('/api/products/1688-610000000001')
    expect(product).toMatchObject({
      title: 'Термокружка из нержавеющей стали 500 мл',
      price_ladder: [
        { from: 3, price: 10 },
        { from: 100, price: 8 },
      ],
      mixed_batch: { pieces: 3, amount: 200 },
      delivery_fee: { amount: 6, pieces: 3 },
      box_cm3: 1800,
      data: {
        raw_detail_api: {
          data_content: {
            sku_props: [{ prop_name_ru: 'Цвет', prop_name_original: '颜色', values: [{ value_ru: 'чёрный', name: '黑色' }, {}] }],
            skus: [{ sku_id: '5101', props_ids: '0:0', sale_price: 10, stock: 120 }, {}],
            main_imgs: [shown, shown],
          },
        },
      },
    })
    const asked = simulator.calls.length
    await get('/api/products/1688-610000000001')
    expect(simulator.calls.length).toBe(asked)
  })

  test('links of 1688 and Taobao lead to their goods; one of a marketplace that nobody asks is said to be that', async () => {
    expect(await byUrl('看看 https://detail.1688.com/offer/610000000002.html?spm=a')).toMatchObject({
      product: { id: '1688-610000000002' },
    })
    expect(await byUrl('https://item.taobao.com/item.htm?id=689012345678')).toMatchObject({ product: { id: 'taobao-689012345678' } })
    const tmall = 'https://detail.tmall.com/item.htm?spm=a21bo&id=689012345678&skuId=5101'
    expect(await byUrl(`【天猫】不锈钢保温杯 ${tmall} 点击链接直接打开`)).toMatchObject({
      product: {
        id: 'taobao-689012345678',
        platform: 'taobao',
        title: expect.stringContaining('Термокружка'),
        price_ladder: [{ from: 1, price: 59 }],
        product_url: 'https://item.taobao.com/item.htm?id=689012345678',
        data: { raw_detail_api: { data_content: { skus: [{ sku_id: '5101' }, {}] } } },
      },
    })
    const { conversation_id: said } = await askAndRead(t, 'user:anna', `Сколько стоит ${tmall}`)
    expect(JSON.stringify(await messagesOf(t, 'user:anna', said))).toContain('taobao-689012345678')
    const { conversation_id: number } = await askAndRead(t, 'user:anna', '610000000003')
    expect((await messagesOf(t, 'user:anna', number)).at(-1).metadata.products).toMatchObject([{ product_id: '1688-610000000003' }])
    expect(await byUrl('https://detail.1688.com/offer/999999999999.html')).toMatchObject({ product: null, error: 'Product not found' })
    expect(await byUrl('https://www.yiwugo.com/product/detail/925123456.html')).toMatchObject({
      product: null,
      error: 'The marketplace of this link is not connected here',
    })
    const { conversation_id: id } = await askAndRead(t, 'user:anna', 'Сколько стоит https://www.yiwugo.com/product/detail/925123456.html')
    expect((await messagesOf(t, 'user:anna', id)).at(-1).content).toContain('с площадки, которая здесь не подключена')
  })

  test('they can be put in a cart and ordered, priced by the ladder, and refused when they are gone', async () => {
    const wish = { product_id: '1688-610000000003', sku_id: '5101', quantity: 100 }
    const order = await givenOrder(t, bearer('user:anna'), [wish])
    // Eight yuan a piece from a hundred on.
    const [{ exchange_rate: rate }] = order.exchange_rates!.filter(({ currency }) => currency === 'CNY') as [UsedRate]
    const unit = Math.round(8 * rate * 100 + 1e-7) / 100
    expect(order.items[0]).toMatchObject({ quantity: 100, unit_price: unit, total_price: Math.round(unit * 100 * 100) / 100 })
    simulator.listings.delete('610000000004')
    const gone = await t.inject({
      method: 'POST',
      url: '/api/cart/items',
      headers: bearer('user:anna'),
      payload: { ...wish, product_id: '1688-610000000004' },
    })
    expect(gone.json()).toMatchObject({ code: 'product_not_found' })
  })

  test('no answer makes the browser ask a marketplace for a picture; the product passes it on [PR-12 CH-25]', async () => {
    const headers = bearer('user:anna')
    const id = '1688-610000000001'
    const { events, conversation_id } = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
    const order = await givenOrder(t, headers, [{ product_id: id, sku_id: '5101', quantity: 100 }])
    await t.inject({ method: 'POST', url: '/api/cart/items', headers, payload: { product_id: id, sku_id: '5101', quantity: 3 } })
    await grantOperator(t.db, 'olga', systemClock())
    const operator = bearer('user:olga')
    const answers: Record<string, unknown> = {
      events,
      messages: await messagesOf(t, 'user:anna', conversation_id),
      results: (await t.inject({ url: `/api/search/${conversation_id}/results?turn=1&limit=5&offset=0`, headers })).json(),
      product: await get(`/api/products/${id}`),
      list: await get('/api/products?q=термокружка&include_data=true'),
      others: await get(`/api/products/${id}/others`),
      comparison: (
        await t.inject({ method: 'POST', url: '/api/products/compare', payload: { product_ids: [id, '1688-610000000003'] } })
      ).json(),
      cart: (await t.inject({ url: '/api/cart', headers })).json(),
      order: (await t.inject({ url: `/api/orders/${order.id}`, headers })).json(),
      orders: (await t.inject({ url: '/api/orders', headers })).json(),
      'desk order': (await t.inject({ url: `/api/desk/orders/${order.id}`, headers: operator })).json(),
      'desk orders': (await t.inject({ url: '/api/desk/orders', headers: operator })).json(),
    }
    for (const [name, answer] of Object.entries(answers)) {
      const text = JSON.stringify(answer)
      // What the seller's page has is a link, which nobody follows without a press.
      expect(text.match(/https:[^"]*\.(?:jpg|png|webp)/g), name).toBeNull()
      if (name !== 'others') expect(text, name).toContain('/media/remote/')
    }
    expect((answers.order as { order: Order }).order.items[0]?.product_images).toEqual([shown, shown, shown])
    // What is stored keeps the marketplace's address, so that another key of the shop breaks nothing that was said.
    const { facts } = await t.db.selectFrom('order_line').select('facts').executeTakeFirstOrThrow()
    expect(facts.images[0]).toMatch(/^https:\/\/cbu01\.alicdn\.com\//)
    const { product } = answers.product as { product: Product }
    const picture = await t.inject({ url: `${product.image_url}?w=160` })
    expect(picture.statusCode).toBe(200)
    expect(picture.headers['content-type']).toBe('image/webp')
    expect(String(picture.headers['content-security-policy'])).toBe("default-src 'none'; sandbox")
    expect(picture.headers['x-content-type-options']).toBe('nosniff')
    expect(pictures.asked.map(({ url }) => url)).toEqual(['https://cbu01.alicdn.com/img/ibank/mug-1.jpg'])
    const policy = String((await t.inject('/chat/config.json')).headers['content-security-policy'])
    expect(policy).toContain("img-src 'self' data: blob:;")
  })

  test('a marketplace that is away is named, and what is known of its goods is shown with its age', async () => {
    await get('/api/products/1688-610000000005')
    simulator.fail(tmapiError(500, 'body'))
    const { conversation_id: id } = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
    const { content } = (await messagesOf(t, 'user:anna', id)).at(-1)
    expect(content).toContain('Сейчас ни один источник не отвечает')
    expect(await get('/api/products/1688-610000000005')).toMatchObject({ product: { id: '1688-610000000005' } })
    expect(await get('/api/products/1688-610000000006')).toMatchObject({ code: 'marketplace_unavailable' })
  })

  test('a limit that is used up is told apart from an outage, in words and by Retry-After', async () => {
    simulator.fail(tmapiError(439, 'body'))
    const { conversation_id: id } = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
    expect((await messagesOf(t, 'user:anna', id)).at(-1).content).toContain(
      '1688: лимит запросов исчерпан, снова можно искать через 1 минуту.',
    )
    const refused = await t.inject({ url: '/api/products?q=термокружка' })
    expect(refused.json()).toMatchObject({ code: 'marketplace_unavailable' })
    expect(refused.headers['retry-after']).toBe('1')
  })

  test('what it answered before is shown with its age, and goes on being shown after it is back', async () => {
    const ask = async () => {
      const { conversation_id: id } = await askAndRead(t, 'user:anna', 'термокружки 500 мл, 100 шт')
      const [answer, widget] = (await messagesOf(t, 'user:anna', id)).slice(-2)
      return { text: answer.content as string, ids: widget.metadata.products?.map((card: { id: string }) => card.id) }
    }
    const now = await ask()
    expect(now.text).not.toContain('назад')
    await sql`update marketplace_answer set fetched_at = fetched_at - interval '3 hours'`.execute(t.db)
    simulator.fail(tmapiError(500, 'body'))
    const away = await ask()
    expect(away.text).toContain('1688 сейчас не отвечает: показано то, что там было 3 часа назад. Цены и остатки могли измениться.')
    expect(away.ids).toEqual(now.ids)
    simulator.heal()
    expect(await ask()).toEqual(now)
  })

  test('a wish that nothing fits costs a bounded number of searches, and is answered', async () => {
    const wish =
      'розовые керамические термокружки 5 литров с логотипом для детей, в стиле ретро, до 3 рублей, от фабрики, отправка за 24 часа, минимум до 5 шт'
    const { conversation_id: id } = await askAndRead(t, 'user:anna', wish)
    expect((await messagesOf(t, 'user:anna', id)).at(-1).content).toMatch(/Ничего не наш|ничего нет/)
    // Eight searches, each of the list in the buyer's language and, where that has nothing, of the Chinese one.
    const searches = simulator.calls.filter(({ path }) => path.endsWith('/search/items'))
    expect(searches.length).toBeGreaterThan(1)
    expect(searches.length).toBeLessThanOrEqual(16)
  })

  test('a photo is fetched by the marketplace from an address of the shop that nobody else knows, and found by', async () => {
    const form = new FormData()
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'mug.jpg')
    const asked = await fetch(`${t.address}/api/search/image`, {
      method: 'POST',
      headers: { ...bearer('user:anna'), 'accept-language': 'ru' },
      body: form,
    })
    const { conversation_id: id, stream_id: stream } = (await asked.json()) as { conversation_id: string; stream_id: string }
    const { events } = await readEvents(t.address, stream)
    const cards = events.flatMap((event) => (event.type === 'product_widget' ? event.products : []))
    expect(cards[0]).toMatchObject({ platform: '1688', title: expect.stringMatching(/^(?:Термокружка|Футболка)/) })
    const [taken] = simulator.pictures.values()
    expect(await sharp(taken).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 })

    const { url } = JSON.parse(simulator.calls.find(({ path }) => path.endsWith('/convert_url'))!.body) as { url: string }
    expect(url.startsWith(`${t.address}/media/lent/`)).toBe(true)
    const look = (address: string) => fetch(address).then(({ status }) => status)
    const shown = await fetch(url)
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([200, 'image/jpeg', 'no-store'])
    expect(shown.headers.get('set-cookie')).toBeNull()
    const [until = '', signature = '', file = ''] = url.split('/').slice(-3)
    const at = (...parts: string[]) => `${t.address}/media/lent/${parts.join('/')}`
    expect(await look(at(until, signature, file))).toBe(200)
    for (const parts of [
      [until, signature, `${randomUUID()}.jpg`],
      [`${until}0`, signature, file],
      [until, `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`, file],
      [until, 'short', file],
      [until, signature, file.replace('.jpg', '')],
    ])
      expect(await look(at(...parts)), parts.join(' ')).toBe(404)
    await t.inject({ method: 'DELETE', url: `/api/conversations/${id}`, headers: bearer('user:anna') })
    expect(await look(url)).toBe(404)
  })

  test('hostile words of a seller reach no buyer', async () => {
    const hostile: Partial<Offer> = {
      title: { zh: '保温杯 加微信 cups_2020', ru: 'Термокружка <script>alert(1)</script> WeChat: cups_2020' },
    }
    simulator.listings.set('610000000007', aListing('610000000007', hostile))
    const { product } = await get('/api/products/1688-610000000007')
    expect(product.title).toBe('Термокружка')
    simulator.listings.delete('610000000007')
  })
})
