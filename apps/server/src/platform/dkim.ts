import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Config, ConfigError } from '../config.ts'

/** Receivers take no signature of a shorter key (RFC 8301). */
const minBits = 1024

/** The key that mails are signed with, as nodemailer wants it. Read once, at the start, which a file that is no such key ends with a `ConfigError`. */
export function readDkim({ domain, selector, keyFile }: NonNullable<Config['dkim']>) {
  const refuse = (reason: string, cause?: unknown) => new ConfigError('MAIL_DKIM_KEY', `${keyFile} ${reason}`, { cause })
  let pem: string
  try {
    pem = readFileSync(keyFile, 'utf8')
  } catch (cause) {
    throw refuse(`cannot be read (${(cause as NodeJS.ErrnoException).code})`, cause)
  }
  let key: KeyObject
  try {
    key = createPrivateKey(pem)
  } catch (cause) {
    throw refuse('is no private key in PEM without a passphrase', cause)
  }
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < minBits)
    throw refuse(`must be an RSA key of at least ${minBits} bits`)
  return { domainName: domain, keySelector: selector, privateKey: pem }
}
