// @database embedded
import { givenBrowser } from '@karavan/testing/page/browser.ts'
import { expect, test } from 'vitest'
import { withProduct } from '../../test/with-product.ts'
import { chooseLanguage } from '../lib/i18n.ts'
import { createOwnOperations } from './own-operations.ts'

// What an owner changes, on the real SDK against the real product.
const product = withProduct()

const ann = { email: 'ann@example.com', password: 'correct horse' }
async function givenOwner() {
  const page = await givenBrowser(product.network).open()
  expect(await page.operations.signUp(ann)).toEqual({ success: true })
  return { page, own: createOwnOperations(page.session) }
}

test('a name is changed and shown at once', async () => {
  const { page, own } = await givenOwner()
  expect(await own.rename(' Ann Brown ')).toEqual({ success: true })
  expect(page.user).toMatchObject({ displayName: 'Ann Brown' })
})

test('a new password wants the present one, and says in the reader’s language what is wrong with either', async () => {
  const { page, own } = await givenOwner()
  expect(await own.setPassword({ password: 'wrong' }, 'another horse')).toEqual({ success: false, error: 'That is not the password.' })
  expect(await own.setPassword(ann, '12345')).toMatchObject({ success: false, missing: [expect.stringContaining('6')] })
  await chooseLanguage('ru')
  expect(await own.setPassword({ password: 'wrong' }, 'another horse')).toEqual({ success: false, error: 'Пароль указан неверно.' })
  expect(await own.setPassword(ann, 'password1')).toMatchObject({ error: expect.stringContaining('подбирают') })
  const { uid } = page.user!
  expect(await own.setPassword(ann, 'another horse')).toEqual({ success: true })
  expect(page.user?.uid).toBe(uid)
  await page.operations.signOut()
  expect(await page.operations.signIn({ ...ann, password: 'another horse' })).toEqual({ success: true })
})

test('another address: asked for with the password, refused where somebody has it', async () => {
  const other = await givenBrowser(product.network).open()
  await other.operations.signUp({ email: 'bob@example.com', password: 'correct horse' })
  const { page, own } = await givenOwner()
  expect(await own.askForAddress(ann, 'bob@example.com')).toMatchObject({ success: false, error: expect.stringContaining('already') })
  expect(await own.askForAddress(ann, 'anna@example.com')).toEqual({ success: true })
  expect(page.user?.email).toBe(ann.email)
})

test('who deletes the account is a guest from then on; a wrong password deletes nothing', async () => {
  const { page, own } = await givenOwner()
  expect(await own.deleteAccount({ password: 'wrong' })).toMatchObject({ success: false })
  expect(page.user).toMatchObject({ isAnonymous: false })
  expect(await own.deleteAccount(ann)).toEqual({ success: true })
  await expect.poll(() => page.user?.isAnonymous).toBe(true)
  expect(await page.operations.signIn(ann)).toMatchObject({ success: false })
})
