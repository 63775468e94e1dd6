import { z } from 'zod'
import type { Language } from './language.ts'

/** A picture that a buyer asks with: the file, in bytes, and the longer side of what is kept of it, in pixels. */
export const askedPictureLimits = { bytes: 10 * 1024 * 1024, side: 720 } as const

/** What stands for the words of a question that is a picture alone. */
export const pictureCaptions: Readonly<Record<Language, string>> = { ru: 'Поиск по фото', en: 'Search by photo', zh: '以图搜索' }
export const isPictureCaption = (message: string): boolean => Object.values(pictureCaptions).includes(message)

/** A picture in a buyer's message; its bytes are at `/api/search/pictures/<id>`, for its owner alone. Sizes in pixels. */
export const messagePicture = z.object({ id: z.string(), width: z.number().int(), height: z.number().int() })
export type MessagePicture = z.infer<typeof messagePicture>
