import type { ShopInfo } from '@karavan/contract/shop.ts'
import { givenServer, json } from '@karavan/testing/page/server.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { configQuery } from '../../app/config.ts'
import { createQueryClient } from '../../app/query-client.ts'
import { chooseLanguage, startTexts } from '../../lib/i18n.ts'
import { kitTexts } from '../../lib/kit-texts.ts'
import { isConsentNeeded } from '../consent.ts'
import type { Outcome } from '../failure.ts'
import { operations } from '../operations.ts'
import type { PanelMode } from '../panel-mode.ts'
import { useSession } from '../session/session.ts'
import SignInPanel from './sign-in-panel.tsx'

beforeEach(async () => {
  await startTexts(kitTexts)
  await chooseLanguage('en')
  useSession.setState({ user: { uid: 'g', isAnonymous: true } as never, isLoading: false })
  onTestFinished(() => useSession.setState({ user: null, isLoading: true }))
})

async function givenPanel(mode: PanelMode = 'sign-in', consent?: ShopInfo['consent']) {
  const user = userEvent.setup()
  const onClosed = vi.fn()
  render(<button type="button">after</button>)
  function Host() {
    const [isOpen, setOpen] = useState(true)
    return (
      <SignInPanel
        mode={mode}
        isOpen={isOpen}
        consent={consent}
        focusAfter={() => screen.queryByText('after')}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
      />
    )
  }
  const client = createQueryClient()
  client.setQueryData(configQuery.queryKey, {
    identity: { mode: 'builtin', apiKey: 'k', projectId: 'p', passwordPolicy: { minLength: 8, require: ['digit'] } },
  } as never)
  const panel = () =>
    render(
      <QueryClientProvider client={client}>
        <Host />
      </QueryClientProvider>,
    )
  const shown = panel()
  const dialog = within(await screen.findByRole('dialog'))
  return {
    user,
    onClosed,
    dialog,
    email: () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Email' }),
    password: () => dialog.getByLabelText<HTMLInputElement>('Password'),
    submit: () => dialog.getByRole('button', { name: /^(Sign In|Sign Up|Signing (In|Up)\.\.\.)$/ }),
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
    /** Closed and opened again, as the app does it. */
    async reopen() {
      shown.unmount()
      panel()
      return within(await screen.findByRole('dialog'))
    },
  }
}

const description = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

/** An operation in the test's hand. */
function givenOperation(name: 'signIn' | 'signUp' | 'resetPassword' | 'signInWithGoogle') {
  let answer!: (outcome: Outcome) => void
  const operation = vi.spyOn(operations, name).mockImplementation(
    () =>
      new Promise<Outcome>((resolve) => {
        answer = resolve
      }),
  )
  return { operation, answer: (outcome: Outcome) => answer(outcome) }
}

test('what a new password needs is said before it is refused, and of the field', async () => {
  const { password, press, submit, user } = await givenPanel()
  expect(description(password()), 'a remembered one is as it is').toBeUndefined()
  await press('Need an account? Sign up')
  expect(description(password())).toBe('Needs at least 8 characters, a digit')
  await user.click(submit())
  expect(description(password())).toBe('Enter your password.')
  const field = password()
  await user.type(field, 'a')
  await act(() => chooseLanguage('ru'))
  await waitFor(() => expect(description(field)).toBe('Нужно не меньше 8 символов, цифра'))
})

test('e-mail and password are required, and named for password managers [AU-20]', async () => {
  const { email, password, press } = await givenPanel()
  expect(email()).toMatchObject({ type: 'email', required: true, autocomplete: 'username' })
  expect(password()).toMatchObject({ type: 'password', required: true, autocomplete: 'current-password' })
  await press('Need an account? Sign up')
  expect(email()).toMatchObject({ type: 'email', required: true, autocomplete: 'username' })
  expect(password()).toMatchObject({ type: 'password', required: true, autocomplete: 'new-password' })
})

test('nothing is sent while a field is empty or no address; each says what is wrong, the first has the focus [AU-20]', async () => {
  const { operation } = givenOperation('signIn')
  const { user, email, password, submit } = await givenPanel()
  await user.click(submit())
  expect(description(email())).toBe('Enter your email.')
  expect(description(password())).toBe('Enter your password.')
  expect(document.activeElement).toBe(email())
  await user.type(email(), 'ann')
  expect(description(email())).toBe('Check the email address: there is a mistake in it.')
  await user.type(password(), 'secret{Enter}')
  expect(password().getAttribute('aria-invalid')).toBeNull()
  expect(operation).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(email())
  await user.keyboard('{End}@example.com')
  expect(email().getAttribute('aria-invalid')).toBeNull()
  await user.keyboard('{Enter}')
  expect(operation).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ email: 'ann@example.com', password: 'secret' }))
})

test('a display name is asked for when signing up only, and is optional [AU-21]', async () => {
  const { dialog, press } = await givenPanel('sign-up')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Display name/ })).toMatchObject({ required: false, autocomplete: 'name' })
  await press('Already have an account? Sign in')
  expect(dialog.queryByRole('textbox', { name: /^Display name/ })).toBeNull()
})

test.each([
  ['sign-in', 'signIn', 'Sign In', 'Signing In...'],
  ['sign-up', 'signUp', 'Sign Up', 'Signing Up...'],
] as const)(
  '%s: the button says what it does, and that it is busy; a second press sends nothing more [AU-22]',
  async (mode, name, ready, busy) => {
    const { operation, answer } = givenOperation(name)
    const { user, email, password, submit, dialog } = await givenPanel(mode)
    expect(submit().textContent).toBe(ready)
    await user.type(email(), 'ann@example.com')
    await user.type(password(), 'secret{Enter}')
    expect(submit().textContent).toBe(busy)
    await user.click(submit())
    expect(operation).toHaveBeenCalledOnce()
    answer({ success: false, error: 'No' })
    expect((await dialog.findByRole('alert')).textContent).toBe('No')
    expect(submit().textContent).toBe(ready)
  },
)

test('Google is offered in both modes; its failure is shown and leaves the panel usable [AU-23 ER-24]', async () => {
  const { operation, answer } = givenOperation('signInWithGoogle')
  const { dialog, press, submit } = await givenPanel()
  await press('Sign in with Google')
  expect(operation).toHaveBeenCalledOnce()
  answer({ success: false, error: 'Google sign-in failed', hint: 'Allow pop-ups' })
  expect((await dialog.findByRole('alert')).textContent).toBe('Google sign-in failedAllow pop-ups')
  expect(submit().getAttribute('aria-disabled')).toBe('false')
  await press('Need an account? Sign up')
  expect(dialog.getByRole('button', { name: 'Sign in with Google' })).toBeTruthy()
})

test('a forgotten password: the address is taken along, the request is confirmed, the way back is there [AU-24]', async () => {
  const { operation, answer } = givenOperation('resetPassword')
  const { user, email, dialog, press } = await givenPanel()
  await user.type(email(), 'ann@example.com')
  await press('Forgot password?')
  expect(dialog.getByRole('heading', { name: 'Reset password' })).toBeTruthy()
  expect(email().value).toBe('ann@example.com')
  await press('Send the link')
  expect(operation).toHaveBeenCalledExactlyOnceWith('ann@example.com')
  answer({ success: false, error: 'Too many' })
  expect((await dialog.findByRole('alert')).textContent).toBe('Too many')
  await press('Send the link')
  answer({ success: true })
  expect((await dialog.findByRole('status')).textContent).toContain('ann@example.com')
  await press('Back to sign in')
  expect(dialog.getByRole('heading', { name: 'Sign In' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(email()))
})

test('the toggle switches the mode, keeps what was typed and drops the error [AU-25]', async () => {
  vi.spyOn(operations, 'signIn').mockResolvedValue({ success: false, error: 'Authentication failed' })
  const { user, email, password, dialog, press } = await givenPanel()
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'secret{Enter}')
  await dialog.findByRole('alert')
  await press('Need an account? Sign up')
  expect(dialog.getByRole('heading', { name: 'Sign Up' })).toBeTruthy()
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(email().value).toBe('ann@example.com')
  await press('Already have an account? Sign in')
  expect(dialog.getByRole('heading', { name: 'Sign In' })).toBeTruthy()
})

test('closing closes it and clears the error; the focus is not lost [AU-26]', async () => {
  vi.spyOn(operations, 'signIn').mockResolvedValue({ success: false, error: 'Authentication failed' })
  const { user, email, password, dialog, press, onClosed, reopen } = await givenPanel()
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'secret{Enter}')
  await dialog.findByRole('alert')
  await press('Close')
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('after'))
  const again = await reopen()
  expect(again.queryByRole('alert')).toBeNull()
})

test('Escape closes it too', async () => {
  const { user, onClosed } = await givenPanel()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
})

test.each([
  ['the sign-in here', async (press: () => Promise<void>) => press()],
  ['one in another tab', async () => useSession.setState({ user: { uid: 'a', isAnonymous: false } as never })],
])('it closes by itself after %s', async (_, signIn) => {
  vi.spyOn(operations, 'signIn').mockResolvedValue({ success: true })
  const { user, email, password, submit, onClosed } = await givenPanel()
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'secret')
  await signIn(() => user.click(submit()))
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce())
})

test('a password can be looked at, and is hidden again when it is sent', async () => {
  givenOperation('signIn')
  const { user, email, password, press, submit } = await givenPanel()
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'secret')
  await press('Show password')
  expect(password().type).toBe('text')
  await press('Hide password')
  expect(password().type).toBe('password')
  await press('Show password')
  await user.click(submit())
  expect(password().type).toBe('password')
})

test('what a password still needs is listed [ER-27]', async () => {
  vi.spyOn(operations, 'signUp').mockResolvedValue({
    success: false,
    error: 'Missing password requirements:',
    missing: ['a digit', 'a symbol'],
  })
  const { user, email, password, dialog } = await givenPanel('sign-up')
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'secret{Enter}')
  const alert = within(await dialog.findByRole('alert'))
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['a digit', 'a symbol'])
})

test('a closed Google window can be opened again at once, and nothing is said of the first [ER-28]', async () => {
  const { operation, answer } = givenOperation('signInWithGoogle')
  let answerFirst!: (outcome: Outcome) => void
  operation.mockImplementationOnce(
    () =>
      new Promise<Outcome>((resolve) => {
        answerFirst = resolve
      }),
  )
  const { press, dialog } = await givenPanel()
  await press('Sign in with Google')
  await press('Sign in with Google')
  expect(operation).toHaveBeenCalledTimes(2)
  answerFirst({ success: false, error: 'the first' })
  answer({ success: false, error: 'the second' })
  expect((await dialog.findByRole('alert')).textContent).toBe('the second')
})

test('a new account is made only with the consent, which is never ticked beforehand: by the form and by Google alike; signing in asks for none', async () => {
  const version = '0123456789abcdef'
  const versions = { en: version, ru: version, zh: version }
  const made = [vi.spyOn(operations, 'signUp'), vi.spyOn(operations, 'signInWithGoogle')]
  for (const one of made) one.mockResolvedValue({ success: true })
  const server = givenServer()
  server.on('GET', /consent$/, () => json({ success: true, is_needed: false }))
  server.on('POST', /consent$/, () => json({ success: true, is_needed: false }))
  const { user, dialog, email, password, submit, press } = await givenPanel('sign-up', { terms: versions, privacy: versions })
  const box = () => dialog.getByRole<HTMLInputElement>('checkbox')
  expect(box().checked).toBe(false)
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'correct horse')
  await user.click(submit())
  await press('Sign in with Google')
  expect(dialog.getByRole('alert').textContent).toContain('Without your consent')
  expect(document.activeElement).toBe(box())
  expect(made.map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(dialog.getByRole('link', { name: 'terms of sale' }).getAttribute('href')).toBe('/pages/terms?lang=en')
  await press('Already have an account? Sign in')
  expect(dialog.queryByRole('checkbox')).toBeNull()
  await press('Need an account? Sign up')
  await user.click(box())
  await user.click(submit())
  expect(made[0]?.mock.calls.length).toBe(1)
  // Told before it is asked whether the account still has to be asked.
  expect(await isConsentNeeded(AbortSignal.timeout(5_000))).toBe(false)
  expect(server.calls.map(({ method, body }) => [method, body])).toEqual([
    ['POST', { language: 'en', terms: version, privacy: version }],
    ['GET', undefined],
  ])
})

test('what was agreed to is not told for somebody else: not after a sign-up that failed', async () => {
  const version = '0123456789abcdef'
  const versions = { en: version, ru: version, zh: version }
  vi.spyOn(operations, 'signUp').mockResolvedValue({ success: false, text: 'account.emailTaken' } as never)
  const server = givenServer()
  server.on('GET', /consent$/, () => json({ success: true, is_needed: true }))
  const { user, dialog, email, password, submit } = await givenPanel('sign-up', { terms: versions, privacy: versions })
  await user.type(email(), 'ann@example.com')
  await user.type(password(), 'correct horse')
  await user.click(dialog.getByRole('checkbox'))
  await user.click(submit())
  await dialog.findByRole('alert')
  expect(await isConsentNeeded(AbortSignal.timeout(5_000))).toBe(true)
  expect(server.calls.map(({ method }) => method)).toEqual(['GET'])
})
