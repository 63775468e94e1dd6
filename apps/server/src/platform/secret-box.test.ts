import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'karavan-secrets-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const secret = Buffer.from('the key of an app')
const secretsKey = 'thirty-two characters or some more'

test('a secret opens with the key of the folder, in another process too, and for its owner alone', () => {
  const sealed = createSecretBox({ dataDir, secretsKey: undefined }).seal(secret, 'olga')
  expect(sealed).not.toContain(secret.toString('base64url'))
  const later = createSecretBox({ dataDir, secretsKey: undefined })
  expect(later.open(sealed, 'olga')).toEqual(secret)
  expect(() => later.open(sealed, 'boris')).toThrow()
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`
  expect(() => later.open(changed, 'olga')).toThrow()
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600)
})

test('a key of the settings needs no file; another one says so in a line', () => {
  const sealed = createSecretBox({ dataDir: '/nowhere', secretsKey }).seal(secret, 'olga')
  expect(createSecretBox({ dataDir: '/nowhere', secretsKey }).open(sealed, 'olga')).toEqual(secret)
  expect(() => createSecretBox({ dataDir: '/nowhere', secretsKey: `${secretsKey}!` }).open(sealed, 'olga')).toThrow(
    /^SECRETS_KEY: .*another key/,
  )
})
