import { z } from 'zod'

/** An id in a path. What cannot be an id of ours is refused before the database is asked, and answers like an unknown one. */
export const pathId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)
export const idParams = z.object({ id: pathId })
