import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isPublicAddress } from './public-fetch.ts'

/** Stand for all addresses of a machine: to listen on, not to be called by. */
const everywhere = ['0.0.0.0', '::', '[::]']

const bareHost = (host: string) => host.replace(/^\[|\]$/g, '').toLowerCase()
export const isLoopbackHost = (host: string) => /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::1)$/.test(bareHost(host))
const isLoopbackAddress = (address: string | undefined) => /^(?:127\.|::1$|::ffff:127\.)/.test(address ?? '')

/** Whether an address can be called over the internet, as far as it shows. */
export function isOpenAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  const host = bareHost(hostname)
  if (protocol !== 'https:' || isLoopbackHost(host)) return false
  return isIP(host) === 0 ? host.includes('.') && !/\.(?:local|internal|lan|test|localdomain)$/.test(host) : isPublicAddress(host)
}

/** Host names, without port, from which people may sign in. */
export function toAuthorizedDomains({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>): string[] {
  const own = publicUrl ? new URL(publicUrl).hostname : everywhere.includes(host) ? [] : host
  return [...new Set(['localhost', '127.0.0.1', own].flat())]
}

/**
 * Whether, as far as the settings say, nobody but this machine can call. A proxy in front that nothing here names makes everybody look local all the
 * same, so this alone must never open anything that matters.
 */
export const isForThisMachine = ({ host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean =>
  trustProxy === false && isLoopbackHost(host) && (!publicUrl || isLoopbackHost(new URL(publicUrl).hostname))

/** Whether an operator needs a second factor for this request. A call that came through anything makes it needed, whatever the settings look like. */
export const needsSecondFactor = (config: Config, request: FastifyRequest): boolean =>
  config.deskSecondFactor === 'required' || (config.deskSecondFactor === 'auto' && !(isForThisMachine(config) && isLocalRequest(request)))

/** Whether the local stand-in for Google is offered: where it was asked for by name, nobody else can call, and no real provider is set up. */
export const mayStandIn = (config: Config): boolean => config.wantsStandIn && !config.firebase && !config.google && isForThisMachine(config)

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** Whether a request was made on this machine, to a local address, and nobody says that it came through a proxy. */
export const isLocalRequest = ({ socket, hostname, headers }: Pick<FastifyRequest, 'socket' | 'hostname' | 'headers'>): boolean =>
  isLoopbackAddress(socket.remoteAddress) && isLoopbackHost(hostname) && proxyHeaders.every((name) => headers[name] === undefined)

/**
 * The web app's origin as the browser of this request sees it; undefined where people may not sign in. Behind a proxy that ends https only PUBLIC_URL
 * knows the scheme.
 */
export function findOrigin(
  { host, hostname, protocol }: Pick<FastifyRequest, 'host' | 'hostname' | 'protocol'>,
  authorizedDomains: string[],
  publicUrl?: string,
): string | undefined {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl)
  if (known && known.hostname === hostname) return known.origin
  return authorizedDomains.some((domain) => bareHost(domain) === bareHost(hostname)) ? `${protocol}://${host}` : undefined
}
