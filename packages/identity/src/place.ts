import { isIPv4, isIPv6 } from 'node:net'

/** Where a call comes from, as far as it says. */
export type Place = {
  /** Its network, for counting guesses. */
  address: string
  /** The secret in the device's cookie, or the one that it is given with the answer. */
  device?: string
  /** As the browser names itself. */
  userAgent?: string
  /** A language tag, or an `Accept-Language` header. */
  locale?: string
}

/** Where a session is used, as it is kept and shown to its owner. */
export type KeptPlace = { user_agent: string | null; network: string | null }

const maxUserAgentLength = 400

/** Enough of an address for its owner to tell home from elsewhere, and no more: the last part is cut off. Null for what is no address. */
export function toNetwork(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/\/\d+$/, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*')
  if (!isIPv6(plain)) return null
  const groups = plain.split('::', 1)[0]?.split(':').filter(Boolean).slice(0, 3) ?? []
  return groups.length > 0 ? `${groups.join(':')}:*` : '::*'
}

export const toKeptPlace = (place: Place | undefined): KeptPlace => ({
  // Control characters: the database refuses some, and no browser has any in its name.
  user_agent: place?.userAgent?.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, maxUserAgentLength) || null,
  network: place ? toNetwork(place.address) : null,
})
