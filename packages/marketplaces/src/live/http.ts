/** A service's answer, whatever its status. */
export interface Answer {
  status: number
  /** Its body read as JSON; `undefined` where it is something else, such as an error page. */
  body: unknown
}

/** No whole answer came. Its message holds no address, because addresses hold keys. */
export class CallError extends Error {}

export interface Call {
  url: URL
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** More than any answer has: a page of offers is some hundred kilobytes. */
const maxBytes = 8 * 2 ** 20
/** For callers without a deadline of their own. What is not there by then does not come. */
const longestMs = 60_000

/** An address that a key may be sent to: nobody on the way can read it. */
export function isSafeBase(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname))
}

/** Asks a service once. Throws `CallError`, or the signal's reason when that aborts. Redirects are not followed: the key is for this host alone. */
export async function callService({ url, method = 'GET', headers, body }: Call, signal: AbortSignal): Promise<Answer> {
  if (!isSafeBase(url.origin)) throw new CallError('the address is neither https nor of this machine')
  const either = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  try {
    const response = await fetch(url, { method, headers, body, redirect: 'manual', signal: either })
    return { status: response.status, body: toJson(decode(await readBody(response), response.headers.get('content-type') ?? '')) }
  } catch (error) {
    if (signal.aborted) throw signal.reason
    throw new CallError(either.aborted ? `no answer within ${longestMs} ms` : `the connection failed${codeOf(error)}`)
  }
}

/** The reason of a failed connection. Of the error itself nothing else is kept: it may name the address. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : ''
}

async function readBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw new CallError('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Answers are UTF-8, and sometimes in an older Chinese encoding, whether they say so or not. */
function decode(bytes: Uint8Array, contentType: string): string {
  const named = /charset\s*=\s*"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase()
  const charsets = named === undefined || named === 'utf-8' ? ['utf-8', 'gb18030'] : [named, 'utf-8', 'gb18030']
  for (const charset of charsets) {
    try {
      return new TextDecoder(charset, { fatal: true }).decode(bytes)
    } catch {
      // Another encoding, or none that is known.
    }
  }
  return ''
}

/** `undefined` for what is no JSON. Ids too long for a number stay as they are written. */
function toJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown, ...context: unknown[]) => {
      if (typeof value !== 'number' || Number.isSafeInteger(value) || !Number.isInteger(value)) return value
      const [written] = context
      return typeof written === 'object' && written !== null && 'source' in written ? written.source : value
    })
  } catch {
    return undefined
  }
}
