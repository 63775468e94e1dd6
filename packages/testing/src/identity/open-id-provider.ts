import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { interactionPolicy, Provider } from 'oidc-provider'

export const clientId = 'karavan-client'
export const clientSecret = 'a secret: with/odd+characters'
export const redirectUri = 'http://localhost:3000/account/google/callback'

export type Person = { sub: string; email?: string; email_verified?: boolean; name?: string; picture?: string }

const keys = await generateKeyPair('RS256', { extractable: true })
const kid = 'provider-key'
const privateJwk = { ...(await exportJWK(keys.privateKey)), kid, alg: 'RS256', use: 'sig' }

/**
 * A certified OpenID provider in Google's place, on a free port. The person in `next` signs in; `undefined` cancels. `returnsTo`: where a browser comes back
 * to.
 */
export async function givenOpenIdProvider({
  authMethod = 'client_secret_basic' as 'client_secret_basic' | 'client_secret_post',
  returnsTo = redirectUri,
} = {}) {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const state = { next: undefined as Person | undefined, isUp: true }
  const people = new Map<string, Person>()

  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [returnsTo],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: authMethod,
      },
    ],
    clientAuthMethods: [authMethod],
    jwks: { keys: [privateJwk] },
    cookies: { keys: ['test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google does: the ID token says it all.
    conformIdTokenClaims: false,
    interactions: { policy, url: (_context, interaction) => `/choose/${interaction.uid}` },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 3600, Interaction: 60, Session: 60 },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  const requests: string[] = []
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    requests.push(request.url ?? '')
    if (!state.isUp) return void response.writeHead(503).end()
    if (!request.url?.startsWith('/choose/')) return void answer(request, response)
    const person = state.next
    if (person) people.set(person.sub, person)
    void provider.interactionFinished(
      request,
      response,
      person ? { login: { accountId: person.sub }, select_account: {}, consent: {} } : { error: 'access_denied' },
    )
  })

  return {
    issuer,
    requests,
    /** Who chooses an account there, in a browser. */
    setPerson(person: Person | undefined): void {
      state.next = person
    },
    /** Goes through the provider's pages as a browser of this person would, up to the callback's address. */
    async browse(url: string, person: Person | undefined): Promise<URL> {
      state.next = person
      const cookies = new Map<string, string>()
      for (let at = new URL(url); ; ) {
        const response = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`The provider answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
        at = new URL(location, at)
        if (at.href.startsWith(redirectUri)) return at
      }
    },
    /** An ID token of this provider's, as a client that is allowed to gets one. */
    idTokenOf: (person: Person, more: JWTPayload = {}, header: { kid?: string; alg?: string } = {}) => {
      const now = Math.floor(Date.now() / 1000)
      return new SignJWT({ iss: issuer, aud: clientId, azp: clientId, iat: now, exp: now + 3600, ...person, ...more })
        .setProtectedHeader({ alg: 'RS256', kid, ...header })
        .sign(keys.privateKey)
    },
    setOutage: (on: boolean) => {
      state.isUp = !on
    },
    publicKey: keys.publicKey,
    kid,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
