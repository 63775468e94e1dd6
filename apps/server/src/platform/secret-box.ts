import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16
const fileName = 'secrets.key'

/** Keeps secrets that have to be read again, so that whoever reads the database alone, or a copy of it, learns nothing. */
export interface SecretBox {
  /** `about`: whose secret it is; it opens for nobody else. */
  seal(secret: Buffer, about: string): string
  /** Throws where it was sealed with another key, or for somebody else. */
  open(sealed: string, about: string): Buffer
  /** A key of 32 bytes for one purpose, always the same in this installation. */
  keyFor(purpose: string): Buffer
}

/**
 * The box of this installation: with the key of the settings, else one in DATA_DIR that is made when it is first needed. Processes on several machines share
 * one database, and so need the first.
 */
export function createSecretBox({ dataDir, secretsKey }: { dataDir: string; secretsKey: string | undefined }): SecretBox {
  let loaded: { key: Buffer; id: string } | undefined
  const keys = new Map<string, Buffer>()
  const load = () => {
    if (loaded) return loaded
    const key = Buffer.from(hkdfSync('sha256', secretsKey ?? readKeyFile(dataDir), '', 'karavan secrets', 32))
    loaded = { key, id: hash('sha256', key).slice(0, 8) }
    return loaded
  }
  return {
    keyFor(purpose) {
      const known = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', load().key, '', `karavan ${purpose}`, 32))
      keys.set(purpose, known)
      return known
    },
    seal(secret, about) {
      const { key, id } = load()
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about))
      const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
      return `${id}.${sealed.toString('base64url')}`
    },
    open(sealed, about) {
      const { key, id } = load()
      const [sealedBy, text = ''] = sealed.split('.')
      if (sealedBy !== id)
        throw new ConfigError(
          secretsKey === undefined ? 'DATA_DIR' : 'SECRETS_KEY',
          'a secret was encrypted with another key than this one',
        )
      const bytes = Buffer.from(text, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(-tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
    },
  }
}

/** The key in the folder; of several processes that make it at once, all get the one that was first. */
function readKeyFile(dataDir: string): string {
  const path = join(dataDir, fileName)
  const read = () => readFileSync(path, 'utf8').trim()
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // Written whole before it has its name: nobody reads half a key.
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return read()
}
