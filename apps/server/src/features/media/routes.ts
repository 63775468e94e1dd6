import fastifyStatic from '@fastify/static'
import { defaultMediaWidth, isMediaWidth, type MediaWidth } from '@karavan/contract/media.ts'
import { parsePicturePath } from '@karavan/sample-market/picture-path.ts'
import { videoFolder } from '@karavan/sample-market/pictures/videos.ts'
import type { App } from '../../platform/app.ts'
import { AppError } from '../../platform/errors.ts'
import { addressOf, limitRoutes } from '../../platform/limits.ts'
import type { PictureStore } from './picture-store.ts'
import { type RemoteAddresses, remotePrefix } from './remote-address.ts'
import type { RemotePictures } from './remote-pictures.ts'

export interface MediaDeps {
  /** Those of the sample market. */
  pictures: PictureStore
  /** Those of marketplaces and suppliers; without it there are none. */
  remote?: { addresses: RemoteAddresses; pictures: RemotePictures }
}

const yearSeconds = 31_536_000
/** A path says all there is to know about its picture, so it never changes. */
const forever = `public, max-age=${yearSeconds}, immutable`

/** The width a query asks for; `undefined` for any query that is not exactly one listed width. */
function findWidth(query: string): MediaWidth | undefined {
  if (query === '') return defaultMediaWidth
  const asked = /^w=([1-9][0-9]{0,4})$/.exec(query)?.[1]
  const width = Number(asked)
  return isMediaWidth(width) ? width : undefined
}

/** Whether an `If-None-Match` header names the tag. */
const matches = (header: string, tag: string): boolean =>
  header.split(',').some((each) => {
    const trimmed = each.trim()
    return trimmed === '*' || trimmed.replace(/^W\//, '') === tag
  })

/** A picture may do nothing but be shown, also where somebody opens it by itself. */
const pictureOnly = "default-src 'none'; sandbox"
/** A picture that cannot be had is asked for again after this. */
const failedSeconds = 600

/**
 * Pictures and films of the sample marketplace: `/media/sample/<kind>/<params>/<view>.webp?w=<width>` and `/media/sample/video/<name>.webm`. Pictures of the
 * others: `/media/remote/<signature>/<address>.webp?w=<width>`, as AVIF where the browser takes it.
 */
export async function mediaRoutes(app: App, { pictures, remote }: MediaDeps): Promise<void> {
  app.get('/media/sample/:kind/:params/:file', { config: { limit: 'picture' }, schema: { hide: true } }, async (request, reply) => {
    // Read from the address as it was sent: nothing is decoded, so an escaped slash or dot is just another unknown path.
    const [path = '', query = ''] = request.url.split('?', 2)
    const picture = parsePicturePath(path)
    const width = findWidth(query)
    if (!picture || !width) throw new AppError('not_found')
    const { body, digest } = await pictures.get(picture, width, addressOf(request))
    const tag = `"${digest.slice(0, 27)}"`
    reply.header('Cache-Control', forever).header('ETag', tag)
    if (matches(request.headers['if-none-match'] ?? '', tag)) return reply.status(304).send()
    return reply.type('image/webp').send(body)
  })

  if (remote)
    app.get(`${remotePrefix}*`, { config: { limit: 'picture' }, schema: { hide: true } }, async (request, reply) => {
      const [path = '', query = ''] = request.url.split('?', 2)
      const address = remote.addresses.read(path)
      const width = findWidth(query)
      if (!address || !width) throw new AppError('not_found')
      const format = /\bimage\/avif\b/.test(request.headers.accept ?? '') ? ('avif' as const) : ('webp' as const)
      reply.header('Vary', 'Accept').header('Content-Security-Policy', pictureOnly)
      // Of the refusal, if it is one.
      reply.header('Cache-Control', `public, max-age=${failedSeconds}`)
      const { body, digest } = await remote.pictures.get(address, width, format, addressOf(request)).catch((error: unknown) => {
        if (error instanceof AppError && error.code !== 'not_found') reply.header('Cache-Control', 'no-store')
        throw error
      })
      const tag = `"${digest.slice(0, 27)}"`
      reply.header('Cache-Control', forever).header('ETag', tag)
      if (matches(request.headers['if-none-match'] ?? '', tag)) return reply.status(304).send()
      return reply.type(`image/${format}`).send(body)
    })

  limitRoutes(app, 'none')
  await app.register(fastifyStatic, {
    root: videoFolder,
    prefix: '/media/sample/video/',
    // One route per film that exists at the start: no other path reaches the disk.
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('Cache-Control', `public, max-age=${yearSeconds / 52}`)
    },
  })
}
