import { readEvents } from '@karavan/testing/events.ts'
import { freePort } from '@karavan/testing/free-port.ts'
import { placeDatabase } from '@karavan/testing/template.ts'
import { expect, test } from 'vitest'
import { isListening, RunningCommand, temporaryFolder } from './test-command.ts'

/** A process that is left behind stays for good: the time only ends the wait for it. */
const endsWithinMs = 30_000

test('npm run dev -- --simulate sells the goods of simulated marketplaces through the real adapters, and ends all of its processes', {
  timeout: 300_000,
}, async () => {
  using folder = temporaryFolder('simulate')
  await placeDatabase(folder.path)
  const [port, webPort, simulatedPort] = [await freePort(), await freePort(), await freePort()]
  using npm = new RunningCommand('npm', ['run', 'dev', '--', '--simulate'], {
    PORT: String(port),
    WEB_PORT: String(webPort),
    SIMULATED_PORT: String(simulatedPort),
    DATA_DIR: folder.path,
    // A busy machine is no slow marketplace.
    MARKETPLACE_DEADLINE_MS: '60000',
    NO_COLOR: '1',
  })
  const [, services = ''] = await npm.until(/Simulated marketplaces: (.+)\n/)
  const [, link = ''] = await npm.until(/Links to paste: (\S+)/)
  await npm.until(/Karavan is ready/)
  const address = `http://127.0.0.1:${port}`
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const { idToken } = await post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=karavan-builtin', { returnSecureToken: true })
  const headers = { authorization: `Bearer ${idToken}` }
  const { stream_id, conversation_id } = await post('/api/search/start', { query: 'термокружки 500 мл' }, headers)
  await readEvents(address, stream_id)
  const { messages } = await (await fetch(`${address}/api/conversations/${conversation_id}/messages`, { headers })).json()
  const cards = messages.at(-1).metadata.products
  expect(cards.length).toBeGreaterThan(2)
  for (const card of cards) expect(card).toMatchObject({ product_id: expect.stringMatching(/^1688-\d+$/), platform: '1688' })
  const pasted = await (await fetch(`${address}/api/products/by-url?url=${encodeURIComponent(link)}`)).json()
  expect(pasted).toMatchObject({ success: true, product: { platform: '1688', product_url: link } })
  // What simulated sellers state of light goods reaches the buyer: freight is charged by it.
  const pillows = await post('/api/search/start', { query: 'подушки' }, headers)
  await readEvents(address, pillows.stream_id)
  const found = await (await fetch(`${address}/api/conversations/${pillows.conversation_id}/messages`, { headers })).json()
  const [pillow] = found.messages.at(-1).metadata.products
  const { product } = await (await fetch(`${address}/api/products/${pillow.product_id}`)).json()
  expect(product.box_cm3).toBe(product.weight_grams * 25)
  // As is what the seller asks for delivery to the forwarder; by example figures the whole cost is estimated.
  expect(product.delivery_fee).toEqual({ amount: 6, pieces: product.moq })
  const tariffs = await (await fetch(`${address}/api/tariffs`)).json()
  expect(tariffs.table).toMatchObject({ is_example: true })

  npm.signal('SIGTERM')
  await expect.poll(() => npm.hasProcesses, { timeout: endsWithinMs }).toBe(false)
  const ports = [address, ...services.split(', ')].map((listening) => Number(new URL(listening).port))
  expect(ports).toHaveLength(3)
  for (const listening of ports) expect(await isListening(listening)).toBe(false)
})
