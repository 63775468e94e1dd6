import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { AppConfig } from '@karavan/contract/config.ts'
import { gallerySizes, mediaSrcset } from '@karavan/contract/media.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import type { FirstLook } from './first-look.ts'
import { pageSender } from './page.ts'

const config: AppConfig = {
  identity: { mode: 'builtin', apiKey: 'k', projectId: 'p' },
  google: { enabled: false },
  marketplaceLinkHosts: ['</script><script>alert(1)</script>', '$&'],
  isSampleMarket: true,
}

/** A server whose page has other settings for the host that knows Google. */
function givenPage() {
  const app = fastify()
  const send = pageSender('<html><head><title>T</title></head><body></body></html>', ({ host }) => ({
    ...config,
    google: { enabled: host === 'google.test' },
  }))
  app.get('/', async (request, reply) => send(request, reply))
  app.get('/lost', async (request, reply) => send(request, reply.code(404)))
  return (headers: Record<string, string> = {}, url = '/') => app.inject({ url, headers })
}
const settingsOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="config">([^<]+)<\/script><\/head>/.exec(body)?.[1] ?? '')

test('the page says the settings of the request as data, which nothing in them can leave', async () => {
  const open = givenPage()
  const page = await open()
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body.match(/<script/g)).toHaveLength(1)
  expect(settingsOf(page.body)).toEqual(config)
  expect(settingsOf((await open({ host: 'google.test' })).body)).toEqual({ ...config, google: { enabled: true } })
  expect(settingsOf((await open()).body)).toEqual(config)
})

test('with a product it says its name in each language as text, and asks for its picture as the gallery does', async () => {
  const app = fastify()
  const shell = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8')
  const send = pageSender(shell, () => config)
  const looks: Record<string, FirstLook> = {
    '/own': { image: '/media/sample/a.webp', title: { ru: 'Зонт', en: '</p><script>alert(1)</script>{{src}}$&' } },
    '/foreign': { image: 'https://pictures.test/a.jpg', title: { zh: '雨伞' } },
  }
  app.get('/*', async (request, reply) => send(request, reply, looks[request.url]))
  // Escaped by number.
  const bodyOf = async (url: string) => (await app.inject(url)).body.replaceAll('&#61;', '=')
  const own = await bodyOf('/own')
  expect(own).toContain(`srcset="${mediaSrcset('/media/sample/a.webp')}" sizes="${gallerySizes}" crossorigin="anonymous"`)
  expect(own).toContain('>Зонт</p>')
  expect(own).toContain('&#60;/p&#62;&#60;script&#62;alert(1)&#60;/script&#62;{{src}}$&#38;</p>')
  const foreign = await bodyOf('/foreign')
  expect(foreign).toContain('>雨伞</p>')
  expect(foreign).not.toContain('<img')
  const plain = await bodyOf('/')
  expect(plain).not.toMatch(/first-look|template|\{\{/)
  for (const page of [own, foreign]) expect(page.match(/id="first-look"/g)).toHaveLength(1)
  for (const page of [foreign, plain]) expect(page).toContain('<script type="module" src="/src/main.tsx">')
  expect(own, 'its picture goes before the app').toContain('<script type="module" fetchpriority="low" src="/src/main.tsx">')
})

test('it is sent compressed to who takes that, and not at all to who has it', async () => {
  const open = givenPage()
  const plain = await open()
  const packed = await open({ 'accept-encoding': 'gzip, deflate, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'cache-control': 'no-cache' })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  const etag = String(plain.headers.etag)
  const known = await open({ 'if-none-match': etag })
  expect([known.statusCode, known.body]).toEqual([304, ''])
  expect((await open({ 'if-none-match': etag, host: 'google.test' })).statusCode).toBe(200)
  expect((await open({ 'if-none-match': etag }, '/lost')).statusCode, 'what is not there is not there for them either').toBe(404)
})
