import { operations } from '@karavan/web-kit/account/operations.ts'
import type { AuthenticatedUser } from '@karavan/web-kit/account/session/authenticated-user.ts'
import { rememberAccountStatus } from '@karavan/web-kit/account/session/last-account-status.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { userName } from '@karavan/web-kit/account/user-name.ts'
import { act, screen, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { givenScreen } from '../../test/screen.tsx'
import { AccountArea } from './account-area.tsx'
import { createAppRouter } from './router/app-router.ts'
import { RouterContext } from './router/use-router.tsx'

// It comes with the first press: its fetching is not what these tests are about.
beforeAll(() => import('@karavan/web-kit/ui/menu-popup.tsx'))

const guest = { uid: 'g', isAnonymous: true, email: null, displayName: null } as AuthenticatedUser
const ann = { uid: 'a', isAnonymous: false, email: 'ann@example.com', displayName: 'Ann' } as AuthenticatedUser

async function givenArea(user: AuthenticatedUser | null, isLoading = false) {
  useSession.setState({ user, isLoading })
  onTestFinished(() => {
    useSession.setState({ user: null, isLoading: true })
  })
  const onOrders = vi.fn()
  const onAccount = vi.fn()
  const onSignIn = vi.fn()
  const shown = await givenScreen(
    <RouterContext value={createAppRouter()}>
      <AccountArea onOrders={onOrders} onAccount={onAccount} onSignIn={onSignIn} />
    </RouterContext>,
  )
  return { ...shown, onOrders, onSignIn }
}
const guestControls = () => ['Sign In', 'Sign Up'].filter((name) => screen.queryByRole('button', { name }) !== null)

test('guests have the ways to an account, each opening the panel in its mode, and no user menu [CH-06 AU-19]', async () => {
  const { user, onSignIn } = await givenArea(guest)
  expect(guestControls()).toEqual(['Sign In', 'Sign Up'])
  expect(screen.queryByRole('button', { name: /^Account/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(onSignIn).toHaveBeenLastCalledWith('sign-in')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(onSignIn).toHaveBeenLastCalledWith('sign-up')
})

test('before the first auth state nobody is taken for a guest [AU-13]', async () => {
  await givenArea(null, true)
  expect(screen.getByText('Sign In').closest('.invisible')).not.toBeNull()
  expect(screen.getByRole('button', { name: /^Language/ }).closest('.invisible')).toBeNull()
  act(() => useSession.setState({ user: guest, isLoading: false }))
  expect(screen.getByText('Sign In').closest('.invisible')).toBeNull()
})

test('who was signed in last is not shown the guest’s header meanwhile [AU-13]', async () => {
  rememberAccountStatus(true)
  await givenArea(null, true)
  expect(screen.queryByRole('button')).toBeNull()
})

test('while somebody signs in or out the header stays as it is [AU-14]', async () => {
  await givenArea(guest, true)
  expect(screen.getByText('Sign In').closest('.invisible')).toBeNull()
  act(() => useSession.setState({ user: ann, isLoading: true }))
  expect(screen.getByRole('button', { name: 'Account: Ann' })).toBeTruthy()
})

test('registered users have a menu with name, e-mail, language, My Orders and Sign Out, and no guest controls [RT-15 CH-06 AU-28]', async () => {
  const leave = vi.spyOn(operations, 'signOut').mockResolvedValue({ success: true })
  const { user, onOrders } = await givenArea(ann)
  expect(guestControls()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Account: Ann' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByText('Ann')).toBeTruthy()
  expect(menu.getByText('ann@example.com')).toBeTruthy()
  const languages = within(menu.getByRole('group', { name: 'Language' })).getAllByRole('menuitemradio')
  expect(languages.map(({ textContent }) => textContent)).toEqual(['English', 'Русский', '中文'])
  expect(languages.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false', 'false'])
  for (const choice of languages) expect(choice.querySelector('svg')).not.toBeNull()
  await user.click(menu.getByRole('menuitem', { name: 'Sign Out' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  await user.click(screen.getByRole('button', { name: 'Account: Ann' }))
  await user.click(await screen.findByRole('menuitem', { name: 'My Orders' }))
  expect(onOrders).toHaveBeenCalledOnce()
})

test.each([
  [{ displayName: 'Ann', email: 'a@example.com' }, 'Ann'],
  [{ displayName: '  ', email: 'anna.v@example.com' }, 'anna.v'],
  [{ displayName: null, email: null }, 'User'],
])('the name of %o is %s [AU-27]', (user, name) => {
  expect(userName(user, 'User')).toBe(name)
})
