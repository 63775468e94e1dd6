import { instructionTemplatesAnswer } from '@karavan/contract/desk.ts'
import { api } from '@karavan/web/lib/api.ts'
import { queryOptions } from '@tanstack/react-query'

export const instructionsPath = '/api/desk/instructions'
export const templatesQuery = queryOptions({
  queryKey: ['instructions'],
  queryFn: ({ signal }) => api.get(instructionsPath, instructionTemplatesAnswer, { signal }),
})
