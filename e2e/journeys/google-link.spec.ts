import { readOutbox } from '@karavan/server/platform/outbox.ts'
import { freePort } from '@karavan/testing/free-port.ts'
import { clientId, clientSecret, givenOpenIdProvider } from '@karavan/testing/identity/open-id-provider.ts'
import { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { expect, test } from '@playwright/test'
import { givenProvenAccount } from '../given.ts'
import { AccountPage } from '../pages/account.ts'
import { OwnAccountPage } from '../pages/account-page.ts'

// The stand-in opens no account that has a password, so a provider of its own takes Google's place here.
test('the account page links a Google account after the password, signs in with it, and unlinks it; the owner is mailed of both', async ({
  browser,
}) => {
  const port = await freePort()
  await using google = await givenOpenIdProvider({ returnsTo: `http://127.0.0.1:${port}/account/google/callback` })
  const karavan = new KaravanProcess({
    PORT: String(port),
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
  karavan.port = port
  const hasMail = (email: string, subject: string) =>
    expect
      .poll(async () => (await readOutbox(karavan.dataDir)).filter((mail) => mail.to === email).map((mail) => mail.subject))
      .toContain(subject)
  try {
    await karavan.start()
    const context = await browser.newContext({ baseURL: karavan.url })
    const page = await context.newPage()
    const person = await givenProvenAccount(context.request, karavan)
    google.setPerson({ sub: 'google-of-ann', email: 'ann.elsewhere@example.com', email_verified: true, name: 'Ann of Google' })
    await page.goto('/chat/')
    await new AccountPage(page).signIn(person)
    const own = new OwnAccountPage(page)
    await own.open()
    const ways = own.part('Signing in')
    await expect(ways.getByText('Not linked')).toBeVisible()

    await own.change('Link: Google').click()
    await ways.getByLabel('Present password').fill('wrong one')
    await own.change('Choose a Google account').click()
    await expect(ways.getByRole('alert')).toHaveText('That is not the password.')
    await ways.getByLabel('Present password').fill(person.password)
    await own.change('Choose a Google account').click()
    await expect(ways.getByText('ann.elsewhere@example.com')).toBeVisible()
    await hasMail(person.email, 'A Google account was linked')

    const elsewhere = await browser.newContext({ baseURL: karavan.url })
    const other = await elsewhere.newPage()
    await other.goto('/chat/')
    const account = new AccountPage(other)
    await account.way('Sign In').click()
    await account.panel.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(account.menuButton).toBeVisible()
    await other.goto('/chat/account')
    await expect(new OwnAccountPage(other).part('Profile').getByText(person.email)).toBeVisible()
    await elsewhere.close()

    await own.change('Unlink: Google').click()
    await ways.getByLabel('Present password').fill(person.password)
    await own.change('Unlink').click()
    await expect(ways.getByText('Not linked')).toBeVisible()
    await hasMail(person.email, 'The Google account was unlinked')
    await context.close()
  } finally {
    await karavan.remove()
  }
})
