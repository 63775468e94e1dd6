import type { Conversation } from '@karavan/contract/conversations.ts'
import { givenServer, json, refusal, settle } from '@karavan/testing/page/server.ts'
import { MutationObserver } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { Sidebar } from './sidebar.tsx'

const conversation = (id: string, title: string, updated_at = new Date().toISOString()): Conversation => ({
  id,
  title,
  created_at: updated_at,
  updated_at,
  user_id: 'u',
  metadata: {},
})
// Parts that come when they are wanted: their fetching is not what these tests are about.
beforeAll(() =>
  Promise.all([import('../api.ts'), import('@karavan/web-kit/ui/menu-popup.tsx'), import('@karavan/web-kit/ui/confirm-dialog.tsx')]),
)

const onSignIn = vi.fn()
const sidebar = (isGuest = true) => <Sidebar isGuest={isGuest} onSignIn={onSignIn} />

/** The sidebar of a user who has these conversations, once the list is there. */
async function givenSidebar(listed: Conversation[], isGuest = true) {
  const server = givenServer()
  server.on('GET', /^\/api\/conversations\?limit=50&offset=0$/, () => json({ conversations: listed }))
  const given = await givenScreen(sidebar(isGuest))
  if (listed.length > 0) await screen.findAllByRole('listitem')
  return { ...given, server }
}
type Given = Awaited<ReturnType<typeof givenSidebar>>
const titles = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('a span')?.textContent)

test('the sidebar has a new search and the conversations with title and date, under the day they belong to [CH-01 CH-02]', async () => {
  const { user, chat } = await givenSidebar([conversation('a', 'Mugs'), conversation('b', 'Lamps', '2024-03-05T12:00:00.000Z')])
  const today = screen.getByRole('region', { name: 'Today' })
  expect(within(today).getByText('Mugs')).toBeTruthy()
  const march = screen.getByRole('region', { name: 'March 2024' })
  expect(within(march).getByText(/Mar 5, 2024/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New search' }))
  expect(chat.newSearch).toHaveBeenCalledOnce()
})

test('guests are told to sign in to save their conversations, others are not [CH-04]', async () => {
  const { rerender, user } = await givenSidebar([])
  expect(screen.getByText('Sign in to save your conversations')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(onSignIn).toHaveBeenCalledOnce()
  rerender(<div />)
  await givenScreen(sidebar(false))
  expect(screen.queryByText('Sign in to save your conversations')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
})

test('a choice in the list opens the conversation; the open one is marked [RT-14]', async () => {
  const { store, user, chat } = await givenSidebar([conversation('a', 'Mugs'), conversation('b', 'Lamps')])
  act(() => store.setState({ activeConversationId: 'a' }))
  expect(screen.getByRole('link', { name: /^Mugs/ }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('link', { name: /^Lamps/ }))
  expect(chat.select).toHaveBeenCalledExactlyOnceWith('b')
})

test('a new search and other conversations wait while a reply is processed [CH-37 CH-38]', async () => {
  const { store, user, chat } = await givenSidebar([conversation('a', 'Mugs'), conversation('b', 'Lamps')])
  expect(screen.getByRole('link', { name: /^Lamps/ }).getAttribute('href')).toBe('/chat/conversation/b')
  act(() => store.setState({ activeConversationId: 'a', isProcessing: true }))
  const other = screen.getByRole('link', { name: /^Lamps/ })
  expect(other.getAttribute('aria-disabled')).toBe('true')
  await user.click(other)
  expect(chat.select).not.toHaveBeenCalled()
  for (const name of ['New search', 'Actions for “Mugs”', 'Actions for “Lamps”']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  }
})

test('a list that cannot be read is logged and empty [ER-19 CH-57]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const server = givenServer()
  server.on('GET', /^\/api\/conversations/, () => refusal(500))
  await givenScreen(sidebar())
  expect(await screen.findByText('Your searches will be listed here.')).toBeTruthy()
  expect(logged).toHaveBeenCalledWith('the conversations could not be loaded', expect.anything())
})

/** Opens an entry of the menu of “Mugs”. */
async function choose(user: Given['user'], entry: 'Rename' | 'Delete') {
  await user.click(screen.getByRole('button', { name: 'Actions for “Mugs”' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
/** An answer in the test's hand. */
function givenAnswer() {
  let answer: (response: Response) => void = () => {}
  const promise = new Promise<Response>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

test('a conversation is renamed in its place, shown at once and kept once the server has it; Escape leaves the title as it was', async () => {
  const listed = [conversation('a', 'Mugs')]
  const { server, user } = await givenSidebar(listed)
  const { promise, answer } = givenAnswer()
  server.on('PATCH', /^\/api\/conversations\/a$/, () => promise)
  await choose(user, 'Rename')
  const field = await screen.findByRole('textbox', { name: 'New title' })
  await user.clear(field)
  await user.type(field, '  Cups {Enter}')
  await waitFor(() => expect(server.calls.at(-1)).toMatchObject({ method: 'PATCH', body: { title: 'Cups' } }))
  listed[0] = conversation('a', 'Cups')
  answer(json({ success: true, conversation: listed[0] }))
  expect(await screen.findByRole('link', { name: /^Cups/ })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Actions for “Cups”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  await user.keyboard('x{Escape}')
  expect(screen.queryByRole('textbox', { name: 'New title' })).toBeNull()
  expect(titles()).toEqual(['Cups'])
  expect(server.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
})

test('a title that is refused is taken back, and the field says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user, client } = await givenSidebar([conversation('a', 'Mugs')])
  const { promise, answer } = givenAnswer()
  server.on('PATCH', /./, () => promise)
  const known = () => client.getQueryData<Conversation[]>(['conversations', 'u', ''])?.map(({ title }) => title)
  await choose(user, 'Rename')
  await user.keyboard('Cups{Enter}')
  await waitFor(() => expect(known(), 'before the server has answered').toEqual(['Cups']))
  answer(refusal(500))
  expect(await screen.findByText('The title was not saved. Try again.')).toBeTruthy()
  expect(known()).toEqual(['Mugs'])
})

test('a conversation is deleted only after a confirmation in the page [CH-33]', async () => {
  const listed = [conversation('a', 'Mugs')]
  const { server, user } = await givenSidebar(listed)
  server.on('DELETE', /^\/api\/conversations\/a$/, () => {
    listed.length = 0
    return json({ success: true })
  })
  const ask = async () => {
    await choose(user, 'Delete')
    return screen.findByRole('alertdialog', { name: 'Delete this conversation?' })
  }
  await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(titles()).toEqual([]))
})

test('a deletion shows at once; one that fails is taken back, says so and keeps the question open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { server, user } = await givenSidebar([conversation('a', 'Mugs'), conversation('b', 'Lamps')])
  const { promise, answer } = givenAnswer()
  server.on('DELETE', /./, () => promise)
  await choose(user, 'Delete')
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Mugs')).toBeNull())
  answer(refusal(500))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('The conversation was not deleted. Try again.')
  await waitFor(() => expect(screen.getByText('Mugs')).toBeTruthy())
})

test('changes of the list go one after another [CH-32]', async () => {
  const { server, client, chat } = await givenSidebar([conversation('a', 'Mugs'), conversation('b', 'Lamps')])
  const { promise, answer } = givenAnswer()
  server.on('PATCH', /./, () => promise)
  server.on('DELETE', /./, () => json({ success: true }))
  const rename = new MutationObserver(client, chat.conversations.renaming).mutate({ id: 'a', title: 'Cups' })
  const remove = new MutationObserver(client, chat.conversations.deletion).mutate('a')
  const changes = () => server.calls.map(({ method }) => method).filter((method) => method !== 'GET')
  await waitFor(() => expect(changes()).toEqual(['PATCH']))
  await act(() => settle())
  expect(changes()).toEqual(['PATCH'])
  answer(json({ success: true, conversation: conversation('a', 'Cups') }))
  await Promise.all([rename, remove])
  expect(changes()).toEqual(['PATCH', 'DELETE'])
})

test('words in the search field are looked for on the server, and the list comes back when they are cleared', async () => {
  const { server, user } = await givenSidebar([conversation('a', 'Mugs')])
  server.on('GET', /^\/api\/conversations\?.*q=lamp/, () => json({ conversations: [conversation('b', 'Lamps')] }))
  server.on('GET', /^\/api\/conversations\?.*q=zzz/, () => json({ conversations: [] }))
  const field = screen.getByRole('searchbox', { name: 'Search conversations' })
  await user.type(field, 'lamp')
  expect(await screen.findByRole('link', { name: /^Lamps/ })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Mugs/ })).toBeNull()
  await user.clear(field)
  await user.type(field, 'zzz')
  expect(await screen.findByText('No conversation has these words.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByRole('link', { name: /^Mugs/ })).toBeTruthy()
})
