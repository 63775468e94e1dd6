import { instructionTemplatesAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web-kit/lib/api.ts'
import { queryOptions } from '@tanstack/react-query'

/** Where the templates are read and, whole, replaced. */
export const instructionsPath = '/api/desk/instructions'
/** The payment instructions as the shop has written them, and the original texts, in each language. Rejects with the call's failure. */
export const templatesQuery = queryOptions({
  queryKey: ['instructions'],
  queryFn: ({ signal }) => api.get(instructionsPath, instructionTemplatesAnswer, { signal }),
})
