import { createSigner } from '../../platform/signature.ts'

export interface RemoteAddresses {
  /** Where a picture that lies elsewhere is shown from: an address under /media/ for an https address of a host that may be asked, else the address itself. */
  show(address: string): string
  /** The address behind a path that `show` gave; `undefined` for any other path. */
  read(path: string): URL | undefined
  /** Whether a host may be asked. */
  isAllowed(url: URL): boolean
}

export const remotePrefix = '/media/remote/'
const longest = 2048

/** A host, or one below it: `evil-alicdn.com` and `alicdn.com.evil.example` are neither. */
const isBelow = (host: string, allowed: string): boolean => host === allowed || host.endsWith(`.${allowed}`)

/**
 * Signed addresses of pictures elsewhere: without the signature the product would fetch whatever anybody asks for. `hosts`: what may be asked, each with the hosts
 * below it; `*` is any host. `key`: the same in all processes of one shop.
 */
export function createRemoteAddresses({ hosts, key }: { hosts: readonly string[]; key: () => Buffer }): RemoteAddresses {
  const { sign, isSigned } = createSigner(key)
  const isAllowed = ({ protocol, hostname, port, username, password }: URL): boolean =>
    protocol === 'https:' && port === '' && !username && !password && hosts.some((host) => host === '*' || isBelow(hostname, host))
  return {
    isAllowed,
    show(address) {
      if (!address.startsWith('https:') || address.length > longest || !URL.canParse(address) || !isAllowed(new URL(address)))
        return address
      return `${remotePrefix}${sign(address)}/${Buffer.from(address).toString('base64url')}.webp`
    },
    read(path) {
      const found = /^\/media\/remote\/([\w-]{22})\/([\w-]{1,2731})\.webp$/.exec(path)
      if (!found) return undefined
      const [, signature = '', encoded = ''] = found
      const address = Buffer.from(encoded, 'base64url').toString()
      if (!isSigned(address, signature) || !URL.canParse(address)) return undefined
      // The list may have become shorter since it was signed.
      const url = new URL(address)
      return isAllowed(url) ? url : undefined
    },
  }
}
