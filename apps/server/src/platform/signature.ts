import { createHmac, timingSafeEqual } from 'node:crypto'

/** Enough that nobody guesses one, and short enough for an address. */
const signatureBytes = 16

/** Signatures of texts as they stand in addresses: base64url, 22 letters. `key`: the same in all processes of one shop. */
export function createSigner(key: () => Buffer) {
  const toSignature = (text: string): Buffer => createHmac('sha256', key()).update(text).digest().subarray(0, signatureBytes)
  return {
    sign: (text: string): string => toSignature(text).toString('base64url'),
    isSigned(text: string, signature: string): boolean {
      const given = Buffer.from(signature, 'base64url')
      return given.length === signatureBytes && timingSafeEqual(given, toSignature(text))
    },
  }
}
