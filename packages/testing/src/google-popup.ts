import type { TestApp } from './app.ts'

const host = 'localhost:3000'
/** A browser's cookies. */
export type Jar = { cookie?: string }

/** What a page hands to the one that opened it. */
export const dataOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])) as Record<string, string>

/** Somebody whom the stand-in knows. */
export const anna = { email: 'anna.petrova@example.com', name: 'Anna Petrova', confirmed: 'on' }

/** The popup's pages with the stand-in in Google's place: what a browser does, step by step. */
export function googlePopup(t: () => Pick<TestApp, 'inject'>) {
  async function open(jar: Jar, url: string, headers: Record<string, string> = {}, on = t()) {
    const answer = await on.inject({ url, headers: { host, ...(jar.cookie && { cookie: jar.cookie }), ...headers } })
    const set = answer.headers['set-cookie']
    if (set) jar.cookie = String(set).split(';')[0]
    return answer
  }
  const start = (jar: Jar, tx = 'popup-1-of-tab', headers = {}, on = t()) =>
    open(jar, `/account/google/start?tx=${tx}&lang=en`, headers, on)
  const choose = (jar: Jar, chooser: string, person: Record<string, string>) =>
    t().inject({
      method: 'POST',
      url: '/account/google/stand-in',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded', ...(jar.cookie && { cookie: jar.cookie }) },
      payload: new URLSearchParams({ ...Object.fromEntries(new URL(chooser, 'http://x').searchParams), ...person }).toString(),
    })
  /** Through all pages, to the handle. */
  async function handleOf(jar: Jar, person: Record<string, string> = anna): Promise<string> {
    const chooser = String((await start(jar)).headers.location)
    const back = await choose(jar, chooser, person)
    if (back.statusCode !== 303) throw new Error(`the chooser answered ${back.statusCode}`)
    return dataOf((await open(jar, String(back.headers.location))).body).handle ?? ''
  }
  const redeem = (jar: Jar, idToken: string, more: object = {}) =>
    t().inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=karavan-builtin',
      headers: { host, ...(jar.cookie && { cookie: jar.cookie }) },
      payload: {
        requestUri: 'http://localhost',
        returnSecureToken: true,
        postBody: `&${new URLSearchParams({ id_token: idToken, providerId: 'google.com' })}`,
        ...more,
      },
    })

  return { open, start, choose, handleOf, redeem }
}
