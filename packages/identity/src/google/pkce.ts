import { hash } from 'node:crypto'

/** The S256 challenge of a code verifier (RFC 7636). */
export const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url')
