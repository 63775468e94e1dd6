import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaWidths } from '@karavan/contract/media.ts'
import { brokenPicturePath, type Picture, picturePath, videoPath } from '@karavan/sample-market/picture-path.ts'
import { videos } from '@karavan/sample-market/pictures/videos.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerErrorHandlers } from '../../platform/errors.ts'
import { createHttpApp } from '../../platform/http.ts'
import { createLog } from '../../platform/log.ts'
import { createPictureCache, type PictureCacheOptions } from './picture-cache.ts'
import { createPictureStore, type PictureStoreDeps, renderPicture } from './picture-store.ts'
import { mediaRoutes } from './routes.ts'

const aPicture = (parts: Partial<Picture> = {}): Picture => ({ kind: 'mug', color: '#c8262f', variant: 3, view: 1, ...parts })
const aPath = (parts: Partial<Picture> = {}): string => picturePath(aPicture(parts))

let cacheDir: string
const apps: { close(): Promise<unknown> }[] = []

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'karavan-media-'))
})
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close()
  await rm(cacheDir, { recursive: true, force: true })
})

/** The media routes alone, and how many pictures they have drawn. */
async function mediaApp({ render, ...parts }: Partial<PictureStoreDeps & PictureCacheOptions> = {}) {
  const drawn: string[] = []
  const log = createLog('silent')
  const cache = createPictureCache({ cacheDir, log, ...parts })
  const pictures = createPictureStore({
    cache,
    render:
      render ??
      (async (picture, width) => {
        drawn.push(`${picturePath(picture)}?w=${width}`)
        return renderPicture(picture, width)
      }),
  })
  const app = createHttpApp({ config: { trustProxy: false }, log })
  registerErrorHandlers(app)
  await app.register(mediaRoutes, { pictures })
  apps.push(app)
  return { app, drawn, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) }
}

const cachedFiles = async (): Promise<string[]> =>
  (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.bin')).map((name) => join(cacheDir, name))

test('a picture comes as WebP in every listed width, and in 640 when none is asked for [PR-12]', async () => {
  const { get } = await mediaApp()
  for (const width of mediaWidths) {
    const answer = await get(`${aPath()}?w=${width}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width })
  }
  expect(await sharp((await get(aPath())).rawPayload).metadata()).toMatchObject({ width: 640 })
})

test.each([
  ['a width that is not listed', `${aPath()}?w=641`],
  ['a width that is not a number', `${aPath()}?w=abc`],
  ['two widths', `${aPath()}?w=160&w=320`],
  ['an enormous width', `${aPath()}?w=99999999999`],
  ['another parameter', `${aPath()}?h=160`],
  ['a view that is not there', '/media/sample/mug/c8262f-v3/7.webp'],
  ['a colour that is none', '/media/sample/mug/zzzzzz-v3/1.webp'],
  ['a variant out of bounds', '/media/sample/mug/c8262f-v1000/1.webp'],
  ['another format', '/media/sample/mug/c8262f-v3/1.png'],
  ['dots', '/media/sample/../../etc/passwd'],
  ['escaped dots', '/media/sample/%2e%2e/%2e%2e/1.webp'],
  ['escaped slashes', '/media/sample/mug/..%2f..%2fc8262f-v3/1.webp'],
  ['a backslash', '/media/sample/mug/..%5c..%5cpackage/1.webp'],
  ['a NUL', '/media/sample/mug/c8262f-v3%00/1.webp'],
  ['dots after the films', '/media/sample/video/../videos.ts'],
  ['escaped dots after the films', '/media/sample/video/%2e%2e%2fvideos.ts'],
  ['a film that is not there', videoPath('nothing')],
  ['ER-16 the picture of the offer whose picture cannot be loaded', brokenPicturePath],
])('%s is not found, and nothing is drawn', async (_what, url) => {
  const { get, drawn } = await mediaApp()
  const answer = await get(url)
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
  expect(drawn).toEqual([])
  expect(await cachedFiles()).toEqual([])
})

test('a kind without a drawing of its own is shown as a box', async () => {
  const { get } = await mediaApp()
  expect((await get(aPath({ kind: 'submarine' }))).statusCode).toBe(200)
  // A name that every object has is not a kind either.
  expect((await get('/media/sample/constructor/c8262f-v1/1.webp')).statusCode).toBe(200)
})

test('a browser keeps a picture for a year and learns when it has it already', async () => {
  const { get, drawn } = await mediaApp()
  const first = await get(aPath())
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(etag).toMatch(/^"[0-9a-f]+"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const again = await get(aPath(), { 'if-none-match': known })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
    expect(again.headers.etag).toBe(etag)
  }
  expect((await get(aPath(), { 'if-none-match': '"other"' })).statusCode).toBe(200)
  expect(drawn).toHaveLength(1)
})

test('HEAD tells the size without the picture', async () => {
  const { app, get } = await mediaApp()
  const full = await get(aPath())
  const head = await app.inject({ method: 'HEAD', url: aPath() })
  expect(head.statusCode).toBe(200)
  expect(head.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-length': String(full.rawPayload.length),
    etag: full.headers.etag,
  })
  expect(head.rawPayload).toHaveLength(0)
})

test('many who ask for one picture at once have it drawn once', async () => {
  const { get, drawn } = await mediaApp()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${aPath()}?w=160`)))
  expect(new Set(answers.map((answer) => answer.headers.etag)).size).toBe(1)
  expect(drawn).toHaveLength(1)
})

test('never more than two pictures are drawn at a time, and all are drawn', async () => {
  let running = 0
  let most = 0
  const { get } = await mediaApp({
    render: async () => {
      most = Math.max(most, ++running)
      await new Promise((done) => setTimeout(done, 2))
      running--
      return Buffer.from('RIFF')
    },
  })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, variant) => get(aPath({ variant }))))
  expect(answers.every((answer) => answer.statusCode === 200)).toBe(true)
  expect(most).toBe(2)
})

test('one address that asks for a crowd of new pictures is asked to come later instead of waiting for ever', async () => {
  const held: (() => void)[] = []
  const { get } = await mediaApp({
    render: async () => {
      await new Promise<void>((done) => held.push(done))
      return Buffer.from('RIFF')
    },
  })
  const answers = Array.from({ length: 300 }, (_, variant) => get(aPath({ variant })))
  const refused = await Promise.race(answers)
  expect(refused.statusCode).toBe(429)
  const release = setInterval(() => {
    for (const done of held.splice(0)) done()
  }, 1)
  const statuses = (await Promise.all(answers)).map((answer) => answer.statusCode)
  clearInterval(release)
  // Two being drawn and 60 in line for one address; who comes while one of them ends may take its place.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(62)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})

test('a failed drawing is an error without details, and the next request tries again', async () => {
  let times = 0
  const { get } = await mediaApp({
    render: async (picture, width) => {
      if (times++ === 0) throw new Error('secret path /x')
      return renderPicture(picture, width)
    },
  })
  const failed = await get(aPath())
  expect(failed.statusCode).toBe(500)
  expect(failed.body).not.toContain('secret')
  expect((await get(aPath())).statusCode).toBe(200)
})

test('a later process takes the picture from disk', async () => {
  const first = await mediaApp()
  const drawn = await first.get(aPath())
  const second = await mediaApp()
  const read = await second.get(aPath())
  expect(second.drawn).toEqual([])
  expect(read.rawPayload.equals(drawn.rawPayload)).toBe(true)
  expect(read.headers.etag).toBe(drawn.headers.etag)
})

test.each([
  ['emptied', () => Buffer.alloc(0)],
  ['cut short', (file: Buffer) => file.subarray(0, file.length - 100)],
  ['altered', (file: Buffer) => Buffer.from(file).fill(0x41, 200, 260)],
])('a picture whose file was %s is drawn again', async (_how, damage) => {
  const first = await (await mediaApp()).get(aPath())
  const [file] = await cachedFiles()
  await writeFile(file!, damage(await readFile(file!)))
  const later = await mediaApp()
  const again = await later.get(aPath())
  expect(later.drawn).toHaveLength(1)
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  const last = await mediaApp()
  await last.get(aPath())
  expect(last.drawn).toEqual([])
})

test('the cache keeps within its room: the longest unused go first, those of earlier processes too', async () => {
  const render = async (): Promise<Buffer> => Buffer.alloc(1000, 1)
  const early = await mediaApp({ render })
  await early.get(aPath({ variant: 1 }))
  const [old] = await cachedFiles()
  await utimes(old!, new Date(0), new Date(0))
  const { get } = await mediaApp({ render, maxDiskBytes: 5 * 1032, maxMemoryBytes: 1 })
  for (let variant = 2; variant <= 5; variant++) await get(aPath({ variant }))
  expect(await cachedFiles()).toHaveLength(5)
  await get(aPath({ variant: 6 }))
  const left = await cachedFiles()
  expect(left).toHaveLength(5)
  expect(left).not.toContain(old)
})

test('a folder that cannot be written costs the cache, not the answer', async () => {
  const blocked = join(cacheDir, 'file')
  await writeFile(blocked, '')
  const { get } = await mediaApp({ cacheDir: join(blocked, 'media') })
  expect((await get(aPath())).statusCode).toBe(200)
})

test('a film is sent whole or in the part that the player asks for [PR-12]', async () => {
  const { app, get } = await mediaApp()
  for (const name of Object.values(videos)) {
    const whole = await get(videoPath(name))
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({ 'content-type': 'video/webm', 'accept-ranges': 'bytes' })
    expect(whole.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(whole.rawPayload.length).toBeLessThan(250_000)
  }
  const url = videoPath('drinkware')
  const size = (await get(url)).rawPayload.length
  const part = await get(url, { range: 'bytes=100-199' })
  expect(part.statusCode).toBe(206)
  expect(part.headers['content-range']).toBe(`bytes 100-199/${size}`)
  expect(part.rawPayload).toHaveLength(100)
  expect((await get(url, { range: `bytes=${size}-` })).statusCode).toBe(416)
  expect((await app.inject({ method: 'HEAD', url })).headers['content-length']).toBe(String(size))
})
