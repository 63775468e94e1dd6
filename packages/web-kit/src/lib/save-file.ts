import { ApiError } from './api-error.ts'
import { pageApiBase } from './base-url.ts'
import { withFreshToken } from './caller.ts'

/** Saves what a call answers as a file. A link alone could not: the call needs the bearer token. Rejects with the call's failure. */
export async function saveFile(path: string, name: string): Promise<void> {
  const response = await withFreshToken((headers) => fetch(new URL(path, pageApiBase()), { headers }))
  if (!response.ok) throw new ApiError(response.status, 'unknown', `${path} answered ${response.status}`)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
