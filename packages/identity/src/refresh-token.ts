import { hash, randomBytes } from 'node:crypto'

/** Opaque, 256 random bits. Stored as a hash only; no salt is needed, as there is nothing to guess. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url')
export const hashOfToken = (token: string): string => hash('sha256', token)
export const isRefreshToken = (text: string): boolean => /^[\w-]{43}$/.test(text)
