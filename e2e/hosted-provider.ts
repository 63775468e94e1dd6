import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Route } from '@playwright/test'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const projectId = 'karavan-shop'
export const apiKey = 'hosted-key'

/** What the hosted identity provider is to the product and to a browser: published keys that rotate, and the calls a guest needs. */
export async function givenHostedProvider() {
  const guests = new Set<string>()
  const keys: Awaited<ReturnType<typeof makeKey>>[] = []
  async function makeKey() {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
    const kid = randomUUID()
    return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
  }
  keys.push(await makeKey())
  const server = createServer((_request, response) => {
    response.setHeader('cache-control', 'public, max-age=21600')
    response.end(JSON.stringify({ keys: keys.map(({ jwk }) => jwk) }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  async function idTokenOf(uid: string) {
    const now = Math.floor(Date.now() / 1000)
    const { kid, privateKey } = keys[0]!
    return new SignJWT({
      provider_id: 'anonymous',
      auth_time: now,
      user_id: uid,
      firebase: { identities: {}, sign_in_provider: 'anonymous' },
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject(uid)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(privateKey)
  }

  async function answer(url: URL, body: string): Promise<object> {
    if (url.pathname.endsWith('accounts:signUp')) {
      const uid = randomUUID()
      guests.add(uid)
      const idToken = await idTokenOf(uid)
      return { kind: 'identitytoolkit#SignupNewUserResponse', localId: uid, idToken, refreshToken: uid, expiresIn: '3600' }
    }
    if (url.pathname === '/v1/token') {
      const uid = new URLSearchParams(body).get('refresh_token') ?? ''
      const idToken = await idTokenOf(uid)
      return { access_token: idToken, id_token: idToken, refresh_token: uid, expires_in: '3600', token_type: 'Bearer', user_id: uid }
    }
    const times = { createdAt: String(Date.now()), lastLoginAt: String(Date.now()) }
    return { users: [...guests].slice(-1).map((localId) => ({ localId, ...times })) }
  }

  return {
    guests,
    settings: {
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_API_KEY: apiKey,
      FIREBASE_JWKS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    },
    /** The next tokens are signed with a key that nobody has seen; those of before stay good. */
    rotate: async () => void keys.unshift(await makeKey()),
    /** Answers this browser in the provider's place. */
    async serve(context: BrowserContext) {
      const handle = async (route: Route) => {
        const request = route.request()
        const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
        if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
        return route.fulfill({ headers, json: await answer(new URL(request.url()), request.postData() ?? '') })
      }
      await context.route(/^https:\/\/(?:identitytoolkit|securetoken)\.googleapis\.com\//, handle)
    },
    close: () => new Promise((done) => server.close(done)),
  }
}
