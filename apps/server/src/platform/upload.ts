import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

export interface Upload {
  /** `undefined` where the form has no file. */
  file: Buffer | undefined
  /** Its other fields, where they are texts. */
  fields: Record<string, string>
}

/** A form with one file. A form that breaks off or is none is the caller's fault, which its parser does not say. Throws `unsupported_media_type`, `bad_request`. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  const upload: Upload = { file: undefined, fields: {} }
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') upload.file = await part.toBuffer()
      else if (typeof part.value === 'string') upload.fields[part.fieldname] = part.value
    }
    return upload
  } catch (cause) {
    if (cause instanceof Error && 'statusCode' in cause) throw cause
    throw new AppError('bad_request', { cause })
  }
}
