/** Fields of a request that some models refuse, each with what takes its place. */
const refusable = {
  temperature: () => ({}),
  max_tokens: (value: unknown) => ({ max_completion_tokens: value }),
} as const satisfies Record<string, (value: unknown) => object>
type Refusable = keyof typeof refusable

const refusal = /unsupported|not support|deprecat/i

/**
 * A fetch for the endpoint of a model that refuses a field of our requests, as reasoning models refuse a temperature: the request goes out once more without it, and so do all
 * after it. Everything else is as it comes.
 */
export function givingWay(send: typeof fetch = fetch): typeof fetch {
  const refused = new Set<Refusable>()
  return async (input, init) => {
    for (;;) {
      const response = await send(input, without(init, refused))
      if (response.status !== 400) return response
      const said = await response.clone().text()
      const field = (Object.keys(refusable) as Refusable[]).find((name) => !refused.has(name) && said.includes(name))
      if (!field || !refusal.test(said)) return response
      refused.add(field)
    }
  }
}

function without(init: RequestInit | undefined, refused: ReadonlySet<Refusable>): RequestInit | undefined {
  if (refused.size === 0 || typeof init?.body !== 'string') return init
  const body = JSON.parse(init.body) as Record<string, unknown>
  for (const field of refused) {
    if (!(field in body)) continue
    const { [field]: value } = body
    delete body[field]
    Object.assign(body, refusable[field](value))
  }
  return { ...init, body: JSON.stringify(body) }
}
