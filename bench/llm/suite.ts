import { readEvents } from '@karavan/testing/events.ts'
import { llmEndpoint, type ModelReply } from '@karavan/testing/llm-endpoint.ts'
import { createClient, newGuest } from '../lib/client.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import { type BenchRow, timesRow } from '../lib/report.ts'

const atOnce = 200
const everyMs = 100
/** Each is a sentence of its own, sent with the next one's beginning. */
const sentences = ['Смотрю, что есть. ', 'Есть из чего выбрать. ', 'Могу сузить выбор. ', 'Скажите, что важнее. ', 'Готово. ']
const search: ModelReply = { calls: [{ tool: 'search_offers', args: { goods: 'термокружки' } }] }
const terms: ModelReply = { calls: [{ tool: 'shop_terms', args: { topic: 'lots' } }] }
const words: ModelReply = { text: [...sentences, ...sentences], everyMs }

/** Asks once and reads the reply; gives when each piece of text came, on the clock of this process. */
async function oneReply(url: string, token: string): Promise<{ deltas: number[]; totalMs: number; isWhole: boolean }> {
  const client = createClient(url, token, 2)
  const began = performance.now()
  try {
    const { body } = await client.json('POST', '/api/search/start', { query: 'нужны термокружки' })
    const deltas: number[] = []
    const { events } = await readEvents(url, String(body.stream_id), {
      onEvent: ({ type }) => {
        if (type === 'response_delta') deltas.push(performance.now())
      },
    })
    const said = events.find((event) => event.type === 'response')
    return { deltas, totalMs: performance.now() - began, isWhole: said?.content.includes('Готово.') === true }
  } finally {
    client.close()
  }
}

/** What the engine adds beside a model whose delays are known: to a step with a tool that does no work, and to each sentence on its way to a reader. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  await using model = await llmEndpoint()
  const settings = { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'scripted', LLM_TURN_BUDGET_MS: '55000' }
  for await (const { database, karavan } of karavanOnEach('prepared', settings)) {
    const token = await newGuest(karavan.url)
    model.script = (_, step) => (step === 0 ? search : words)
    for (let warming = 0; warming < 3; warming += 1) await oneReply(karavan.url, token)

    const steps: number[] = []
    let ended = 0
    model.watch = (what) => {
      if (what === 'end') ended = performance.now()
      if (what === 'request' && ended > 0) steps.push(performance.now() - ended)
    }
    model.script = (_, step) => (step < 4 ? terms : { text: ['Готово.'] })
    for (let round = 0; round < (quick ? 5 : 30); round += 1) {
      ended = 0
      await oneReply(karavan.url, token)
    }

    const forwarded: number[] = []
    model.script = (_, step) => (step === 0 ? search : words)
    for (let round = 0; round < (quick ? 3 : 12); round += 1) {
      const sent: number[] = []
      model.watch = (what) => {
        if (what === 'text') sent.push(performance.now())
      }
      const { deltas } = await oneReply(karavan.url, token)
      // A sentence is whole once the next one begins.
      for (const [at, came] of deltas.slice(0, sentences.length).entries()) if (sent[at + 1]) forwarded.push(came - sent[at + 1]!)
    }
    delete model.watch
    yield timesRow(`a step of the model with a tool, ${database}`, steps, { goal: '<= 10' })
    yield timesRow(`a sentence from the model to the reader, ${database}`, forwarded, { goal: '<= 20' })

    const buyers = await Promise.all(Array.from({ length: quick ? 50 : atOnce }, () => newGuest(karavan.url)))
    const replies = await Promise.all(buyers.map((buyer) => oneReply(karavan.url, buyer)))
    const whole = replies.filter(({ isWhole }) => isWhole).length
    yield timesRow(`${buyers.length} replies at once, each ${2 * sentences.length * everyMs} ms of words, ${database}`, replies.map(({ totalMs }) => totalMs), { note: `${whole} whole` }) // biome-ignore format: one row
    yield { name: `memory after them, ${database}`, unit: 'MiB', value: karavan.memoryMiB() }
  }
}
