import { randomBytes, randomUUID } from 'node:crypto'

/** Id of a stored row: opaque, and never like the browser's `temp-` ids. */
export const newId = (): string => randomUUID()

/** A secret that whoever knows it may act on: 192 random bits, safe in a path. */
export const newSecret = (): string => randomBytes(24).toString('base64url')
