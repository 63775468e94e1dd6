import { rulesEngine } from '@karavan/assistant/engines/rules/rules-engine.ts'
import { pictureCaptions } from '@karavan/contract/constants.ts'
import { listUnseen } from '@karavan/marketplaces/store/alike.ts'
import { upsertOffers } from '@karavan/marketplaces/store/offer-store.ts'
import { sampleMarketplace } from '@karavan/sample-market/adapter.ts'
import { generateMarket } from '@karavan/sample-market/generate.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { bearer, type TestApp, testApp, testUsers } from '@karavan/testing/app.ts'
import { goOn, messagesOf } from '@karavan/testing/ask.ts'
import { testDb } from '@karavan/testing/db.ts'
import { readEvents } from '@karavan/testing/events.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { renderPicture } from '../media/picture-store.ts'
import { createLookReader } from './look-reader.ts'
import { lookAtOffers } from './watch-offers.ts'

const kinds = ['thermos-mug', 'umbrella', 'sneakers', 'backpack', 'frying-pan', 'soft-toy', 'pen', 'sunglasses']
const kindOf = (image: string | undefined) => image?.split('/')[3] ?? ''
const market = generateMarket({ hasHardOffers: false })
/** Some of each of eight kinds. */
const offers = kinds.flatMap((kind) => market.filter(({ images }) => kindOf(images[0]) === kind).slice(0, 12))

let t: TestApp & { address: string }
let close: () => Promise<void>
const reader = createLookReader()
const draw = (path: string, width: 320 | 640 = 640) => renderPicture(parsePicturePath(path)!, width)
const readPicture = async (address: string) => (parsePicturePath(address) ? draw(address, 320) : undefined)

beforeAll(async () => {
  const database = await testDb()
  close = database.close
  await upsertOffers(database.db, offers)
  const app = await testApp({
    db: database.db,
    engine: rulesEngine,
    verifyToken: testUsers,
    marketplaces: [sampleMarketplace(database.db)],
  })
  t = { ...app, address: await app.listen() }
  await lookAtOffers({ db: t.db, log: createLog('silent'), reader, readPicture }, new AbortController().signal)
})
afterAll(async () => {
  await t[Symbol.asyncDispose]()
  await reader.close()
  await close()
})

interface Asked {
  file?: Buffer
  query?: string
  conversation_id?: string
  token?: string
  headers?: Record<string, string>
}
const edge = 'an-edge-that-no-picture-has'
function send({ file, query, conversation_id, token = 'user:anna', headers = {} }: Asked) {
  const field = (name: string, value: string) =>
    Buffer.from(`--${edge}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  const parts = [
    ...(query === undefined ? [] : [field('query', query)]),
    ...(conversation_id === undefined ? [] : [field('conversation_id', conversation_id)]),
    ...(file
      ? [
          Buffer.from(`--${edge}\r\nContent-Disposition: form-data; name="image"; filename="../x.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`),
          file,
          Buffer.from('\r\n'),
        ]
      : []),
    Buffer.from(`--${edge}--\r\n`),
  ]
  return t.inject({
    method: 'POST',
    url: '/api/search/image',
    headers: { ...bearer(token), 'content-type': `multipart/form-data; boundary=${edge}`, 'accept-language': 'ru', ...headers },
    payload: Buffer.concat(parts),
  })
}

async function searchBy(asked: Asked) {
  const answer = await send(asked)
  expect(answer.statusCode, answer.body).toBe(200)
  const { conversation_id, stream_id } = answer.json()
  return { conversation_id, stream_id, ...(await readReply(stream_id)) }
}
async function readReply(streamId: string) {
  const { events } = await readEvents(t.address, streamId)
  const cards = events.flatMap((event) => (event.type === 'product_widget' ? event.products : []))
  const html = events.flatMap((event) => (event.type === 'response' ? event.content : [])).join('')
  return { cards, html, kinds: cards.map(({ image_url }) => kindOf(image_url ?? undefined)) }
}
const pictureOf = (kind: string, at: number) => offers.filter(({ images }) => kindOf(images[0]) === kind)[at]!.images[0]!
const noise = () =>
  sharp(Buffer.from(Uint8Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7919 + (at >> 5) * 104_729) % 256)), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .png()
    .toBuffer()

test('every stored offer has its look, and is looked at again only when its picture is another', async () => {
  expect(await listUnseen(t.db, 1_000)).toEqual([])
  const [first, second] = offers
  await upsertOffers(t.db, [{ ...first!, images: second!.images }])
  expect(await listUnseen(t.db, 1_000)).toMatchObject([{ id: first!.id, image: second!.images[0] }])
  await upsertOffers(t.db, [first!])
  expect(await listUnseen(t.db, 1_000)).toEqual([])
})

test('an offer that changed in all but its picture keeps its look, and one without a picture is looked at once', async () => {
  const [first] = offers
  const before = await t.db.selectFrom('offer_look').selectAll().where('offer_id', '=', first!.id).executeTakeFirstOrThrow()
  await upsertOffers(t.db, [
    { ...first!, moq: first!.moq + 1 },
    { ...first!, id: 'sample-bare', itemId: 'bare', images: [] },
  ])
  expect(await listUnseen(t.db, 1_000)).toMatchObject([{ id: 'sample-bare', image: null }])
  const kept = await t.db.selectFrom('offer_look').selectAll().where('offer_id', '=', first!.id).executeTakeFirstOrThrow()
  expect([kept.look, kept.content_hash === before.content_hash]).toEqual([before.look, false])
  await lookAtOffers({ db: t.db, log: createLog('silent'), reader, readPicture }, new AbortController().signal)
  expect(await listUnseen(t.db, 1_000)).toEqual([])
  await upsertOffers(t.db, [first!])
  await t.db.deleteFrom('offer').where('id', '=', 'sample-bare').execute()
})

test('an offer without a picture that can be had is not asked for again and again, and is in no answer', async () => {
  const broken = { ...offers[0]!, id: 'sample-broken', itemId: 'broken', images: ['/media/sample/thermos-mug/lost/1.webp'] }
  await upsertOffers(t.db, [broken])
  await lookAtOffers({ db: t.db, log: createLog('silent'), reader, readPicture }, new AbortController().signal)
  expect(await listUnseen(t.db, 1_000)).toEqual([])
  await t.db.deleteFrom('offer').where('id', '=', broken.id).execute()
  expect(await t.db.selectFrom('offer_look').select('offer_id').where('offer_id', '=', broken.id).execute()).toEqual([])
})

describe('a photo in place of words', () => {
  test.each(kinds)('%s: what looks like it comes first, and is called alike and never the same', async (kind) => {
    const photo = await sharp(await draw(pictureOf(kind, 3)))
      .extract({ left: 30, top: 30, width: 580, height: 580 })
      .modulate({ brightness: 0.9 })
      .jpeg({ quality: 50 })
      .toBuffer()
    const { html, kinds: found } = await searchBy({ file: photo })
    expect(found[0]).toBe(kind)
    expect(html).toContain('похожие по виду на фото')
    expect(html).toContain('не обязательно тот же самый')
  })

  test('words narrow it, and the talk goes on from it', async () => {
    const mug = pictureOf('thermos-mug', 3)
    const { cards, conversation_id, html } = await searchBy({ file: await draw(mug), query: 'такой же, но чёрный, 100 шт.' })
    expect(cards.length).toBeGreaterThan(0)
    for (const card of cards) expect(JSON.stringify(card)).toMatch(/ч[её]рн/i)
    expect(html).toContain('чёрн')
    const cheaper = (await goOn(t, 'user:anna', conversation_id, 'подешевле', { 'accept-language': 'ru' })).json()
    const next = await readReply(cheaper.stream_id)
    expect(next.html).not.toContain('Поиск по фото')
    // Still what looks like the photo.
    for (const kind of next.kinds) expect(kinds).toContain(kind)
    const others = await readReply((await goOn(t, 'user:anna', conversation_id, 'ручки шариковые')).json().stream_id)
    expect(new Set(others.kinds)).toEqual(new Set(['pen']))
    expect(others.html).not.toContain('фото')
  })

  test('words narrow it in Chinese too', async () => {
    const { cards, html } = await searchBy({ file: await draw(pictureOf('thermos-mug', 3)), query: '一样的，黑色，100件' })
    expect(cards.length).toBeGreaterThan(0)
    expect(html).toContain('与图片相似')
    expect(html).toContain('黑')
  })

  test('a kind that is named with it holds', async () => {
    const { kinds: found } = await searchBy({ file: await draw(pictureOf('thermos-mug', 0)), query: 'зонт такого же цвета' })
    for (const kind of found) expect(kind).toBe('umbrella')
  })

  test('what is like nothing there gets a plain sentence and no cards', async () => {
    const { cards, html } = await searchBy({ file: await noise() })
    expect(cards).toEqual([])
    expect(html).toContain('похожие по виду на фото')
  })

  test('forbidden goods are refused, whatever the picture shows', async () => {
    const { cards } = await searchBy({ file: await draw(pictureOf('pen', 0)), query: 'боевой пистолет' })
    expect(cards).toEqual([])
  })
})

describe('the picture in the talk', () => {
  test('stands in the message, upright, small and without what the camera wrote', async () => {
    const file = await sharp(await draw(pictureOf('pen', 0)))
      .resize(2000, 1000, { fit: 'fill' })
      .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(file).metadata()).exif).toBeDefined()
    const { conversation_id } = await searchBy({ file })
    const [message] = await messagesOf(t, 'user:anna', conversation_id)
    expect(message).toMatchObject({ role: 'user', content: pictureCaptions.ru, metadata: { picture: { width: 360, height: 720 } } })
    const url = `/api/search/pictures/${message.metadata.picture.id}`
    const shown = await t.inject({ url, headers: bearer('user:anna') })
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.headers['cache-control']).toMatch(/^private/)
    const kept = await sharp(shown.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 360, height: 720 })
    expect(kept.exif).toBeUndefined()

    expect((await t.inject({ url, headers: bearer('user:boris') })).statusCode).toBe(404)
    expect((await t.inject({ url })).statusCode).toBe(401)
    expect(
      (await t.inject({ method: 'DELETE', url: `/api/conversations/${conversation_id}`, headers: bearer('user:anna') })).statusCode,
    ).toBe(200)
    expect((await t.inject({ url, headers: bearer('user:anna') })).statusCode).toBe(404)
    expect(await t.db.selectFrom('asked_picture').select('id').where('conversation_id', '=', conversation_id).execute()).toEqual([])
  })

  test('is asked in a talk that there is, of one’s own alone', async () => {
    const file = await draw(pictureOf('pen', 0))
    const { conversation_id } = await searchBy({ file })
    const next = await searchBy({ file: await draw(pictureOf('umbrella', 0)), conversation_id })
    expect(next.conversation_id).toBe(conversation_id)
    expect(next.kinds[0]).toBe('umbrella')
    // Answered once more, it is asked with its picture again.
    const again = await t.inject({
      method: 'POST',
      url: `/api/search/${conversation_id}/continue`,
      headers: { ...bearer('user:anna'), 'accept-language': 'ru' },
      payload: { message: 'ещё раз', replaces_turn: 2, again: true },
    })
    expect((await readReply(again.json().stream_id)).kinds[0]).toBe('umbrella')
    const asked = (await messagesOf(t, 'user:anna', conversation_id)).findLast(({ role }: { role: string }) => role === 'user')
    expect(asked).toMatchObject({ content: pictureCaptions.ru, turn_number: 2 })
    const shown = await t.inject({ url: `/api/search/pictures/${asked.metadata.picture.id}`, headers: bearer('user:anna') })
    expect(shown.statusCode).toBe(200)
    const before = await t.db.selectFrom('asked_picture').select('id').execute()
    expect((await send({ file, conversation_id, token: 'user:boris' })).statusCode).toBe(404)
    expect(await t.db.selectFrom('asked_picture').select('id').execute()).toHaveLength(before.length)
  })

  test('a request that comes again is done once', async () => {
    const file = await draw(pictureOf('pen', 1))
    const headers = { 'idempotency-key': 'a-photo' }
    const [one, two] = [await send({ file, headers }), await send({ file, headers })]
    expect(two.json()).toEqual(one.json())
    expect((await send({ file: await draw(pictureOf('pen', 2)), headers })).statusCode).toBe(422)
  })
})

test.each([
  ['a text', Buffer.from('no picture at all')],
  ['a drawing that could run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['half a picture', undefined],
  ['nothing', null],
])('%s is refused and leaves nothing behind', async (_name, file) => {
  const before = await t.db.selectFrom('conversation').select('id').execute()
  const half =
    file === undefined
      ? (
          await sharp(await draw(pictureOf('pen', 0)))
            .png()
            .toBuffer()
        ).subarray(0, 5_000)
      : file
  const answer = await send(half ? { file: half } : {})
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'invalid', fields: { image: expect.any(String) } })
  expect(await t.db.selectFrom('conversation').select('id').execute()).toHaveLength(before.length)
})

test('a file above 10 MB is refused', async () => {
  expect((await send({ file: Buffer.alloc(10 * 1024 * 1024 + 1) })).statusCode).toBe(413)
})
