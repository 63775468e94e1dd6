import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { toProductCard } from '../../../lib/product-card.ts'
import type { ChatMessage } from '../message.ts'
import { Thread } from './thread.tsx'

const message = (id: string, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  role: 'assistant',
  content: 'text',
  turn_number: 1,
  created_at: '2026-01-01T10:20:00.000Z',
  metadata: {},
  ...fields,
})
const card = toProductCard({
  product_id: 'sample-1',
  title: 'Thermos mug <img src=x onerror=alert(1)>',
  price: 236,
  currency: 'RUB',
  price_info: { price: 236, currency: 'RUB', formatted_price: '236 ₽', quantity: 100 },
  moq: 50,
  unit: 'pc',
  seller_name: 'Yongkang Factory',
  seller_signs: ['7 years'],
  llm_reasoning: 'Fits the price',
  highlights: ['500 ml', 'steel'],
})!

test('CH-07 the message area is empty, loading, or shows the messages', async () => {
  const { store } = await givenScreen(<Thread />)
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect(within(log).getByRole('heading', { name: 'What shall we bring you?' })).toBeTruthy()
  act(() => store.getState().setSwitchingConversation(true))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(within(log).getByRole('status').textContent).toBe('Loading the conversation…')
  expect(log.getAttribute('aria-busy')).toBe('true')
  act(() => {
    store.getState().setSwitchingConversation(false)
    store.getState().setMessages([message('q', { role: 'user', content: 'mugs' }), message('a')])
  })
  expect(within(log).getAllByRole('article')).toHaveLength(2)
})

test('the start screen offers four tasks, and each is sent as it stands', async () => {
  const { user, chat } = await givenScreen(<Thread />)
  const tasks = within(screen.getByRole('list', { name: 'Examples to start with' })).getAllByRole('button')
  expect(tasks).toHaveLength(4)
  await user.click(tasks[0]!)
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('Thermos mugs 500 ml up to 400 rubles, 100 pieces')
})

test('CH-08 CH-09 each message has its avatar and a time', async () => {
  const { store } = await givenScreen(<Thread />)
  act(() =>
    store
      .getState()
      .setMessages([
        message('q', { role: 'user', content: 'mugs' }),
        message('a', { created_at: undefined, timestamp: '2026-01-01T10:21:00.000Z' }),
      ]),
  )
  const [mine, its] = screen.getAllByRole('article')
  expect(within(mine!).getByText('U')).toBeTruthy()
  expect(within(its!).getByText('AI')).toBeTruthy()
  expect(mine!.querySelector('time')?.dateTime).toBe('2026-01-01T10:20:00.000Z')
  expect(its!.querySelector('time')?.dateTime).toBe('2026-01-01T10:21:00.000Z')
})

test('CH-10 CH-11 an answer is HTML without anything harmful, the user’s words are plain text', async () => {
  const { store, container } = await givenScreen(<Thread />)
  act(() =>
    store
      .getState()
      .setMessages([
        message('q', { role: 'user', content: '<b>mugs</b>\n100' }),
        message('a', { content: '<p>Found <b>40</b></p><img src=x onerror="alert(1)"><script>1</script>' }),
      ]),
  )
  const [mine, its] = screen.getAllByRole('article')
  expect(mine!.querySelector('b')).toBeNull()
  expect(within(mine!).getByText(/<b>mugs<\/b>/)).toBeTruthy()
  expect(its!.querySelector('b')?.textContent).toBe('40')
  expect(container.querySelector('img, script')).toBeNull()
})

test('CH-12 the typing indicator shows the progress, each text in place of the last', async () => {
  const { store } = await givenScreen(<Thread />)
  act(() => {
    store.getState().setMessages([message('q', { role: 'user', content: 'mugs' })])
    store.getState().setProcessing(true)
    store.getState().setStreamingData({ progress: 'Looking' })
  })
  expect(screen.getByTestId('typing-indicator').textContent).toBe('Looking')
  act(() => store.getState().setStreamingData({ progress: 'Comparing' }))
  expect(screen.getByTestId('typing-indicator').textContent).toBe('Comparing')
  act(() => store.getState().setProcessing(false))
  expect(screen.queryByTestId('typing-indicator')).toBeNull()
})

test('CH-22 CH-26 CH-27 cards show price with its quantity, minimum, seller, highlights and reason; each is one button', async () => {
  const { store, user, openCard } = await givenScreen(<Thread />)
  act(() => store.getState().setMessages([message('w', { content: '', products: [card] })]))
  const button = within(screen.getByRole('list', { name: 'Products' })).getByRole('button')
  for (const text of ['236 ₽', '/ pc at 100 pcs', 'Minimum 50 pcs', 'Yongkang Factory · 7 years', '500 ml', 'steel', 'Fits the price']) {
    expect(button.textContent).toContain(text)
  }
  expect(button.textContent, 'CH-11').toContain('<img src=x onerror=alert(1)>')
  await user.click(button)
  expect(openCard).toHaveBeenCalledExactlyOnceWith(card)
})

test('CH-54 a marketplace link in an answer is looked up here, any other link is left alone', async () => {
  const { store, user, openLink } = await givenScreen(<Thread />)
  const html = '<a href="https://detail.1688.com/offer/1.html">mug</a> <a href="https://example.com/">other</a>'
  act(() => store.getState().setMessages([message('a', { content: html })]))
  let isPrevented: boolean | undefined
  window.addEventListener('click', (event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  })
  await user.click(screen.getByRole('link', { name: 'mug' }))
  expect(openLink).toHaveBeenCalledExactlyOnceWith('https://detail.1688.com/offer/1.html')
  expect(isPrevented).toBe(true)
  await user.click(screen.getByRole('link', { name: 'other' }))
  expect(openLink).toHaveBeenCalledOnce()
  expect(isPrevented).toBe(false)
})

test('follow-ups of the last answer are sent as they stand, and wait while a reply is processed', async () => {
  const { store, user, chat } = await givenScreen(<Thread />)
  act(() => store.getState().setMessages([message('a', { metadata: { suggestions: ['Cheaper', 'Only black'] } })]))
  await user.click(screen.getByRole('button', { name: 'Only black' }))
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('Only black')
  act(() => store.getState().setProcessing(true))
  expect(screen.queryByRole('button', { name: 'Cheaper' })).toBeNull()
})

test('ER-17 a failed message offers Retry', async () => {
  const { store, user, chat } = await givenScreen(<Thread />)
  const failed = { text: 'mugs', idempotencyKey: 'k', userMessageId: 'q' }
  act(() => store.getState().setMessages([message('temp-a', { content: 'Sorry', failed })]))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(chat.retry).toHaveBeenCalledExactlyOnceWith('temp-a')
})

test('ER-19 a conversation that did not load says so and can be tried again', async () => {
  const { store, user, chat } = await givenScreen(<Thread />)
  act(() => store.getState().setTrouble('load-failed'))
  expect(screen.getByRole('alert').textContent).toContain('This conversation could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(chat.reopen).toHaveBeenCalledOnce()
})

test('of a long conversation the last turns are rendered, the earlier ones when the reader comes to them', async () => {
  let reach = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => told([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const { store } = await givenScreen(<Thread />)
  const turns = Array.from({ length: 45 }, (_, turn) =>
    message(`q${turn}`, { role: 'user', content: `question ${turn}`, turn_number: turn }),
  )
  act(() => store.getState().setMessages(turns))
  expect(screen.getAllByRole('article')).toHaveLength(20)
  expect(screen.getByText('question 44')).toBeTruthy()
  act(() => reach())
  expect(screen.getAllByRole('article')).toHaveLength(40)
  act(() => reach())
  expect(screen.getByText('question 0')).toBeTruthy()
  act(() => store.getState().setMessages([...turns, message('new', { role: 'user', content: 'one more', turn_number: 99 })]))
  expect(screen.getAllByRole('article')).toHaveLength(46)
  vi.unstubAllGlobals()
})
