import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { AppConfig } from '@karavan/contract/config.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'

interface Page {
  plain: Buffer
  brotli: Buffer
  etag: string
}

/** The page with the settings in it, as data that runs nothing: asking for them would be a request more before the first screen is at work. */
function withSettings(page: string, config: AppConfig): Page {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const plain = Buffer.from(page.replace('</head>', () => `<script type="application/json" id="config">${json}</script></head>`))
  return { plain, brotli: brotliCompressSync(plain), etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"` }
}

/** Sends an app's page with the settings that hold for the request. They differ in few things, so that each page is made once. */
export function pageSender(page: string, toConfig: (request: FastifyRequest) => AppConfig) {
  const made = new Map<string, Page>()
  return (request: FastifyRequest, reply: FastifyReply) => {
    const config = toConfig(request)
    const key = JSON.stringify(config)
    let known = made.get(key)
    if (!known) {
      known = withSettings(page, config)
      made.set(key, known)
    }
    const { plain, brotli, etag } = known
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Accept-Encoding').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(plain)
    return reply.header('content-encoding', 'br').send(brotli)
  }
}
