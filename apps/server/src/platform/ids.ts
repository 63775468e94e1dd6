import { randomBytes, randomUUID } from 'node:crypto'

/** Id of a stored row: opaque, and never like the browser's `temp-` ids. */
export const newId = (): string => randomUUID()

/** A secret that is itself the permission to act: 192 random bits, safe in a path. */
export const newSecret = (): string => randomBytes(24).toString('base64url')
