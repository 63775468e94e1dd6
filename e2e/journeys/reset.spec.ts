import { expect, test } from '../fixtures.ts'
import { linkIn, mailsTo } from '../letters.ts'

/** What the sign-in SDK asks of the service. */
const call = async (baseURL: string, name: string, body: object, language = 'en') =>
  fetch(`${baseURL}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=karavan-builtin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-firebase-locale': language },
    body: JSON.stringify(body),
  })

test('the link of a mail leads to a page where a new password is set, in the language it was asked for in [G-31 AU-09]', async ({
  page,
  karavan,
  baseURL,
}) => {
  const email = 'forgetful@example.com'
  await call(baseURL, 'signUp', { email, password: 'forgotten 1' })
  await call(baseURL, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }, 'ru')
  await expect.poll(() => mailsTo(karavan, email)).toHaveLength(1)
  const [mail] = await mailsTo(karavan, email)
  const refused: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text())
  })
  const link = linkIn(mail)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Новый пароль' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  const [password, again] = [page.getByLabel('New password', { exact: true }), page.getByLabel('New password again')]
  await password.fill('remembered 1')
  await again.fill('remembered 2')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('alert')).toHaveText('The two passwords are not the same.')
  await password.fill('remembered 1')
  await again.fill('remembered 1')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('status')).toHaveText('Sign in with it from now on.')
  expect(page.url()).not.toContain('oobCode')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Эта ссылка больше не действует' })).toBeVisible()
  expect((await call(baseURL, 'signInWithPassword', { email, password: 'remembered 1' })).status).toBe(200)
  expect(refused).toEqual([])
})
