// Brings the calls along: import it with import() only, or from a part of the page that comes when it is wanted.

import { type ConsentBody, consentAnswer } from '@karavan/contract/shop.ts'
import { api } from '../lib/api.ts'

const path = '/api/account/consent'

/** What was agreed to in the form, until the server has noted it for the account that came of it. */
let pending: { body: ConsentBody; sent?: Promise<void> } | undefined

/** The buyer has agreed to these versions; said before the account is there. */
export function agreeTo(body: ConsentBody): void {
  pending = { body }
}

/** No account came of it. */
export function forgetAgreement(): void {
  pending = undefined
}

/** Tells the server what was agreed to, once. Rejects when it could not be told: then it is tried again with the next call. */
async function sendAgreement(): Promise<void> {
  const current = pending
  if (!current) return
  current.sent ??= giveConsent(current.body)
  try {
    await current.sent
    if (pending === current) pending = undefined
  } catch (error) {
    current.sent = undefined
    throw error
  }
}

export const giveConsent = async (body: ConsentBody): Promise<void> => void (await api.post(path, consentAnswer, { json: body }))

/** Whether the account that is signed in has still to be asked. What it has agreed to in the form is told first. */
export async function isConsentNeeded(signal: AbortSignal): Promise<boolean> {
  await sendAgreement().catch((error: unknown) => console.warn('the consent was not noted', error))
  return (await api.get(path, consentAnswer, { signal })).is_needed
}
