import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { registerErrorHandlers } from '../../platform/errors.ts'
import { createHttpApp } from '../../platform/http.ts'
import { createLog } from '../../platform/log.ts'
import { givenPictureServer, publicAddress } from './given-picture-server.ts'
import { createPictureCache } from './picture-cache.ts'
import { createPictureStore } from './picture-store.ts'
import { createRemoteAddresses } from './remote-address.ts'
import { createRemotePictures, type RemotePictureDeps } from './remote-pictures.ts'
import { mediaRoutes } from './routes.ts'

const hosts = ['alicdn.com', '1688.com']
const address = 'https://cbu01.alicdn.com/img/ibank/mug.jpg'
const failedMs = 10 * 60_000

describe('a picture that lies elsewhere', async () => {
  const server = await givenPictureServer()
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c8262f' } })
    .jpeg()
    .toBuffer()
  const folders: string[] = []
  const apps: { close(): Promise<unknown> }[] = []
  let now = 0
  let cacheDir: string
  beforeEach(async () => {
    server.answer = (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture)
    server.names.clear()
    server.asked.length = 0
    server.connected.length = 0
    cacheDir = await mkdtemp(join(tmpdir(), 'karavan-remote-'))
    folders.push(cacheDir)
    now = 1_000_000
  })
  afterAll(async () => {
    for (const app of apps) await app.close()
    await server[Symbol.asyncDispose]()
    for (const folder of folders) await rm(folder, { recursive: true, force: true })
  })

  async function mediaApp({ maxDiskBytes, ...limits }: RemotePictureDeps['limits'] & { maxDiskBytes?: number } = {}) {
    const log = createLog('silent')
    const cache = createPictureCache({ cacheDir, log, maxDiskBytes, maxMemoryBytes: 1 })
    const addresses = createRemoteAddresses({ hosts, key: () => Buffer.alloc(32, 7) })
    const pictures = createRemotePictures({
      cache,
      isAllowed: addresses.isAllowed,
      now: () => now,
      limits: { ...server.limits, ...limits },
    })
    const app = createHttpApp({ config: { trustProxy: false }, log })
    registerErrorHandlers(app)
    await app.register(mediaRoutes, { pictures: createPictureStore({ cache }), remote: { addresses, pictures } })
    apps.push(app)
    const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
    return { addresses, get, getShown: (of: string, headers?: Record<string, string>) => get(addresses.show(of), headers) }
  }

  test('comes in the width and the format that the browser wants, without a word about who looks at it [PR-12]', async () => {
    const { addresses, get } = await mediaApp()
    const path = addresses.show(address)
    const answer = await get(`${path}?w=320`, { referer: 'https://shop.example/chat/', cookie: 'a=b', 'user-agent': 'Browser of Anna' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'Accept',
      etag: expect.stringMatching(/^"[0-9a-f]+"$/),
    })
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
    const modern = await get(`${path}?w=160`, { accept: 'image/avif,image/webp,*/*' })
    expect(modern.headers['content-type']).toBe('image/avif')
    expect(await sharp(modern.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 160 })
    // Never larger than it is.
    expect(await sharp((await get(`${path}?w=1280`)).rawPayload).metadata()).toMatchObject({ width: 900 })
    expect((await get(`${path}?w=320`, { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304)
    for (const query of ['?w=321', '?w=160&w=320', '?x=1']) expect((await get(path + query)).statusCode).toBe(404)
    expect(server.asked).toEqual([{ url: address, headers: { host: 'cbu01.alicdn.com', 'user-agent': 'Karavan', accept: 'image/*', 'accept-encoding': 'identity', connection: 'close' } }]) // biome-ignore format: one call
    expect(server.connected).toEqual([publicAddress])
  })

  test('is fetched once for many who ask at the same moment, and not at all by a later process', async () => {
    const { getShown } = await mediaApp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => getShown(address)))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(server.asked).toHaveLength(1)
    server.answer = (_, response) => response.writeHead(404).end()
    const later = await mediaApp()
    expect((await later.getShown(address)).rawPayload.equals(answers[0]!.rawPayload)).toBe(true)
    expect(server.asked).toHaveLength(1)
  })

  test('is kept in so much room and no more', async () => {
    const { getShown } = await mediaApp({ maxDiskBytes: 4 * picture.length })
    for (let index = 0; index < 12; index += 1) expect((await getShown(`${address}?${index}`)).statusCode).toBe(200)
    const files = (await readdir(cacheDir, { recursive: true })).filter((name) => name.endsWith('.bin'))
    expect(files.length).toBeGreaterThan(0)
    expect(files.length).toBeLessThanOrEqual(8)
  })

  test('that cannot be had is left alone for ten minutes', async () => {
    server.answer = (_, response) => response.writeHead(403).end()
    const { getShown } = await mediaApp()
    const refused = await getShown(address)
    expect(refused.statusCode).toBe(404)
    expect(refused.headers['cache-control']).toBe('public, max-age=600')
    now += failedMs - 1000
    await getShown(address)
    expect(server.asked).toHaveLength(1)
    server.answer = (_, response) => response.writeHead(200).end(picture)
    now += 2000
    expect((await getShown(address)).statusCode).toBe(200)
  })

  test('over redirects among the hosts of pictures', async () => {
    server.answer = ({ url }, response) =>
      url === '/new.jpg' ? response.end(picture) : response.writeHead(301, { location: '//img.alicdn.com/new.jpg' }).end()
    const { getShown } = await mediaApp()
    expect((await getShown(address)).statusCode).toBe(200)
    expect(server.asked.map(({ url }) => url)).toEqual([address, 'https://img.alicdn.com/new.jpg'])
  })

  test.each([
    'http://cbu01.alicdn.com/1.jpg',
    'https://alicdn.com.evil.example/1.jpg',
    'https://evil-alicdn.com/1.jpg',
    'https://evil.example/alicdn.com/1.jpg',
    'https://evil.example/1.jpg?https://cbu01.alicdn.com/',
    'https://cbu01.alicdn.com@evil.example/1.jpg',
    'https://user:secret@cbu01.alicdn.com/1.jpg',
    'https://cbu01.alicdn.com:8443/1.jpg',
    'https://127.0.0.1/1.jpg',
    'https://[::1]/1.jpg',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/1.jpg',
    'javascript:alert(1)',
    `https://cbu01.alicdn.com/${'1'.repeat(2048)}`,
  ])('of %s gets no address of ours', async (foreign) => {
    expect((await mediaApp()).addresses.show(foreign)).toBe(foreign)
  })

  test('is not shown to whoever makes up an address', async () => {
    const { addresses, get } = await mediaApp()
    const shown = addresses.show(address)
    const other = createRemoteAddresses({ hosts, key: () => Buffer.alloc(32, 8) })
    const all = createRemoteAddresses({ hosts: ['*'], key: () => Buffer.alloc(32, 7) })
    for (const path of [
      other.show(address),
      shown.replace(/remote\/../, 'remote/AA'),
      shown.replace(/\/[^/]+$/, `/${Buffer.from('https://cbu01.alicdn.com/other.jpg').toString('base64url')}.webp`),
      shown.replace(/remote\/[^/]+\//, 'remote//'),
      shown.replace('.webp', '.svg'),
      `${shown}/..`,
      // Signed by the shop itself, before its list of hosts became shorter.
      all.show('https://evil.example/1.jpg'),
      all.show('https://127.0.0.1/1.jpg'),
    ])
      expect((await get(path)).statusCode, path).toBe(404)
    expect(server.asked).toEqual([])
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '::1',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
  ])('is not asked of %s, wherever a name leads', async (privateAddress) => {
    server.names.set('cbu01.alicdn.com', [privateAddress])
    expect((await (await mediaApp()).getShown(address)).statusCode).toBe(404)
    expect(server.connected).toEqual([])
    expect(server.asked).toEqual([])
  })

  test('is asked of the address that was checked, also where the name leads elsewhere a moment later', async () => {
    server.names.set('cbu01.alicdn.com', [publicAddress, '127.0.0.1'])
    const { getShown } = await mediaApp()
    expect((await getShown(address)).statusCode).toBe(200)
    // One lookup, and a connection to what it gave: the second answer of the name was not asked for.
    expect(server.connected).toEqual([publicAddress])
    expect((await getShown(`${address}?2`)).statusCode).toBe(404)
    expect(server.connected).toEqual([publicAddress])
  })

  test.each([
    'https://127.0.0.1/1.jpg',
    'https://10.0.0.1/1.jpg',
    'https://[::ffff:127.0.0.1]/1.jpg',
    'http://cbu01.alicdn.com/1.jpg',
    'https://evil.example/1.jpg',
    'https://cbu01.alicdn.com.evil.example/1.jpg',
    'file:///etc/passwd',
  ])('does not come over a redirect to %s', async (location) => {
    server.answer = (_, response) => response.writeHead(302, { location }).end()
    expect((await (await mediaApp()).getShown(address)).statusCode).toBe(404)
    expect(server.asked).toHaveLength(1)
  })

  test('does not come over a redirect to a name that leads into a private network, nor in circles', async () => {
    server.names.set('img.alicdn.com', ['10.0.0.1'])
    server.answer = (_, response) => response.writeHead(302, { location: 'https://img.alicdn.com/1.jpg' }).end()
    const { getShown } = await mediaApp()
    expect((await getShown(address)).statusCode).toBe(404)
    expect(server.asked).toHaveLength(1)
    server.answer = (_, response) => response.writeHead(302, { location: address }).end()
    expect((await getShown(`${address}?circle`)).statusCode).toBe(404)
    expect(server.asked).toHaveLength(7)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"><script>alert(1)</script></svg>'
  test.each([
    ['an SVG', svg, 'image/svg+xml'],
    ['an SVG that says it is a JPEG', svg, 'image/jpeg'],
    ['an SVG with an XML head', `<?xml version="1.0"?>${svg}`, 'image/png'],
    ['HTML named .jpg', '<!doctype html><script>alert(1)</script>', 'image/jpeg'],
    ['nothing', '', 'image/jpeg'],
    ['half a JPEG head', '\xff\xd8', 'image/jpeg'],
    ['a PDF', '%PDF-1.7 ...........', 'image/jpeg'],
    ['HTML behind the first bytes of a GIF', 'GIF89a<script>alert(1)</script>', 'image/gif'],
  ])('that is %s is refused', async (_what, body, type) => {
    server.answer = (_, response) => response.writeHead(200, { 'content-type': type }).end(Buffer.from(body, 'latin1'))
    const answer = await (await mediaApp()).getShown(address)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
    expect(answer.body).not.toContain('alert')
  })

  test('of 30 MB is not read to its end, whether it says so or not', async () => {
    let sent = 0
    const piece = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2 ** 20 - 4)])
    const answerWith = (headers: Record<string, string>) => {
      server.answer = (_, response) => {
        response.writeHead(200, headers)
        const more = () => {
          if (sent >= 30 || response.destroyed) return response.end()
          sent += 1
          return response.write(piece) ? setImmediate(more) : response.once('drain', more)
        }
        more()
      }
    }
    const { getShown } = await mediaApp()
    answerWith({})
    expect((await getShown(address)).statusCode).toBe(404)
    // Ten are read, and some lie in the buffers between.
    expect(sent).toBeLessThan(20)
    sent = 0
    answerWith({ 'content-length': String(30 * 2 ** 20) })
    expect((await getShown(`${address}?2`)).statusCode).toBe(404)
    expect(sent).toBeLessThan(10)
  })

  test('that unpacks into a wall is refused', async () => {
    const wall = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(wall.length).toBeLessThan(2 ** 20)
    server.answer = (_, response) => response.end(wall)
    expect((await (await mediaApp()).getShown(address)).statusCode).toBe(404)
  })

  test('that drips for ever is given up', async () => {
    let isGone = false
    server.answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      const drip = setInterval(() => response.write(Buffer.from([0xff])), 10)
      response.on('close', () => {
        isGone = true
        clearInterval(drip)
      })
    }
    expect((await (await mediaApp({ wholeMs: 300 })).getShown(address)).statusCode).toBe(404)
    await expect.poll(() => isGone).toBe(true)
  })
})
