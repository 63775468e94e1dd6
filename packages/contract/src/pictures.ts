import { z } from 'zod'

/** A picture in a buyer's message; its bytes are at `/api/search/pictures/<id>`, for its owner alone. Sizes in pixels. */
export const messagePicture = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })
export type MessagePicture = z.infer<typeof messagePicture>
