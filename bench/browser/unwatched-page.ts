import type { Browser } from 'playwright-core'

interface Answer {
  id?: number
  result?: unknown
  error?: { message: string }
}

export interface UnwatchedPage {
  send(method: string, params?: object): Promise<unknown>
  evaluate<Value>(expression: string): Promise<Value>
  close(): Promise<void>
}

/**
 * A page that nobody inspects, as a buyer's is. In one of Playwright's the inspector follows every script, and has V8 read a file a second time for each error
 * that is made while it is run, as React does three times: tasks are up to twice as long there.
 */
export async function openUnwatched(browser: Browser): Promise<UnwatchedPage> {
  const session = await browser.newBrowserCDPSession()
  const { browserContextId } = await session.send('Target.createBrowserContext')
  const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map<number, (answer: Answer) => void>()
  session.on('Target.receivedMessageFromTarget', (event) => {
    const answer = JSON.parse(event.message) as Answer
    if (event.sessionId === sessionId && answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })

  let count = 0
  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = ++count
    const answered = new Promise<Answer>((answer) => waiting.set(id, answer))
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    const { result, error } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  return {
    send,
    async evaluate<Value>(expression: string) {
      const { result } = (await send('Runtime.evaluate', { expression, returnByValue: true })) as { result: { value: Value } }
      return result.value
    },
    async close() {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    },
  }
}
