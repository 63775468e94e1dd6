import { hash, randomInt } from 'node:crypto'

const count = 10
/** Letters and digits that nobody mixes up: 32 of them. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** 80 random bits: a hash without salt is enough. */
const length = 16

const createCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Ten new codes, in groups of four for those who write them down. */
export const createRecoveryCodes = (): string[] => Array.from({ length: count }, () => createCode().replaceAll(/.{4}(?=.)/g, '$&-'))

/** What is kept of a code, however it was typed; undefined for what cannot be one. */
export function hashOfRecoveryCode(uid: string, typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code.length === length && [...code].every((letter) => alphabet.includes(letter)) ? hash('sha256', `${uid}\n${code}`) : undefined
}
