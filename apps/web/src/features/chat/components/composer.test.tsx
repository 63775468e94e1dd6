import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { givenScreen } from '../../../../test/screen.tsx'
import { Composer } from './composer.tsx'

const field = () => screen.getByRole('textbox', { name: 'Your message' }) as HTMLTextAreaElement

test('Enter sends and clears, Shift+Enter adds a line [CH-13]', async () => {
  const { user, chat } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  await user.type(field(), 'mugs{Shift>}{Enter}{/Shift}100 pieces')
  expect(field().value).toBe('mugs\n100 pieces')
  expect(chat.send).not.toHaveBeenCalled()
  await user.type(field(), '{Enter}')
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('mugs\n100 pieces')
  expect(field().value).toBe('')
})

test('the button next to the field sends [CH-14]', async () => {
  const { user, chat } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  await user.type(field(), ' tea ')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('tea')
})

test('a text that is proposed stands in the field, ready to be changed, and is sent like any other; an earlier question takes the place of itself', async () => {
  const { user, chat, store } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  act(() => store.setState({ editing: { text: '保温杯 500ml' } }))
  expect([field().value, document.activeElement]).toEqual(['保温杯 500ml', field()])
  await user.type(field(), ' 黑色{Enter}')
  expect(chat.send).toHaveBeenCalledExactlyOnceWith('保温杯 500ml 黑色')
  act(() => store.setState({ editing: { turn: 2, text: 'mugs' } }))
  await user.type(field(), ' in blue{Enter}')
  expect(chat.replace).toHaveBeenCalledExactlyOnceWith(2, 'mugs in blue')
})

test('blanks send nothing [CH-34]', async () => {
  const { user, chat } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  await user.type(field(), '   {Enter}')
  expect(chat.send).not.toHaveBeenCalled()
})

test.each([
  ['isComposing', { isComposing: true }],
  ['code 229', { keyCode: 229 }],
])('Enter that confirms a word of an input method does not send (%s) [CH-13]', async (_how, composing) => {
  const { user, chat } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  await user.type(field(), '保温杯')
  fireEvent.keyDown(field(), { key: 'Enter', ...composing })
  expect(chat.send).not.toHaveBeenCalled()
  expect(field().value).toBe('保温杯')
})

test('while a reply is processed the field is disabled and Stop stands in place of Send [CH-35 CH-36]', async () => {
  const { user, chat, store } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  act(() => store.setState({ isProcessing: true }))
  expect(field().disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Stop' }))
  expect(chat.stop).toHaveBeenCalledOnce()
  act(() => store.setState({ isStopping: true }))
  expect(screen.getByRole('button', { name: 'Stopping…' })).toHaveProperty('disabled', true)
  act(() => store.setState({ isProcessing: false }))
  expect(field().disabled).toBe(false)
})

test('words that were not sent survive a reload, each in its conversation', async () => {
  const first = await givenScreen(<Composer focusWanted={{ current: false }} />)
  await first.user.type(field(), 'half a question')
  first.unmount()
  const { store } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  expect(field().value).toBe('half a question')
  act(() => store.setState({ activeConversationId: 'other' }))
  expect(field().value).toBe('')
  act(() => store.setState({ activeConversationId: null }))
  expect(field().value).toBe('half a question')
})

test('a message has at most 2000 characters, and the last ones are counted', async () => {
  await givenScreen(<Composer focusWanted={{ current: false }} />)
  expect(field().maxLength).toBe(2000)
  fireEvent.change(field(), { target: { value: 'x'.repeat(1_990) } })
  expect(screen.getByRole('status').textContent).toContain('10 characters left')
})

test('a pasted text that does not fit says so, until there is room again', async () => {
  const { user } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  const note = () => screen.queryByText(/the end of what you pasted did not fit/)
  await user.click(field())
  await user.paste('x'.repeat(1_995))
  expect(note()).toBeNull()
  await user.paste('six more')
  expect([field().value.length, note()?.textContent]).toEqual([2_000, expect.stringContaining('2,000 characters')])
  await user.type(field(), '{Backspace}')
  expect(note()).toBeNull()
})

const offer = 'https://detail.1688.com/offer/1.html'
test('a marketplace link pasted by itself opens its product, and the text stays [CH-54 CH-55]', async () => {
  let found = () => {}
  const { user, openLink, chat } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  openLink.mockImplementation(() => new Promise((resolve) => (found = resolve)))
  await user.click(field())
  await user.paste(offer)
  expect(openLink).toHaveBeenCalledExactlyOnceWith(offer)
  expect(field().value).toBe(offer)
  expect(screen.getByText('Opening the product of the link…')).toBeTruthy()
  await act(async () => found())
  expect(screen.queryByText('Opening the product of the link…')).toBeNull()
  expect(chat.send).not.toHaveBeenCalled()
  // Pasted over everything that was there it is by itself again.
  await user.tripleClick(field())
  await user.paste(offer)
  expect(openLink).toHaveBeenCalledTimes(2)
})

test('other links, and links among words, are only pasted [CH-54]', async () => {
  const { user, openLink } = await givenScreen(<Composer focusWanted={{ current: false }} />)
  await user.click(field())
  await user.paste('https://example.com/')
  await user.clear(field())
  await user.paste(`like this one ${offer}`)
  await user.paste(offer)
  await user.clear(field())
  await user.type(field(), offer)
  expect(openLink).not.toHaveBeenCalled()
})
