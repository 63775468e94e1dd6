import type { Selection } from '@karavan/contract/selection.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { toProductCard } from '../../../wire/product-card.ts'
import type { ChatMessage } from '../message.ts'
import { Thread } from './thread.tsx'

const card = (id: string) => ({ product_id: id, title: `Mug ${id}`, price: 236, currency: 'RUB', moq: 50, llm_reasoning: 'Fits' })
const selection: Selection = {
  conditions: [
    { id: 'price', text: 'up to 400 ₽' },
    { id: 'colors:color.black', text: 'black' },
  ],
  sorts: ['price', 'moq'],
  sort: 'moq',
  total: 5,
}
const question = (turn: number): ChatMessage => ({ id: `q${turn}`, role: 'user', content: 'mugs', turn_number: turn, metadata: {} })
const answer = (turn: number, chosen: Partial<Selection> = {}): ChatMessage => ({
  id: `w${turn}`,
  role: 'assistant',
  content: '',
  turn_number: turn,
  metadata: { selection: { ...selection, ...chosen } },
  products: [toProductCard(card(`${turn}-a`))!, toProductCard(card(`${turn}-b`))!],
})
const given = async (...messages: ChatMessage[]) => {
  const shown = await givenScreen(<Thread />)
  act(() => shown.givenMessages(...messages))
  return shown
}
const thread = () => screen.getByRole('log', { name: 'Conversation' })
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-product-id]')].map((one) => one.dataset.productId)

afterEach(() => vi.unstubAllGlobals())

/** The results call answers with these pages, one after the other. */
function givenPages(...pages: (object | undefined)[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url.slice(request.url.indexOf('/api/')))
    const page = pages.shift()
    return page
      ? Response.json({ success: true, ...page })
      : Response.json({ success: false, error: 'x', code: 'internal', request_id: '1' }, { status: 500 })
  })
  return asked
}

test('a condition is taken away by its button, with a caption for the history, and the thread has the focus then', async () => {
  const { user, chat } = await given(question(1), answer(1))
  await user.click(screen.getByRole('button', { name: 'Remove condition: up to 400 ₽' }))
  expect(chat.refine).toHaveBeenCalledExactlyOnceWith({ remove: 'price' }, 'Without “up to 400 ₽”')
  expect(document.activeElement).toBe(thread())
})

test('what an earlier language was asked in says so: conditions and follow-ups of an old answer, and none of the page’s own', async () => {
  const russian = { conditions: [{ id: 'price', text: 'до 400 ₽' }] }
  const last = answer(2, russian)
  await given(question(1), answer(1, russian), question(2), { ...last, metadata: { ...last.metadata, suggestions: ['Дешевле'] } })
  const [flat, own] = screen.getAllByText('до 400 ₽')
  expect([flat!.lang, own!.lang, screen.getByRole('button', { name: 'Дешевле' }).lang]).toEqual(['ru', 'ru', 'ru'])
  expect(screen.getByRole('button', { name: 'small lots' }).closest('[lang]:not(html)')).toBe(null)
})

test('the words that a marketplace was searched by are shown, and a press puts them into the field to be changed', async () => {
  const { user, store } = await given(question(1), answer(1, { searched_by: [{ source: '1688', text: '保温杯 500ml' }] }))
  await user.click(screen.getByRole('button', { name: /保温杯 500ml/ }))
  expect(store.getState().editing).toEqual({ text: '保温杯 500ml' })
})

test('the keyboard reaches every condition and order in turn', async () => {
  const { user, chat } = await given(question(1), answer(1))
  screen.getByRole('button', { name: 'Remove condition: up to 400 ₽' }).focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(chat.refine).toHaveBeenCalledExactlyOnceWith({ remove: 'colors:color.black' }, 'Without “black”')
})

test('the chosen order is pressed; another one is asked for, and the chosen one again gives it up', async () => {
  const { user, chat } = await given(question(1), answer(1))
  const orders = within(screen.getByRole('group', { name: 'Order of the offers' })).getAllByRole('button')
  expect(orders.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
    ['lowest price', 'false'],
    ['small lots', 'true'],
  ])
  await user.click(orders[0]!)
  expect(chat.refine).toHaveBeenLastCalledWith({ sort: 'price' }, 'Lowest price first')
  await user.click(orders[1]!)
  expect(chat.refine).toHaveBeenLastCalledWith({ sort: 'relevance' }, 'Best matches first')
})

test('only the latest answer can be acted on, and not while a reply is being made', async () => {
  const { store } = await given(question(1), answer(1), question(2), answer(2, { conditions: [{ id: 'price', text: 'up to 500 ₽' }] }))
  expect(screen.getAllByRole('button', { name: /^Remove condition/ }).map((one) => one.textContent)).toEqual(['up to 500 ₽'])
  const [before] = screen.getAllByRole('list', { name: 'Search conditions' })
  expect(before!.textContent).toBe('up to 400 ₽black')
  expect(within(before!).queryByRole('button')).toBeNull()
  act(() => store.setState({ isProcessing: true }))
  for (const one of screen.getAllByRole('button', { name: /^Remove condition|first$/ })) expect(one).toHaveProperty('disabled', true)
})

test('an answer without cards has its conditions below its words', async () => {
  await given(question(1), { ...answer(1), content: '<p>Nothing</p>', products: undefined } as ChatMessage)
  expect(screen.getByRole('button', { name: 'Remove condition: black' })).toBeTruthy()
})

test('"show all" grows the cards in their place, moves the focus to the first new one and says when that was all', async () => {
  const { user } = await given(question(1), answer(1))
  const asked = givenPages(
    { products: [card('1-c'), card('1-d')], total: 5, is_at_least: false },
    { products: [card('1-e')], total: 5, is_at_least: false },
  )
  await user.click(screen.getByRole('button', { name: 'Show all 5' }))
  await waitFor(() => expect(cards()).toEqual(['1-a', '1-b', '1-c', '1-d']))
  expect(document.activeElement).toHaveProperty('dataset.productId', '1-c')
  expect(screen.getByRole('status').textContent).toBe('4 of 5 shown')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(cards()).toHaveLength(5))
  expect(screen.getByRole('status').textContent).toBe('That is all: 5 offers.')
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull()
  expect(asked).toEqual(['/api/search/open/results?turn=1&offset=2', '/api/search/open/results?turn=1&offset=4'])
})

test('where more was found than can be read through, no number is promised, and the end says how to see others', async () => {
  const { user } = await given(question(1), answer(1, { total: 60, is_at_least: true }))
  givenPages({ products: [card('1-c')], total: 3, is_at_least: true })
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByText(/best matches are shown/)).textContent).toBe(
    'The 3 best matches are shown. Add a condition to see others.',
  )
})

test('offers that have gone meanwhile leave nothing to show, and that is said', async () => {
  const { user } = await given(question(1), answer(1))
  givenPages({ products: [], total: 2, is_at_least: false })
  await user.click(screen.getByRole('button', { name: 'Show all 5' }))
  expect(await screen.findByText('There are no other offers any more.')).toBeTruthy()
  expect(cards()).toHaveLength(2)
})

test('offers that could not be loaded can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await given(question(1), answer(1))
  givenPages(undefined, { products: [card('1-c'), card('1-d'), card('1-e')], total: 5, is_at_least: false })
  await user.click(screen.getByRole('button', { name: 'Show all 5' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The other offers could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(cards()).toHaveLength(5))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that shows all it found offers no more', async () => {
  await given(question(1), answer(1, { total: undefined }))
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull()
})
