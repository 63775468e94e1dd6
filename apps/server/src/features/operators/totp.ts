import type { SecretBox } from '../../platform/secret-box.ts'

const periodSeconds = 30
const secretBytes = 20
/** Codes of the step before and after are taken: clocks of telephones are a little off. */
const stepsAround = 1

const otpauth = () => import('otpauth')

/** A new key, as an app takes it. `name` says whose it is, `shop` where. */
export async function createTotpKey(name: string, shop: string) {
  const { Secret, TOTP } = await otpauth()
  const secret = new Secret({ size: secretBytes })
  // What stands before the colon is the issuer for an app: a name of ours has none.
  const totp = new TOTP({ issuer: shop.replaceAll(':', ' '), label: name.replaceAll(':', ' '), secret, period: periodSeconds })
  return { bytes: Buffer.from(secret.bytes), key: secret.base32, uri: totp.toString() }
}

/** The step of time that a code belongs to; undefined for a wrong one. */
export async function findTotpStep(secret: Buffer, code: string, now: Date): Promise<number | undefined> {
  // The library compares bytes, and fails on as many letters that take more of them.
  if (!/^\d{6}$/.test(code)) return undefined
  const { Secret, TOTP } = await otpauth()
  const bytes = new Uint8Array(secret)
  const delta = new TOTP({ secret: new Secret({ buffer: bytes.buffer }), period: periodSeconds }).validate({
    token: code,
    timestamp: +now,
    window: stepsAround,
  })
  return delta === null ? undefined : Math.floor(+now / 1000 / periodSeconds) + delta
}

/** A text as a QR code: modules a side, and the dark ones as the path of an SVG. */
export async function toQr(text: string): Promise<{ size: number; path: string }> {
  const { create } = await import('qrcode')
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, y) => [...data.subarray(y * size, (y + 1) * size)])
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}

/** The key of an operator as it is kept. */
export const sealTotp = (secrets: SecretBox, uid: string, bytes: Buffer): string => secrets.seal(bytes, `totp ${uid}`)
export const openTotp = (secrets: SecretBox, uid: string, sealed: string): Buffer => secrets.open(sealed, `totp ${uid}`)
