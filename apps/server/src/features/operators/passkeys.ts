import { hash } from 'node:crypto'
import {
  maxPasskeys,
  type NewPasskey,
  type PasskeyAssertion,
  type passkeyCreation,
  type passkeyRequest,
} from '@karavan/contract/operators.ts'
import type { z } from 'zod'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import type { Caller, OperatorDeps } from './deps.ts'
import { toPasskeyHost, toPasskeyOrigin } from './passkey-site.ts'
import * as operators from './repository.ts'
import type { Purpose } from './tables.ts'

/** Loaded with the first passkey: a start does not need it. */
const webauthn = () => import('@simplewebauthn/server')

const challengeLifeMs = 5 * 60_000
const hashOfChallenge = (challenge: string) => hash('sha256', challenge)

type PasskeyDeps = Pick<OperatorDeps, 'db' | 'clock' | 'publicUrl'>

async function keepChallenge({ db, clock }: PasskeyDeps, uid: string, purpose: Purpose, challenge: string): Promise<void> {
  const now = clock()
  const expiresAt = new Date(+now + challengeLifeMs)
  await operators.insertChallenge(db, { challenge_hash: hashOfChallenge(challenge), uid, purpose, expires_at: expiresAt }, now)
}

/** What is signed must be a challenge of ours for this operator and this purpose, and nobody uses it twice. */
const expected =
  ({ db, clock }: PasskeyDeps, uid: string, purpose: Purpose) =>
  (challenge: string) =>
    operators.takeChallenge(db, hashOfChallenge(challenge), uid, purpose, clock())

/** What the browser is asked to make a passkey with. */
export async function toCreation(deps: PasskeyDeps, { user, author }: Caller): Promise<z.output<typeof passkeyCreation>> {
  const known = await operators.listPasskeys(deps.db, user.uid)
  if (known.length >= maxPasskeys) throw new AppError('limit_reached')
  const options = await (await webauthn()).generateRegistrationOptions({
    rpName: 'Karavan',
    rpID: toPasskeyHost(deps.publicUrl()),
    userName: author.name,
    userDisplayName: author.name,
    userID: new TextEncoder().encode(user.uid),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    timeout: challengeLifeMs,
  })
  await keepChallenge(deps, user.uid, 'create', options.challenge)
  const { rp, user: owner, challenge, pubKeyCredParams, timeout, excludeCredentials, authenticatorSelection, attestation } = options
  return {
    rp,
    user: owner,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    timeout,
    excludeCredentials: excludeCredentials?.map(toDescriptor),
    authenticatorSelection,
    attestation,
  }
}

const toDescriptor = ({ id, transports }: { id: string; transports?: string[] }) => ({
  id,
  type: 'public-key' as const,
  ...(transports && { transports }),
})

/** A new passkey as it is kept, once the browser's answer was checked; throws `invalid` where it is not one of this site for this operator. */
export async function readNewPasskey(deps: PasskeyDeps, uid: string, { name, response }: NewPasskey) {
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: expected(deps, uid, 'create'),
    expectedOrigin: toPasskeyOrigin(deps.publicUrl()),
    expectedRPID: toPasskeyHost(deps.publicUrl()),
    requireUserVerification: false,
  }).catch(refuse)
  if (!registrationInfo) return refuse(new Error('the authenticator did not confirm'))
  const { id, publicKey, counter } = registrationInfo.credential
  return {
    id: newId(),
    credential_id: id,
    uid,
    public_key: Buffer.from(publicKey),
    counter,
    transports: JSON.stringify(response.response.transports ?? []),
    name,
    created_at: deps.clock(),
    used_at: null,
  }
}

/** What the browser is asked to sign. */
export async function toRequest(deps: PasskeyDeps, { user }: Caller): Promise<z.output<typeof passkeyRequest>> {
  const known = await operators.listPasskeys(deps.db, user.uid)
  if (known.length === 0) throw new AppError('not_found')
  const options = await (await webauthn()).generateAuthenticationOptions({
    rpID: toPasskeyHost(deps.publicUrl()),
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
    timeout: challengeLifeMs,
  })
  await keepChallenge(deps, user.uid, 'open', options.challenge)
  const { challenge, timeout, rpId, allowCredentials, userVerification } = options
  return { challenge, timeout, rpId, allowCredentials: allowCredentials?.map(toDescriptor), userVerification }
}

/** The passkey that signed, with its new counter; throws `invalid` for another one's, another site's, and for what was shown before. */
export async function checkAssertion(deps: PasskeyDeps, uid: string, response: PasskeyAssertion) {
  const { verifyAuthenticationResponse } = await webauthn()
  const passkey = await operators.findPasskey(deps.db, uid, response.id)
  if (!passkey) return refuse(new Error('the passkey is unknown'))
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...response,
      response: { ...response.response, userHandle: response.response.userHandle ?? undefined },
      clientExtensionResults: {},
    },
    expectedChallenge: expected(deps, uid, 'open'),
    expectedOrigin: toPasskeyOrigin(deps.publicUrl()),
    expectedRPID: toPasskeyHost(deps.publicUrl()),
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports,
    },
    requireUserVerification: false,
  }).catch(refuse)
  if (!verified) return refuse(new Error('the signature is wrong'))
  return { id: passkey.id, from: passkey.counter, to: authenticationInfo.newCounter }
}

/** The library throws for each thing that is wrong with an answer, in words for developers. */
function refuse(cause: unknown): never {
  throw new AppError('invalid', { fields: { response: 'was not accepted' }, cause })
}
