import type { AddressInfo } from 'node:net'
import type { Config } from '../config.ts'

/**
 * How people reach the product, without a trailing slash: PUBLIC_URL, else where it listens. Never what a request says about itself: a mail would lead
 * wherever its sender wanted. `listening` is the server's address once it listens.
 */
export function publicUrlOf(
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  listening: AddressInfo | string | null,
): string {
  if (publicUrl) return publicUrl
  const reachable = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host
  const actual = typeof listening === 'object' && listening ? listening.port : port
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${actual}`
}
