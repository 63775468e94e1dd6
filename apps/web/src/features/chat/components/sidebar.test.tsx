import type { Conversation } from '@karavan/contract/conversations.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { givenServer, json } from '../../../../test/server.ts'
import { Sidebar } from './sidebar.tsx'

const conversation = (id: string, title: string, updated_at = new Date().toISOString()): Conversation => ({
  id,
  title,
  created_at: updated_at,
  updated_at,
  user_id: 'u',
  metadata: {},
})
const onSignIn = vi.fn()
const sidebar = (isGuest = true) => <Sidebar isGuest={isGuest} isReady onSignIn={onSignIn} />

test('CH-01 CH-02 the sidebar has a new search and the conversations with title and date, under the day they belong to', async () => {
  const { store, user, chat } = await givenScreen(sidebar())
  act(() => store.getState().setConversations([conversation('a', 'Mugs'), conversation('b', 'Lamps', '2024-03-05T12:00:00.000Z')]))
  const today = screen.getByRole('region', { name: 'Today' })
  expect(within(today).getByText('Mugs')).toBeTruthy()
  const march = screen.getByRole('region', { name: 'March 2024' })
  expect(within(march).getByText(/Mar 5, 2024/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'New search' }))
  expect(chat.newSearch).toHaveBeenCalledOnce()
})

test('CH-04 guests are told to sign in to save their conversations, others are not', async () => {
  const { rerender, user } = await givenScreen(sidebar())
  expect(screen.getByText('Sign in to save your conversations')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(onSignIn).toHaveBeenCalledOnce()
  rerender(<div />)
  await givenScreen(sidebar(false))
  expect(screen.queryByText('Sign in to save your conversations')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull()
})

test('RT-14 a choice in the list opens the conversation; the open one is marked', async () => {
  const { store, user, chat } = await givenScreen(sidebar())
  act(() => {
    store.getState().setConversations([conversation('a', 'Mugs'), conversation('b', 'Lamps')])
    store.getState().setActiveConversation('a')
  })
  expect(screen.getByRole('button', { name: /^Mugs/ }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: /^Lamps/ }))
  expect(chat.select).toHaveBeenCalledExactlyOnceWith('b')
})

test('CH-37 CH-38 a new search and other conversations wait while a reply is processed', async () => {
  const { store } = await givenScreen(sidebar())
  act(() => {
    store.getState().setConversations([conversation('a', 'Mugs'), conversation('b', 'Lamps')])
    store.getState().setActiveConversation('a')
    store.getState().setProcessing(true)
  })
  for (const name of ['New search', /^Lamps/, 'Actions for “Mugs”', 'Actions for “Lamps”']) {
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
  }
})

test('a conversation is renamed in its place; Escape leaves the title as it was', async () => {
  const { store, user, chat } = await givenScreen(sidebar())
  act(() => store.getState().setConversations([conversation('a', 'Mugs')]))
  const rename = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for “Mugs”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    return screen.findByRole('textbox', { name: 'New title' })
  }
  const field = await rename()
  await user.clear(field)
  await user.type(field, '  Cups {Enter}')
  expect(chat.rename).toHaveBeenCalledExactlyOnceWith('a', 'Cups')
  await rename()
  await user.keyboard('x{Escape}')
  expect(chat.rename).toHaveBeenCalledOnce()
  expect(screen.queryByRole('textbox', { name: 'New title' })).toBeNull()
})

test('CH-33 a conversation is deleted only after a confirmation in the page', async () => {
  const { store, user, chat } = await givenScreen(sidebar())
  act(() => store.getState().setConversations([conversation('a', 'Mugs')]))
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Actions for “Mugs”' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    return screen.findByRole('alertdialog', { name: 'Delete this conversation?' })
  }
  await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(chat.remove).not.toHaveBeenCalled()
  await user.click(within(await ask()).getByRole('button', { name: 'Delete' }))
  expect(chat.remove).toHaveBeenCalledExactlyOnceWith('a')
})

test('a deletion that fails says so and keeps the question open', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { store, user, chat } = await givenScreen(sidebar())
  vi.mocked(chat.remove).mockRejectedValueOnce(new Error('refused'))
  act(() => store.getState().setConversations([conversation('a', 'Mugs')]))
  await user.click(screen.getByRole('button', { name: 'Actions for “Mugs”' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('The conversation was not deleted. Try again.')
})

test('words in the search field are looked for on the server, and the list comes back when they are cleared', async () => {
  const server = givenServer()
  server.on('GET', /^\/api\/conversations\?.*q=lamp/, () => json({ conversations: [conversation('b', 'Lamps')] }))
  server.on('GET', /^\/api\/conversations\?.*q=zzz/, () => json({ conversations: [] }))
  const { store, user } = await givenScreen(sidebar())
  act(() => store.getState().setConversations([conversation('a', 'Mugs')]))
  const field = screen.getByRole('searchbox', { name: 'Search conversations' })
  await user.type(field, 'lamp')
  expect(await screen.findByRole('button', { name: /^Lamps/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Mugs/ })).toBeNull()
  await user.clear(field)
  await user.type(field, 'zzz')
  expect(await screen.findByText('No conversation has these words.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(await screen.findByRole('button', { name: /^Mugs/ })).toBeTruthy()
})
