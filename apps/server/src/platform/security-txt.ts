import type { Config } from '../config.ts'
import type { App } from './app.ts'
import { publicUrlOf } from './public-url.ts'

const dayMs = 24 * 60 * 60_000
/** How long the page may be believed; it is made anew with each call. */
const validDays = 180

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a hole. Only where SECURITY_CONTACT names somebody. */
export function registerSecurityTxt(
  app: App,
  config: Pick<Config, 'securityContact' | 'publicUrl' | 'host' | 'port'>,
  now: () => Date,
): void {
  const { securityContact } = config
  if (securityContact === undefined) return
  app.get('/.well-known/security.txt', { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(now().getTime() + validDays * dayMs).toISOString()}`,
      'Preferred-Languages: en, ru, zh',
      `Canonical: ${publicUrlOf(config, app.server.address())}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
