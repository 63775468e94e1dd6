import type { Language } from '@karavan/contract/language.ts'
import { settle } from '@karavan/testing/page/server.ts'
import { chooseLanguage } from '@karavan/web-kit/lib/i18n.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { toProductCard } from '../../../wire/product-card.ts'
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
  dispatch_hours: 48,
  weight_grams: 320,
  unit: 'pc',
  seller_name: 'Yongkang Factory',
  seller_signs: ['7 years'],
  badge: 'balanced',
  llm_reasoning: 'Fits the price',
  highlights: ['500 ml', 'steel'],
})!

test('the message area is empty, loading, or shows the messages [CH-07]', async () => {
  const { store, givenMessages } = await givenScreen(<Thread />)
  const log = screen.getByRole('log', { name: 'Conversation' })
  expect(within(log).getByRole('heading', { name: 'What shall we bring you?' })).toBeTruthy()
  act(() => store.setState({ isSwitchingConversation: true }))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(within(log).getByRole('status').textContent).toBe('Loading the conversation…')
  expect(log.getAttribute('aria-busy')).toBe('true')
  act(() => {
    store.setState({ isSwitchingConversation: false })
    givenMessages(message('q', { role: 'user', content: 'mugs' }), message('a'))
  })
  expect(within(log).getAllByRole('article')).toHaveLength(2)
})

test('the start screen has the field below its headline, and the made-up goods are named only where they are sold', async () => {
  const { rerenderScreen } = await givenScreen(<Thread composer={<input aria-label="field" />} />, { isSampleMarket: false })
  const headline = screen.getByRole('heading', { name: 'What shall we bring you?' })
  const tasks = screen.getByRole('list', { name: 'Examples to start with' })
  const field = screen.getByRole('textbox')
  expect(headline.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(field.compareDocumentPosition(tasks)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/goods are made up/).parentElement!.className).toContain('invisible')
  rerenderScreen(<Thread />)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the start screen offers four tasks, each with a wish in a line, and sends it in full words', async () => {
  const { user, chat } = await givenScreen(<Thread />)
  const tasks = within(screen.getByRole('list', { name: 'Examples to start with' })).getAllByRole('button')
  expect(tasks.map(({ textContent }) => textContent)).toEqual([
    'Thermos mugs 500 mlup to 400 ₽ each, 100 pcs',
    'Cotton T-shirtsblack, 50 pcs',
    'Desk lampsup to 1,500 ₽ each, 20 pcs',
    'Gift boxeskraft, 300 pcs',
  ])
  await user.click(tasks[0]!)
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('Thermos mugs 500 ml up to 400 rubles, 100 pieces')
})

test('each message has its avatar and a time [CH-08 CH-09]', async () => {
  const { givenMessages } = await givenScreen(<Thread />)
  act(() =>
    givenMessages(
      message('q', { role: 'user', content: 'mugs' }),
      message('a', { created_at: undefined, timestamp: '2026-01-01T10:21:00.000Z' }),
    ),
  )
  const [mine, its] = screen.getAllByRole('article')
  expect(within(mine!).getByText('U')).toBeTruthy()
  expect(within(its!).getByText('AI')).toBeTruthy()
  expect(mine!.querySelector('time')?.dateTime).toBe('2026-01-01T10:20:00.000Z')
  expect(its!.querySelector('time')?.dateTime).toBe('2026-01-01T10:21:00.000Z')
})

test('an answer is HTML without anything harmful, the user’s words are plain text [CH-10 CH-11]', async () => {
  const { givenMessages, container } = await givenScreen(<Thread />)
  act(() =>
    givenMessages(
      message('q', { role: 'user', content: '<b>mugs</b>\n100' }),
      message('a', { content: '<p>Found <b>40</b></p><img src=x onerror="alert(1)"><script>1</script>' }),
    ),
  )
  const [mine, its] = screen.getAllByRole('article')
  expect(mine!.querySelector('b')).toBeNull()
  expect(within(mine!).getByText(/<b>mugs<\/b>/)).toBeTruthy()
  expect(its!.querySelector('b')?.textContent).toBe('40')
  expect(container.querySelector('img, script')).toBeNull()
})

test('the typing indicator shows the progress, each text in place of the last [CH-12]', async () => {
  const { store, givenMessages } = await givenScreen(<Thread />)
  act(() => {
    givenMessages(message('q', { role: 'user', content: 'mugs' }))
    store.setState({ isProcessing: true })
    store.setState({ streamingData: { progress: 'Looking' } })
  })
  expect(screen.getByTestId('typing-indicator').textContent).toBe('Looking')
  act(() => store.setState({ streamingData: { progress: 'Comparing' } }))
  expect(screen.getByTestId('typing-indicator').textContent).toBe('Comparing')
  act(() => store.setState({ isProcessing: false }))
  expect(screen.queryByTestId('typing-indicator')).toBeNull()
})

test('words that come behind cards stand above them, while they are written and when they are there; those between two lists stay between', async () => {
  const { store, givenMessages, container } = await givenScreen(<Thread />)
  const question = message('q', { role: 'user', content: 'mugs' })
  const cards = (id: string) => message(id, { content: '', products: [card] })
  /** What the reader meets, from the top. */
  const read = () =>
    [...container.querySelectorAll('article, [data-testid=typing-indicator]')].map((one) =>
      one.querySelector('[data-product-id]') ? 'cards' : /mugs|Look at th\w+|Writing/.exec(one.textContent)?.[0],
    )
  act(() => {
    givenMessages(question, cards('w'))
    store.setState({ isProcessing: true, streamingData: { progress: 'Writing', text: 'Look at' } })
  })
  expect(read()).toEqual(['mugs', 'Writing', 'cards'])
  expect(screen.getByText('Look at').compareDocumentPosition(container.querySelector('[data-product-id]')!)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  act(() => {
    givenMessages(question, cards('w'), message('a', { content: '<p>Look at these</p>' }))
    store.setState({ isProcessing: false, streamingData: null })
  })
  expect(read()).toEqual(['mugs', 'Look at these', 'cards'])
  act(() =>
    givenMessages(
      question,
      message('a', { content: '<p>Look at these</p>' }),
      cards('w'),
      message('b', { content: '<p>Look at those</p>' }),
      cards('v'),
    ),
  )
  await waitFor(() => expect(read()).toEqual(['mugs', 'Look at these', 'cards', 'Look at those', 'cards']))
})

test('a question behind cards stands above them with what can be answered; other follow-ups stand below', async () => {
  const { givenMessages } = await givenScreen(<Thread />)
  const question = message('q', { role: 'user', content: 'mugs' })
  const says = (content: string) =>
    givenMessages(
      question,
      message('w', { content: '', products: [card] }),
      message('a', { content, metadata: { suggestions: ['350 ml', '500 ml'] } }),
    )
  const isAboveCards = () => {
    const chip = screen.getByRole('button', { name: '500 ml' })
    return chip.compareDocumentPosition(screen.getByRole('list', { name: 'Products' })) === Node.DOCUMENT_POSITION_FOLLOWING
  }
  act(() => says('<p>Here are mugs. Which volume do you need?</p>'))
  await waitFor(() => expect(isAboveCards()).toBe(true))
  act(() => says('<p>Which? These are mugs.</p>'))
  await waitFor(() => expect(isAboveCards()).toBe(false))
})

test('cards show price with its quantity, minimum, seller, highlights and reason; each is one link [CH-22 CH-26 CH-27]', async () => {
  const { givenMessages, user, openCard } = await givenScreen(<Thread />)
  act(() => givenMessages(message('w', { content: '', products: [card] })))
  const link = within(screen.getByRole('list', { name: 'Products' })).getByRole('link')
  for (const text of [
    '236 ₽',
    '23,600 ₽ for 100 pcs',
    'from 50 pcs · Yongkang Factory · 7 years',
    'Best balance',
    '500 ml',
    'steel',
    'Fits the price',
  ]) {
    expect(link.textContent?.replaceAll(/\s+/g, ' ')).toContain(text)
  }
  expect(link.textContent, 'CH-11').toContain('<img src=x onerror=alert(1)>')
  expect(link.getAttribute('href')).toBe('/chat/?product=sample-1')
  await user.click(link)
  expect(openCard).toHaveBeenCalledExactlyOnceWith(card)
  // Another tab is the browser's.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(openCard).toHaveBeenCalledOnce()
})

test('a card counts in what the offer is sold in, in the plural of the language', async () => {
  const { givenMessages } = await givenScreen(<Thread />)
  const gloves = (unit: string, language: Language = 'en') => ({ ...card, language, unit, moq: 60 })
  const shown = () => screen.getByRole('list').textContent?.replaceAll(/\s+/g, ' ')
  act(() => givenMessages(message('w', { content: '', products: [gloves('pair')] })))
  expect(shown()).toContain('23,600 ₽ for 100 pairs')
  expect(shown()).toContain('minimum 60 pairs')
  await act(() => chooseLanguage('ru'))
  act(() => givenMessages(message('w', { content: '', products: [gloves('пара', 'ru')] })))
  await waitFor(() => expect(shown()).toContain('· 100 пар'))
  expect(shown()).toContain('минимум 60 пар')
  expect(shown()).not.toContain('шт.')
})

test('a card of an old answer is in one language, the one it was written in, whatever the page speaks', async () => {
  const { givenMessages } = await givenScreen(<Thread />)
  const old = { ...card, unit: 'pair', moq: 60, badge: 'cheapest' as const, llm_reasoning: 'The lowest minimum of those shown' }
  await act(() => chooseLanguage('ru'))
  act(() => givenMessages(message('a', { content: '<p>Here are gloves.</p>' }), message('w', { content: '', products: [old] })))
  const shown = screen.getByRole('listitem')
  await waitFor(() => expect(shown.textContent).toContain('minimum 60 pairs'))
  expect(shown.lang).toBe('en')
  expect(screen.getByText('Here are gloves.').parentElement?.lang).toBe('en')
  for (const word of ['Lowest price', 'for 100 pairs', 'The lowest minimum']) expect(shown.textContent).toContain(word)
  expect(shown.textContent).not.toMatch(/[а-яё]/i)
  // Where the card says its language, that counts: titles may be in another one.
  act(() => givenMessages(message('w', { content: '', products: [{ ...old, language: 'zh', unit: '双' }] })))
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toContain('60 双起订'))
  await act(() => chooseLanguage('zh'))
  expect(screen.getByRole('listitem').lang).toBe('')
})

test('a card claims no sum below the seller’s minimum, nor for one piece', async () => {
  const { givenMessages } = await givenScreen(<Thread />)
  const priced = (quantity: number, moq: number) => ({
    ...card,
    product_id: `p${quantity}`,
    moq,
    price_info: { ...card.price_info!, quantity },
  })
  act(() => givenMessages(message('w', { content: '', products: [priced(5, 50), priced(1, 1)] })))
  const [below, one] = screen.getAllByRole('link')
  expect(below!.textContent).toMatch(/at 5\spcs/)
  expect(below!.textContent).not.toContain(' for')
  expect(one!.textContent).toMatch(/236\s₽each/)
  expect(one!.textContent).not.toContain('1 pc')
  act(() => givenMessages(message('w', { content: '', products: [{ ...priced(5, 50), unit: 'pair' }] })))
  await waitFor(() => expect(screen.getByRole('link').textContent).toMatch(/at 5 pairs/))
})

test('words and cards of one answer have one avatar and one time; the next answer has its own', async () => {
  const { givenMessages } = await givenScreen(<Thread />)
  act(() =>
    givenMessages(
      message('q', { role: 'user', content: 'mugs' }),
      message('a'),
      message('w', { content: '', products: [card] }),
      message('q2', { role: 'user', content: 'lamps', turn_number: 2 }),
      message('a2', { turn_number: 2 }),
    ),
  )
  expect(screen.getAllByText('AI')).toHaveLength(2)
  expect(document.querySelectorAll('article[aria-label="Karavan"] time')).toHaveLength(2)
  expect(screen.getAllByRole('article', { name: 'Karavan' })).toHaveLength(3)
})

test('the room of the cards that are about to come is kept, and only of those', async () => {
  const { store, givenMessages } = await givenScreen(<Thread />)
  act(() => {
    givenMessages(message('q', { role: 'user', content: 'mugs' }))
    store.setState({ isProcessing: true, streamingData: { progress: 'Looking', cards: 6 } })
  })
  const places = () => screen.queryByTestId('card-skeletons')?.querySelectorAll('.product-card').length ?? 0
  expect(places()).toBe(6)
  act(() => store.setState({ streamingData: { progress: 'Found 2', cards: 2 } }))
  expect(places()).toBe(2)
  act(() => store.setState({ streamingData: { progress: 'Something else', cards: 0 } }))
  expect(places()).toBe(0)
})

test('cards that are there early take the room of those to come', async () => {
  const { store, givenMessages } = await givenScreen(<Thread />)
  act(() => {
    givenMessages(message('q', { role: 'user', content: 'mugs' }))
    store.setState({ isProcessing: true, streamingData: { progress: 'Waiting for 1688', cards: 6, early: [card!] } })
  })
  expect(within(screen.getByTestId('early-cards')).getAllByText(/Thermos mug/)).not.toHaveLength(0)
  expect(screen.queryByTestId('card-skeletons')).toBeNull()
  act(() => store.setState({ streamingData: { progress: 'Waiting for 1688', cards: 0 } }))
  expect(screen.queryByTestId('early-cards')).toBeNull()
})

test('a very long question is folded, and opens where it stands', async () => {
  const { givenMessages, user } = await givenScreen(<Thread />)
  act(() => givenMessages(message('q', { role: 'user', content: 'mugs '.repeat(300) }), message('q2', { role: 'user', content: 'mugs' })))
  const [button, ...others] = screen.getAllByRole('button', { name: 'Show all of it' })
  expect(others).toHaveLength(0)
  const text = button!.previousElementSibling!
  expect(text.className).toContain('line-clamp')
  await user.click(button!)
  expect(text.className).not.toContain('line-clamp')
  expect(screen.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true')
})

test('a marketplace link in an answer is looked up here, any other link is left alone [CH-54]', async () => {
  const { givenMessages, user, openLink } = await givenScreen(<Thread />)
  const html = '<a href="https://detail.1688.com/offer/1.html">mug</a> <a href="https://example.com/">other</a>'
  act(() => givenMessages(message('a', { content: html })))
  let isPrevented: boolean | undefined
  const stay = (event: MouseEvent) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', stay)
  onTestFinished(() => window.removeEventListener('click', stay))
  await user.click(screen.getByRole('link', { name: 'mug' }))
  expect(openLink).toHaveBeenCalledExactlyOnceWith('https://detail.1688.com/offer/1.html')
  expect(isPrevented).toBe(true)
  await user.click(screen.getByRole('link', { name: 'other' }))
  expect(openLink).toHaveBeenCalledOnce()
  expect(isPrevented).toBe(false)
})

test('follow-ups of the last answer are sent as they stand, and wait while a reply is processed', async () => {
  const { store, givenMessages, user, chat } = await givenScreen(<Thread />)
  act(() => givenMessages(message('a', { metadata: { suggestions: ['Cheaper', 'Only black'] } })))
  await user.click(screen.getByRole('button', { name: 'Only black' }))
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('Only black')
  act(() => store.setState({ isProcessing: true }))
  expect(screen.queryByRole('button', { name: 'Cheaper' })).toBeNull()
})

test('a failed message offers Retry [ER-17]', async () => {
  const { givenMessages, user, chat } = await givenScreen(<Thread />)
  const failed = { text: 'mugs', idempotencyKey: 'k', userMessageId: 'q' }
  act(() => givenMessages(message('temp-a', { content: 'Sorry', failed })))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(chat.retry).toHaveBeenCalledExactlyOnceWith('temp-a')
})

test('a conversation that did not load says so and can be tried again [ER-19]', async () => {
  const { store, user, chat } = await givenScreen(<Thread />)
  act(() => store.setState({ trouble: 'load-failed' }))
  expect(screen.getByRole('alert').textContent).toContain('This conversation could not be loaded.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(chat.reopen).toHaveBeenCalledOnce()
})

const asked = (turn: number, content = `question ${turn}`) => message(`q${turn}`, { role: 'user', content, turn_number: turn })

/** A conversation of 45 turns on the screen; `reach` brings the reader to the first that is rendered. */
async function givenLongTalk() {
  let reach = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        reach = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { givenMessages } = await givenScreen(<Thread />)
  const turns = Array.from({ length: 45 }, (_, turn) => asked(turn))
  act(() => givenMessages(...turns))
  return { reach: () => act(() => reach()), ask: () => act(() => givenMessages(...turns, asked(45, 'one more'))) }
}

test('of a long conversation the last turns are rendered, more once they stand, the earlier ones when the reader comes to them', async () => {
  const { reach, ask } = await givenLongTalk()
  expect(screen.getAllByRole('article')).toHaveLength(3)
  expect(screen.getByText('question 44')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21))
  await act(() => settle())
  expect(screen.getAllByRole('article')).toHaveLength(21)
  reach()
  expect(screen.getAllByRole('article')).toHaveLength(41)
  reach()
  expect(screen.getByText('question 0')).toBeTruthy()
  ask()
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(46))
})

test('nothing comes in above a question that is asked before the earlier turns stand', async () => {
  let stand = () => {}
  vi.stubGlobal('requestIdleCallback', (stands: () => void) => {
    stand = stands
  })
  const { ask } = await givenLongTalk()
  ask()
  await screen.findByText('one more')
  stand()
  await act(() => settle())
  expect(screen.getAllByRole('article')).toHaveLength(4)
})
