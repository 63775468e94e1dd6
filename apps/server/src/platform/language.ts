import { fallbackLanguage, fromAcceptLanguage, type Language } from '@karavan/contract/language.ts'
import type { FastifyRequest } from 'fastify'

/** Language of the interface that asks, for texts that the server writes. */
export const interfaceLanguage = (request: FastifyRequest): Language =>
  fromAcceptLanguage(request.headers['accept-language']) ?? fallbackLanguage
