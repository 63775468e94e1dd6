import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { AppConfig } from '@karavan/contract/config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FirstLook, splitPage } from './first-look.ts'

interface Page {
  plain: Buffer
  brotli: Buffer
  etag: string
}

/** The page with the settings in it, as data that runs nothing: asking for them would be a request more before the first screen is at work. */
function withSettings(page: string, config: AppConfig, quality: number = constants.BROTLI_MAX_QUALITY): Page {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const plain = Buffer.from(page.replace('</head>', () => `<script type="application/json" id="config">${json}</script></head>`))
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return { plain, brotli, etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"` }
}

/** A page that is made for one request is worth less time. */
const hastyQuality = 4

/**
 * Sends an app's page with the settings that hold for the request. They differ in few things, so that each page is made once; one with a look at a product
 * is made each time.
 */
export function pageSender(page: string, toConfig: (request: FastifyRequest) => AppConfig) {
  const pages = splitPage(page)
  const made = new Map<string, Page>()
  function plainPage(config: AppConfig): Page {
    const key = JSON.stringify(config)
    const known = made.get(key) ?? withSettings(pages.plain, config)
    made.set(key, known)
    return known
  }
  return (request: FastifyRequest, reply: FastifyReply, look?: FirstLook) => {
    const config = toConfig(request)
    const { plain, brotli, etag } = look ? withSettings(pages.withLook(look), config, hastyQuality) : plainPage(config)
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', etag)
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(plain)
    return reply.header('content-encoding', 'br').send(brotli)
  }
}
