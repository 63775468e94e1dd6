// @database either
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { type TestApp, testApp } from '@karavan/testing/app.ts'
import { testDb } from '@karavan/testing/db.ts'
import { givenProvenAccount } from '@karavan/testing/given-guest.ts'
import { addressFields } from '@karavan/testing/given-order.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient, KaravanError, type StreamEvent } from './client.ts'

const packageFolder = join(import.meta.dirname, '..')
let database: Awaited<ReturnType<typeof testDb>>
let t: TestApp
let baseUrl: string
beforeAll(async () => {
  database = await testDb({ content: 'market' })
  t = await testApp({ db: database.db, marketplaces: [sampleMarketplace(database.db)] })
  baseUrl = await t.listen()
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await database.close()
})

const givenBuyer = async (email: string) => {
  const { idToken } = await givenProvenAccount(t, email)
  return createClient({ baseUrl, token: async () => idToken })
}

test('from a question to an order, by the names of the calls', async () => {
  const shop = await givenBuyer('anna@example.com')
  const { products } = await shop.listProducts({ query: { q: 'термокружка', limit: 3 } })
  expect(products).toHaveLength(3)
  const [first] = products
  if (!first) throw new Error('there is none')
  expect((await shop.getProduct({ path: { id: first.id } })).product.title).toBe(first.title)

  const started = await shop.startSearch({ body: { query: 'термокружка' }, idempotencyKey: 'question-1' })
  const events: { id: string | undefined; data: StreamEvent }[] = []
  for await (const event of shop.followReply({ path: { stream_id: started.stream_id } })) events.push(event)
  expect(events.at(-1)?.data.type).toBe('complete')
  expect(events.some(({ data }) => data.type === 'product_widget')).toBe(true)
  // The same key is the same question.
  const again = await shop.startSearch({ body: { query: 'термокружка' }, idempotencyKey: 'question-1' })
  expect(again.conversation_id).toBe(started.conversation_id)
  const rest: string[] = []
  for await (const { id } of shop.followReply({ path: { stream_id: started.stream_id }, lastEventId: events[0]?.id })) rest.push(id ?? '')
  expect(rest).toEqual(events.slice(1).map(({ id }) => id))

  const offer = (await shop.getProduct({ path: { id: first.id } })).product
  const sku = offer.data?.raw_detail_api.data_content.skus?.find(({ stock }) => (stock ?? 0) > 100)
  const added = await shop.addCartItem({ body: { product_id: first.id, quantity: 50, ...(sku && { sku_id: sku.sku_id }) } })
  expect(added.item?.quantity).toBe(50)
  expect((await shop.getCart()).cart.items.map(({ product_id }) => product_id)).toEqual([first.id])
  const { address } = await shop.addAddress({ body: addressFields })
  const made = await shop.createOrder({ body: { address_id: address.id, payment_method: 'manual' }, idempotencyKey: 'order-1' })
  const same = await shop.createOrder({ body: { address_id: address.id, payment_method: 'manual' }, idempotencyKey: 'order-1' })
  expect(same.order.id).toBe(made.order.id)
  const { orders } = await shop.listOrders()
  expect(orders.map(({ order_number }) => order_number)).toEqual([made.order.order_number])
  expect(await (await shop.exportOrders()).text()).toContain(made.order.order_number)
})

test('what is refused is thrown, with what a program can go by', async () => {
  const stranger = createClient({ baseUrl })
  const refused = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof KaravanError)) throw new Error(`not refused: ${String(error)}`)
    return error
  }
  expect(await refused(stranger.getCart())).toMatchObject({
    status: 401,
    code: 'unauthenticated',
    requestId: expect.stringMatching(/.{8}/),
  })
  expect(await refused(stranger.getProduct({ path: { id: 'no/such?product' } }))).toMatchObject({ status: 404, code: 'product_not_found' })
  const shop = await givenBuyer('boris@example.com')
  expect(await refused(shop.addAddress({ body: { ...addressFields, city: '' } }))).toMatchObject({
    status: 422,
    code: 'invalid',
    fields: { city: expect.any(String) },
  })
  const events = shop.followReply({ path: { stream_id: 'none' } })
  expect(await refused(events.next())).toMatchObject({ status: 404 })
  // Something in front of the shop answers, and not in its words.
  const behind = createClient({
    baseUrl,
    fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'retry-after': '3' } }),
  })
  expect(await refused(behind.getCart())).toMatchObject({
    status: 502,
    code: undefined,
    retryAfterSeconds: 3,
    message: 'the shop answered 502',
  })
})

test('the package as it is published runs in plain Node, and its types hold for the example of its README', async () => {
  const compiler = join(packageFolder, 'node_modules/typescript/bin/tsc')
  if (!existsSync(compiler)) throw new Error('npm install has not been run since packages/client came')
  const folder = mkdtempSync(join(tmpdir(), 'karavan-client-'))
  try {
    const [packed] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: packageFolder, encoding: 'utf8' }),
    ) as {
      filename: string
      files: { path: string }[]
    }[]
    if (!packed) throw new Error('nothing was packed')
    expect(packed.files.map(({ path }) => path).sort()).toEqual(
      ['README.md', 'package.json', ...['api', 'calls', 'client'].flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`])].sort(),
    )
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    execFileSync('mkdir', ['-p', join(folder, 'node_modules/@karavan')])
    execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', join(folder, 'node_modules/@karavan')])
    execFileSync('mv', [join(folder, 'node_modules/@karavan/package'), join(folder, 'node_modules/@karavan/client')])
    symlinkSync(join(packageFolder, '../../node_modules/eventsource-parser'), join(folder, 'node_modules/eventsource-parser'))

    writeFileSync(
      join(folder, 'run.js'),
      `import { createClient, KaravanError } from '@karavan/client'
const shop = createClient({ baseUrl: process.argv[2] })
const { products } = await shop.listProducts({ query: { limit: 2 } })
const refused = await shop.getCart().catch((error) => error instanceof KaravanError && error.code)
console.log(products.length, refused)`,
    )
    // Not waited for synchronously: the shop that it asks runs in this process.
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'run.js'), baseUrl])
    expect(stdout).toBe('2 unauthenticated\n')

    const example = /```ts\n([\s\S]+?)```/.exec(readFileSync(join(packageFolder, 'README.md'), 'utf8'))?.[1]
    if (!example) throw new Error('README.md has no example')
    const wrong = `${example}\n// @ts-expect-error: an address needs its fields\nawait shop.addAddress({ body: {} })\n// @ts-expect-error: the id is needed\nawait shop.getProduct()\n`
    writeFileSync(join(folder, 'example.ts'), wrong)
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2023,dom,dom.iterable,dom.asynciterable',
    ]
    execFileSync(process.execPath, [compiler, ...options, join(folder, 'example.ts')], { cwd: folder, stdio: 'inherit' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
