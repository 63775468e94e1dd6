import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'

/** The schema of an answer that is a file of this media type. `content`: what stands in it, where that is not just text or bytes. */
export const fileAnswer = (description: string, type: string, content: z.ZodType = z.string()) => ({
  200: { description, content: { [type]: { schema: content } } },
})

/** Answers with a file that is saved under a name, rather than shown. Letters, digits, dots and dashes alone in the name. */
export const sendFile = (reply: FastifyReply, name: string, type: string, content: string | Buffer | Readable): FastifyReply =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content)
