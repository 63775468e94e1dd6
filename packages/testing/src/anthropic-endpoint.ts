import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Call } from './llm-endpoint.ts'

interface MessagesRequest {
  system?: { type: 'text'; text: string; cache_control?: { type: string } }[]
  messages: { role: string; content: unknown }[]
  tools?: { name: string }[]
}

export interface AnthropicEndpoint extends AsyncDisposable {
  baseUrl: string
  /** Bodies of all requests, in their order. */
  requests: MessagesRequest[]
  /** What the model says, by its place in the turn. */
  script(step: number): { text?: string[]; calls?: Call[] }
}

/** A server on this machine that speaks the Messages format of Anthropic, streamed, and has kept 700 tokens of each request from the one before. */
export async function anthropicEndpoint(script: AnthropicEndpoint['script']): Promise<AnthropicEndpoint> {
  const requests: MessagesRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as MessagesRequest
    requests.push(body)
    const step = body.messages.filter(({ role }) => role === 'assistant').length
    const { text = [], calls = [] } = endpoint.script(step)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (type: string, data: object) => response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
    const usage = { input_tokens: 200, cache_read_input_tokens: 700, cache_creation_input_tokens: 0, output_tokens: 1 }
    send('message_start', { message: { id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted', content: [], stop_reason: null, stop_sequence: null, usage } }) // biome-ignore format: one event
    const block = (index: number, content_block: object, deltas: object[]) => {
      send('content_block_start', { index, content_block })
      for (const delta of deltas) send('content_block_delta', { index, delta })
      send('content_block_stop', { index })
    }
    if (text.length > 0)
      block(
        0,
        { type: 'text', text: '' },
        text.map((piece) => ({ type: 'text_delta', text: piece })),
      )
    for (const [at, { tool, args }] of calls.entries())
      block(text.length + at, { type: 'tool_use', id: `toolu_${step}_${at}`, name: tool, input: {} }, [
        { type: 'input_json_delta', partial_json: typeof args === 'string' ? args : JSON.stringify(args) },
      ])
    send('message_delta', { delta: { stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null }, usage: { output_tokens: 60 } }) // biome-ignore format: one event
    send('message_stop', {})
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const endpoint: AnthropicEndpoint = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return endpoint
}
