import { isLoopbackHost } from '../../platform/addresses.ts'

/** The host that passkeys are made for, and work on. A browser makes none for an address in numbers: on this machine it is `localhost`. */
export function toPasskeyHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return isLoopbackHost(hostname) ? 'localhost' : hostname
}

/** The one origin on which a passkey may be used. */
export function toPasskeyOrigin(publicUrl: string): string {
  const url = new URL(publicUrl)
  url.hostname = toPasskeyHost(publicUrl)
  return url.origin
}
