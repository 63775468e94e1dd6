/** Most pictures of one offer that are kept. */
const maxPictures = 30
/** Pictures that the product itself serves, as a simulated market has them. */
const ownPicture = /^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:webp|avif|jpg|png|mp4)$/

/** An address that a page served over https can show; sellers write them without a protocol and with the old one. */
export function toAddress(value: string | undefined): string | undefined {
  if (value === undefined || value.length > 2048) return undefined
  if (ownPicture.test(value)) return value
  const whole = value.startsWith('//') ? `https:${value}` : value
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.') ? url.href : undefined
}

/** Each once, in their order. */
export const toAddresses = (values: readonly (string | undefined)[]): string[] =>
  [...new Set(values.flatMap((value) => toAddress(value) ?? []))].slice(0, maxPictures)
