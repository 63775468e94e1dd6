import { givenServer, givenStream, json } from '@karavan/testing/page/server.ts'
import { useSession } from '@karavan/web-kit/account/session/session.ts'
import { chooseLanguage, laterTexts, startTexts } from '@karavan/web-kit/lib/i18n.ts'
import { configure, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { App } from '../src/app/app.tsx'
import { createServices } from '../src/app/services.ts'
import { appTexts } from '../src/lib/texts.ts'
import { aCart } from './orders.ts'

// What is waited for comes or does not come: how fast the machine is must not decide it.
configure({ asyncUtilTimeout: 30_000 })

export const base = import.meta.env.BASE_URL.replace(/\/$/, '')
/** Where the page is, without the base path. */
export const place = () => location.pathname.slice(base.length) + location.search

export const ann = {
  uid: 'ann',
  isAnonymous: false,
  email: 'ann@example.com',
  emailVerified: true,
  displayName: 'Ann',
  providerData: [{ providerId: 'password' }],
}
export const guest = { uid: 'guest', isAnonymous: true, email: null, emailVerified: false, displayName: null, providerData: [] }

interface BuyerAppOptions {
  /** Who is signed in; null when it is not known yet. */
  user?: typeof ann | typeof guest | null
  /** What the network answers from the first call on. */
  answers?(server: ReturnType<typeof givenServer>): void
}

/** What the server tells the page of itself, where nothing is set. */
export const pageConfig = {
  identity: { mode: 'builtin', apiKey: 'k', projectId: 'p' },
  google: { enabled: false },
  marketplaceLinkHosts: [],
  isSampleMarket: true,
}

/** The whole app in English at an address, on a scripted network. */
export async function givenBuyerApp(path: string, { user = ann, answers }: BuyerAppOptions = {}) {
  await startTexts(appTexts)
  // Parts that came in an earlier test are drawn at once.
  await laterTexts()
  await chooseLanguage('en')
  const server = givenServer()
  server.on('GET', /^\/api\/conversations\?/, () => json({ success: true, conversations: [], total: 0, limit: 50, offset: 0 }))
  server.on('GET', /^\/api\/cart$/, () => json(aCart()))
  server.on('GET', /^\/api\/orders\/[^/]+\/events$/, () => givenStream().response)
  server.on('GET', /config\.json$/, () => json(pageConfig))
  const become = (next: typeof ann | typeof guest | null) => useSession.setState({ user: next as never, isLoading: next === null })
  answers?.(server)
  window.history.replaceState(null, '', base + path)
  become(user)
  const services = createServices()
  onTestFinished(() => {
    services.chat.close()
    // What is still to be read would be read from the next test's network.
    services.client.clear()
    become(null)
  })
  const shown = render(<App services={services} />)
  await screen.findByRole('main')
  return { ...shown, server, services, user: userEvent.setup(), become }
}
