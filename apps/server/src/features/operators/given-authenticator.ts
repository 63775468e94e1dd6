import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const isPresent = 0x01
const hasCredential = 0x40

/** An authenticator with one passkey, together with the browser that speaks for it: one that does what it is told, also what no browser would do. */
export function givenAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (host: string, flags: number, counter: number) => Buffer.concat([sha256(host), Buffer.from([flags]), uint32(counter)])
  const named = { id: toText(id), rawId: toText(id), type: 'public-key' as const }
  return {
    id: named.id,
    /** What a browser answers when a page asks it to make a passkey. */
    create(challenge: string, { host, origin }: { host: string; origin: string }) {
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const authData = Buffer.concat([head(host, isPresent | hasCredential, 0), Buffer.alloc(16), length, id, cose])
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const clientDataJSON = toText(clientData('webauthn.create', challenge, origin))
      return { ...named, response: { clientDataJSON, attestationObject: toText(attestation), transports: ['internal'] } }
    },
    /** What it answers when a page asks for a signature. */
    sign(challenge: string, { host, origin, counter }: { host: string; origin: string; counter: number }) {
      const data = clientData('webauthn.get', challenge, origin)
      const authenticatorData = head(host, isPresent, counter)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        ...named,
        response: { clientDataJSON: toText(data), authenticatorData: toText(authenticatorData), signature: toText(signature) },
      }
    },
  }
}
