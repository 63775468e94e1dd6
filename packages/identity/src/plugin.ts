import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type LinkedProvider, type Tokens, toFederatedId } from './core.ts'
import { deviceLifeMs, findDevice, toDeviceCookie } from './devices.ts'
import { IdentityError } from './errors.ts'
import type { GoogleSignIn } from './google/accounts.ts'
import { findBrowser } from './google/browser-cookie.ts'
import type { Identity } from './identity.ts'
import { keySetMaxAgeMs } from './keyring.ts'
import type { SignedIn } from './password/new-password.ts'
import { toPolicyAnswer } from './passwords.ts'
import type { Place } from './place.ts'
import { readProfile } from './profile-fields.ts'
import { newRefreshToken } from './refresh-token.ts'
import type { Account } from './tables.ts'

export type IdentityPluginOptions = {
  identity: Identity
  /** Which network a call comes from, for counting guesses. */
  addressOf?: (request: FastifyRequest) => string
  /** Hears of what a call failed with that is not the caller's doing. */
  onFailure?: (request: FastifyRequest, error: unknown) => void
}

const idTokenBody = z.object({ idToken: z.string().min(1) })
const passwordBody = z.object({ email: z.string().nullish(), password: z.string().nullish() })
const signUpBody = passwordBody.extend({ idToken: z.string().nullish() })
const idpBody = z.object({ postBody: z.string(), idToken: z.string().nullish(), autoCreate: z.boolean().nullish() })
const updateBody = z.object({
  idToken: z.string().nullish(),
  oobCode: z.string().nullish(),
  displayName: z.string().nullish(),
  photoUrl: z.string().nullish(),
  password: z.string().nullish(),
  email: z.string().nullish(),
  deleteProvider: z.array(z.string()).nullish(),
})
const sendCodeBody = z.object({
  requestType: z.string(),
  email: z.string().nullish(),
  newEmail: z.string().nullish(),
  idToken: z.string().nullish(),
  continueUrl: z.string().nullish(),
})
const resetBody = z.object({ oobCode: z.string().min(1), newPassword: z.string().nullish() })
const tokenBody = z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().min(1) })
const googleProviderId = 'google.com'
const keyQuery = z.object({ key: z.string() })

/**
 * The service on the wire format of the hosted provider, for the unmodified `firebase/auth` SDK: `/identitytoolkit.googleapis.com`,
 * `/securetoken.googleapis.com` and the published keys. Register it at the root: the SDK drops any path from an emulator address.
 */
export const identityPlugin: FastifyPluginAsync<IdentityPluginOptions> = async (
  app,
  { identity, addressOf = ({ ip }) => ip, onFailure },
) => {
  app.get('/.well-known/jwks.json', async (_request, reply) => {
    reply.header('cache-control', `public, max-age=${keySetMaxAgeMs / 1000}`)
    return identity.keys.keySet()
  })
  const toolkit = { prefix: '/identitytoolkit.googleapis.com' }
  const placeOf = (request: FastifyRequest): Place => ({
    address: addressOf(request),
    device: findDevice(request.headers.cookie),
    userAgent: request.headers['user-agent'],
    locale: localeOf(request) ?? request.headers['accept-language'],
  })
  await app.register(async (part) => {
    speakingTheProtocol(part, identity, onFailure)
    await accountRoutes(part, identity, placeOf)
    await codeRoutes(part, identity, placeOf)
  }, toolkit)
  await app.register(async (tokens) => tokenRoutes(speakingTheProtocol(tokens, identity, onFailure), identity, placeOf), {
    prefix: '/securetoken.googleapis.com',
  })
}

type PlaceOf = (request: FastifyRequest) => Place

/** As the SDK names the language of the page. */
const localeOf = ({ headers: { 'x-firebase-locale': locale } }: FastifyRequest) => (typeof locale === 'string' ? locale : undefined)

/** The place of a sign-in: a device without a secret gets one, so that it is known again. */
const withDevice = (place: Place) => ({ ...place, device: place.device ?? newRefreshToken() })

const keepDevice = (request: FastifyRequest, reply: FastifyReply, { device }: { device: string }) =>
  reply.header('set-cookie', toDeviceCookie(device, { isSecure: request.protocol === 'https', maxAgeMs: deviceLifeMs }))

async function accountRoutes(app: FastifyInstance, identity: Identity, placeOf: PlaceOf) {
  const { projectId, authorizedDomains, passwordPolicy } = identity.options
  /** The page that a proof's letter leads to knows by it that it was opened where the account is signed in. */
  async function rememberBrowser(request: FastifyRequest, reply: FastifyReply, { account, tokens }: SignedIn): Promise<void> {
    if (account.email && !account.email_verified)
      reply.header('set-cookie', await identity.browserProof.toCookie(tokens, request.protocol === 'https'))
  }

  app.post('/v1/accounts::signUp', async (request, reply) => {
    const { email, password, idToken } = parse(signUpBody, request.body)
    const kind = 'identitytoolkit#SignupNewUserResponse'
    if (!email && !password && !idToken) return { kind, ...toTokenAnswer(await identity.signUpAnonymously()) }
    const place = withDevice(placeOf(request))
    const made = idToken
      ? await identity.linkPassword(idToken, { email, password }, place)
      : await identity.signUp({ email, password }, place)
    await rememberBrowser(request, reply, made)
    keepDevice(request, reply, place)
    return { kind, email: made.account.email, ...toTokenAnswer(made.tokens) }
  })
  app.post('/v1/accounts::signInWithPassword', async (request, reply) => {
    const given = parse(passwordBody, request.body)
    const place = withDevice(placeOf(request))
    const signedIn = await identity.signInWithPassword(given, place)
    const { account, tokens } = signedIn
    await rememberBrowser(request, reply, signedIn)
    keepDevice(request, reply, place)
    return { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, ...toProfile(account), ...toTokenAnswer(tokens) }
  })
  app.post('/v1/accounts::signInWithIdp', async (request, reply) => {
    const { postBody, idToken, autoCreate } = parse(idpBody, request.body)
    const given = new URLSearchParams(postBody)
    const token = given.get('id_token')
    // An access token alone proves nothing: it may have been given to any other client.
    if (given.get('providerId') !== googleProviderId || !token) throw new IdentityError('OPERATION_NOT_ALLOWED')
    const credential = { token, nonce: given.get('nonce') ?? undefined, browser: findBrowser(request.headers.cookie) }
    const place = withDevice(placeOf(request))
    const signedIn = idToken
      ? await identity.linkGoogle(idToken, credential, place)
      : await identity.signInWithGoogle(credential, autoCreate !== false, place)
    keepDevice(request, reply, place)
    return toIdpAnswer(signedIn, token)
  })
  app.post('/v1/accounts::update', async (request, reply) => {
    const { oobCode, idToken: given, password, email, deleteProvider, ...profile } = parse(updateBody, request.body)
    if (oobCode) {
      const { uid: localId, email } = await applyCode(identity, oobCode, placeOf(request))
      return { kind: 'identitytoolkit#SetAccountInfoResponse', localId, email, emailVerified: true }
    }
    const { idToken } = parse(idTokenBody, { idToken: given })
    if (email) {
      // Each of them ends sessions of its own; together they would be one step that can half fail.
      if (password || deleteProvider?.length) throw new IdentityError('OPERATION_NOT_ALLOWED')
      const moved = await identity.changeEmail(idToken, email)
      await rememberBrowser(request, reply, moved)
      return {
        kind: 'identitytoolkit#SetAccountInfoResponse',
        ...toProfile(moved.account),
        providerUserInfo: toProviders(moved.account, await identity.listProviders(moved.account)),
        ...toTokenAnswer(moved.tokens),
      }
    }
    const fields = readProfile(profile)
    if (deleteProvider?.length) await identity.unlink(idToken, deleteProvider, placeOf(request))
    const changed = password ? await identity.changePassword(idToken, password, placeOf(request)) : undefined
    const account = await identity.updateProfile(changed?.tokens.idToken ?? idToken, fields)
    return {
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: account.id,
      ...toProfile(account),
      providerUserInfo: toProviders(account, await identity.listProviders(account)),
      ...(changed && toTokenAnswer(changed.tokens)),
    }
  })
  app.post('/v1/accounts::lookup', async (request) => {
    const { account, session } = await identity.authenticate(parse(idTokenBody, request.body).idToken)
    return {
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [toUser(account, await identity.listProviders(account), session.last_used_at)],
    }
  })
  app.post('/v1/accounts::delete', async (request) => {
    await identity.deleteAccount(parse(idTokenBody, request.body).idToken)
    return { kind: 'identitytoolkit#DeleteAccountResponse' }
  })

  app.get('/v1/projects', async () => ({ projectId, authorizedDomains }))
  app.get('/v2/passwordPolicy', async () => toPolicyAnswer(passwordPolicy))
  app.get('/v2/recaptchaConfig', async () => ({
    recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
  }))
}

/** Uses up a code of whatever kind: as with the hosted provider it is enough here. */
async function applyCode(identity: Identity, code: string, place: Place): Promise<{ uid: string; email: string }> {
  if (await identity.findChangeCode(code)) return identity.useChangeCode(code, place)
  if (await identity.findRecoveryCode(code)) return identity.recover(code, place)
  return identity.applyProofCode(code)
}

/** What kind of code it is, and for which address, as the SDK learns it. */
async function describeCode(identity: Identity, code: string) {
  const change = await identity.findChangeCode(code)
  if (change) return { requestType: 'VERIFY_AND_CHANGE_EMAIL', email: change.email, newEmail: change.newEmail }
  const recovery = await identity.findRecoveryCode(code)
  if (recovery) return { requestType: 'RECOVER_EMAIL', email: recovery.email, newEmail: recovery.current }
  const proof = await identity.findProofCode(code)
  if (proof) return { requestType: 'VERIFY_EMAIL', email: proof.email }
  return { requestType: 'PASSWORD_RESET', email: (await identity.checkResetCode(code)).email }
}

/** What goes to a person's mailbox, and comes back from there. */
async function codeRoutes(app: FastifyInstance, identity: Identity, placeOf: PlaceOf) {
  /** On their way: an application that closes lets them go first. */
  const letters = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(letters)
  })

  /** On their way to a person: the answer does not wait for them. */
  function track(request: FastifyRequest, sending: Promise<void>): void {
    // Without the error itself: a mail server's refusal repeats the address.
    const ended = sending.catch((error: { code?: unknown }) => request.log.error({ code: error.code }, 'a code could not be sent'))
    letters.add(ended)
    void ended.then(() => letters.delete(ended))
  }

  app.post('/v1/accounts::sendOobCode', async (request, reply) => {
    const { requestType, email, newEmail, idToken, continueUrl } = parse(sendCodeBody, request.body)
    if (!['PASSWORD_RESET', 'VERIFY_EMAIL', 'VERIFY_AND_CHANGE_EMAIL'].includes(requestType))
      throw new IdentityError('OPERATION_NOT_ALLOWED')
    if (continueUrl && !identity.options.authorizedDomains.includes(URL.parse(continueUrl)?.hostname ?? ''))
      throw new IdentityError('UNAUTHORIZED_DOMAIN')
    const language = localeOf(request)
    const answer = (asked: { email: string; sending: Promise<void> }) => {
      track(request, asked.sending)
      return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: asked.email }
    }
    if (requestType === 'PASSWORD_RESET') return answer(await identity.requestReset(email, placeOf(request).address, language))
    const token = parse(idTokenBody, { idToken }).idToken
    if (requestType === 'VERIFY_EMAIL') return answer(await identity.requestProof(token, language))
    const asked = await identity.requestEmailChange(token, newEmail, language)
    // The page of the letter knows by it that it was opened where the change was asked for.
    reply.header('set-cookie', await identity.browserProof.toCookie(asked, request.protocol === 'https'))
    return answer(asked)
  })
  app.post('/v1/accounts::resetPassword', async (request) => {
    const { oobCode, newPassword } = parse(resetBody, request.body)
    const kind = 'identitytoolkit#ResetPasswordResponse'
    if (newPassword) {
      const { email } = await identity.resetPassword(oobCode, newPassword, placeOf(request))
      return { kind, requestType: 'PASSWORD_RESET', email }
    }
    return { kind, ...(await describeCode(identity, oobCode)) }
  })
  // The same answer for every address: it must not reveal whether there is an account.
  app.post('/v1/accounts::createAuthUri', async () => ({ kind: 'identitytoolkit#CreateAuthUriResponse' }))
}

async function tokenRoutes(app: FastifyInstance, identity: Identity, placeOf: PlaceOf) {
  await app.register(formbody)
  app.post('/v1/token', async (request) => {
    const tokens = await identity.refresh(parse(tokenBody, request.body).refresh_token, placeOf(request))
    return {
      access_token: tokens.idToken,
      id_token: tokens.idToken,
      expires_in: String(tokens.expiresInSeconds),
      refresh_token: tokens.refreshToken,
      token_type: 'Bearer',
      user_id: tokens.uid,
      project_id: identity.options.projectId,
    }
  })
}

/** Checks the API key, forbids caching, and gives errors the protocol's shape, for all routes of a part. */
function speakingTheProtocol(app: FastifyInstance, identity: Identity, onFailure: IdentityPluginOptions['onFailure']): FastifyInstance {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const query = keyQuery.safeParse(request.query)
    if (query.data?.key !== identity.options.apiKey) throw new IdentityError('INVALID_API_KEY')
  })
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, 'NOT_FOUND'))
  app.setErrorHandler<FastifyError | IdentityError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    // The SDK erases the stored session, a guest's account with it, on any envelope at its start: passing trouble must not look like one.
    const isPassing = status >= 500 || (status === 429 && keepsSession(request.url))
    if (status >= 500) {
      request.log.error({ err: error }, 'identity request failed')
      onFailure?.(request, error)
    }
    if (isPassing) return reply.code(503).type('text/plain').send('Service unavailable')
    if (error instanceof IdentityError) return refuse(reply, status, error.message, error.text)
    return refuse(reply, status, status === 429 ? 'TOO_MANY_ATTEMPTS_TRY_LATER' : 'INVALID_REQUEST')
  })
  return app
}

/** The two calls by which the SDK decides at its start whether the stored session is still good. */
const keepsSession = (url: string) => url.includes('/accounts:lookup') || url.includes('/v1/token')

/** `text` stands where Google's calls put one for people, apart from the code. */
const refuse = (reply: FastifyReply, code: number, message: string, text?: string) =>
  reply.code(code).send({
    error: {
      code,
      message,
      errors: [{ message, reason: 'invalid', domain: 'global' }],
      ...(text !== undefined && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.LocalizedMessage', locale: 'en', message: text }],
      }),
    },
  })

/** Unknown fields are ignored: the SDK sends some that mean nothing here. */
function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input ?? {})
  if (result.success) return result.data
  const field = String(result.error.issues[0]?.path[0])
  const isMissing = [undefined, null, ''].some((nothing) => z.looseObject({}).safeParse(input).data?.[field] === nothing)
  throw new IdentityError((isMissing && missingCodes[field]) || (invalidCodes[field] ?? 'INVALID_REQUEST'))
}
const missingCodes: Partial<Record<string, string>> = {
  idToken: 'MISSING_ID_TOKEN',
  oobCode: 'MISSING_OOB_CODE',
  requestType: 'MISSING_REQ_TYPE',
  refresh_token: 'MISSING_REFRESH_TOKEN',
  grant_type: 'MISSING_GRANT_TYPE',
}
const invalidCodes: Partial<Record<string, string>> = {
  postBody: 'INVALID_IDP_RESPONSE',
  idToken: 'INVALID_ID_TOKEN',
  oobCode: 'INVALID_OOB_CODE',
  requestType: 'INVALID_REQ_TYPE',
  refresh_token: 'INVALID_REFRESH_TOKEN',
  grant_type: 'INVALID_GRANT_TYPE',
}

const toTokenAnswer = (tokens: Tokens) => ({
  localId: tokens.uid,
  idToken: tokens.idToken,
  refreshToken: tokens.refreshToken,
  expiresIn: String(tokens.expiresInSeconds),
})

/** `credential`: what the client sent. The SDK makes of it the credential that it gives out with the result. */
function toIdpAnswer(signedIn: GoogleSignIn, credential: string) {
  const { subject, email, isEmailVerified, displayName, photoUrl } = signedIn.profile
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: googleProviderId,
    federatedId: toFederatedId(subject),
    email,
    emailVerified: isEmailVerified,
    ...(displayName && { displayName, fullName: displayName }),
    ...(photoUrl && { photoUrl }),
    rawUserInfo: JSON.stringify({
      sub: subject,
      email,
      email_verified: isEmailVerified,
      ...(displayName && { name: displayName }),
      ...(photoUrl && { picture: photoUrl }),
    }),
    oauthIdToken: credential,
    ...('needsConfirmation' in signedIn
      ? { needConfirmation: true }
      : { ...toTokenAnswer(signedIn.tokens), ...(signedIn.isNew && { isNewUser: true }) }),
  }
}

const toProfile = ({ email, display_name: displayName, photo_url: photoUrl }: Pick<Account, 'email' | 'display_name' | 'photo_url'>) => ({
  ...(email && { email }),
  ...(displayName && { displayName }),
  ...(photoUrl && { photoUrl }),
})

const toProviders = (account: Account, providers: LinkedProvider[]) =>
  providers.map(({ profile, ...provider }) => ({ ...provider, ...toProfile(profile ?? account) }))

/** Times are strings of milliseconds: with numbers the SDK fails to read its stored user at the next page load and signs it out. */
const toUser = (account: Account, providers: LinkedProvider[], lastUsedAt: Date) => ({
  localId: account.id,
  ...toProfile(account),
  ...(account.email && { emailVerified: account.email_verified }),
  ...(providers.length > 0 && { providerUserInfo: toProviders(account, providers) }),
  validSince: String(Math.floor(account.valid_since.getTime() / 1000)),
  createdAt: String(account.created_at.getTime()),
  lastLoginAt: String(account.last_login_at.getTime()),
  lastRefreshAt: lastUsedAt.toISOString(),
})
