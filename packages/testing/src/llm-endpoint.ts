import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A tool as a model asks for it. `args` as a string is sent as it is, however broken. */
export interface Call {
  tool: string
  args: object | string
}

/** One answer of the model, or a way not to give one. */
export interface ModelReply {
  /** Pieces of text, each a chunk of its own. */
  text?: string[]
  calls?: Call[]
  /** Milliseconds before each chunk. */
  everyMs?: number
  /** An HTTP error in place of an answer, with what it says. */
  status?: number
  error?: string
  /** Sends what it has and then nothing, for ever. */
  stalls?: boolean
  /** Sends what it has and cuts the connection. */
  cuts?: boolean
  finish?: 'stop' | 'length' | 'content_filter' | 'tool_calls'
}

interface ChatRequest {
  messages: { role: string; content?: unknown; tool_calls?: unknown; tool_call_id?: string }[]
  tools?: { function: { name: string } }[]
  stream?: boolean
  temperature?: number
  max_tokens?: number
  max_completion_tokens?: number
}
/** What the model says to a request, by its place in the turn. */
export type Script = (request: ChatRequest, step: number) => ModelReply

export interface LlmEndpoint extends AsyncDisposable {
  baseUrl: string
  /** Bodies of all requests, in their order. */
  requests: ChatRequest[]
  /** Connections that the caller has ended before the answer was complete. */
  readonly aborted: number
  script: Script
  /** Told of each piece of text as it is sent, of each request as it arrives, and of each answer that is complete. */
  watch?(what: 'request' | 'text' | 'end', text: string): void
}

const sse = (data: object | string): string => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** A server on this machine that speaks the chat-completions format of OpenAI as hosted models, Ollama and vLLM do, and says what a test wrote for it. */
export async function llmEndpoint(script: Script = () => ({ text: ['…'] })): Promise<LlmEndpoint> {
  const requests: ChatRequest[] = []
  const ending = new AbortController()
  let aborted = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest
    requests.push(body)
    endpoint.watch?.('request', '')
    const step = body.messages.filter(({ role }) => role === 'assistant').length
    const reply = endpoint.script(body, step)
    let isOver = false
    response.on('close', () => {
      if (!isOver) aborted += 1
    })
    if (reply.status !== undefined) {
      isOver = true
      response.writeHead(reply.status, { 'content-type': 'application/json', 'retry-after': '0' })
      response.end(JSON.stringify({ error: { message: reply.error ?? `scripted ${reply.status}`, type: 'scripted' } }))
      return
    }
    const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 }
    if (!body.stream && !reply.stalls && !reply.cuts) {
      isOver = true
      const message = { role: 'assistant', content: reply.text?.join('') ?? '' }
      const choices = [{ index: 0, message, finish_reason: reply.finish ?? 'stop' }]
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion', created: 1_700_000_000, model: 'scripted', choices, usage }),
      )
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    const base = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'scripted' }
    const send = async (delta: object, finish: string | null = null): Promise<void> => {
      if (reply.everyMs) await wait(reply.everyMs, undefined, { signal: ending.signal })
      response.write(sse({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] }))
    }
    await send({ role: 'assistant', content: '' })
    for (const text of reply.text ?? []) {
      await send({ content: text })
      endpoint.watch?.('text', text)
    }
    for (const [index, { tool, args }] of (reply.calls ?? []).entries()) {
      const json = typeof args === 'string' ? args : JSON.stringify(args)
      await send({ tool_calls: [{ index, id: `call_${step}_${index}`, type: 'function', function: { name: tool, arguments: '' } }] })
      // In two pieces, as providers cut them.
      for (const piece of [json.slice(0, Math.ceil(json.length / 2)), json.slice(Math.ceil(json.length / 2))])
        await send({ tool_calls: [{ index, function: { arguments: piece } }] })
    }
    if (reply.stalls) {
      await wait(600_000, undefined, { signal: ending.signal }).catch(() => {})
      return
    }
    if (reply.cuts) {
      response.destroy()
      return
    }
    await send({}, reply.finish ?? (reply.calls?.length ? 'tool_calls' : 'stop'))
    response.write(sse({ ...base, choices: [], usage }))
    isOver = true
    response.end(sse('[DONE]'))
    endpoint.watch?.('end', '')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint: LlmEndpoint = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    get aborted() {
      return aborted
    },
    script,
    async [Symbol.asyncDispose]() {
      ending.abort()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return endpoint
}
