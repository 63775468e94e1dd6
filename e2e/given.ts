import type { Address } from '@karavan/contract/addresses.ts'
import type { DeskMove, DeskMoveBody } from '@karavan/contract/desk.ts'
import type { Order } from '@karavan/contract/orders.ts'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { proveAddress } from '@karavan/testing/prove-address.ts'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { operator } from './operator.ts'

/** What a journey begins with, made by the product's own calls: the screens that make it have journeys of their own. */

export interface Account {
  email: string
  password: string
  displayName?: string
}
/** An account, and the header of its calls. Texts of answers are English. */
export interface SignedUp extends Account {
  headers: { authorization: string; 'accept-language': string }
  session: Session
}
interface Session {
  localId: string
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** The sample market's offer without options. */
export const plainOffer = 'sample-790000000104'
/** The smallest order of it. */
export const plainMinimum = 144

let people = 0
/** Somebody new. */
export const givenPerson = (displayName?: string): Account => ({
  email: `buyer-${Date.now()}-${process.pid}-${++people}@example.com`,
  password: 'correct horse',
  ...(displayName ? { displayName } : {}),
})

const identityKey = 'karavan-builtin'

/** An account, made by the call that the form of the page makes. */
export async function givenAccount(request: APIRequestContext, person = givenPerson()): Promise<SignedUp> {
  const answer = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${identityKey}`, {
    data: { returnSecureToken: true, ...person },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return withSession(person, await answer.json())
}

/** The same account with a session of now. */
export async function signInAgain(request: APIRequestContext, person: Account): Promise<SignedUp> {
  const { email, password } = person
  const answer = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${identityKey}`, {
    data: { returnSecureToken: true, email, password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return withSession(person, await answer.json())
}

const withSession = (person: Account, session: Session): SignedUp => ({
  ...person,
  session,
  headers: { authorization: `Bearer ${session.idToken}`, 'accept-language': 'en' },
})

/** An account whose address is proven, by the letter that was sent there. */
export async function givenProvenAccount(request: APIRequestContext, karavan: KaravanProcess, person = givenPerson()): Promise<SignedUp> {
  const account = await givenAccount(request, person)
  await proveAddress(karavan, { email: account.email, idToken: account.session.idToken })
  return account
}

/** Lets an account have a name, as its form does after it was made. */
export async function givenName(request: APIRequestContext, { session }: SignedUp, displayName: string): Promise<void> {
  const answer = await request.post(`/identitytoolkit.googleapis.com/v1/accounts:update?key=${identityKey}`, {
    data: { idToken: session.idToken, displayName },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** An account with a proven address and the operator's role. */
export async function givenOperator(request: APIRequestContext, karavan: KaravanProcess): Promise<SignedUp> {
  const account = await givenProvenAccount(request, karavan)
  await operator(karavan, 'operator', 'grant', '--yes', account.email)
  return account
}

/** Lets the page's browser have the account's session, as the sign-in SDK keeps it in a browser without IndexedDB; it takes it over from there. */
export async function givenSession(page: Page, account?: SignedUp): Promise<SignedUp> {
  const person = account ?? (await givenAccount(page.request))
  const { localId, idToken, refreshToken, expiresIn } = person.session
  const user = {
    uid: localId,
    email: person.email,
    emailVerified: false,
    displayName: person.displayName,
    isAnonymous: false,
    providerData: [
      { providerId: 'password', uid: person.email, email: person.email, displayName: null, phoneNumber: null, photoURL: null },
    ],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + Number(expiresIn) * 1000 },
    apiKey: identityKey,
    appName: '[DEFAULT]',
  }
  // A page of the same origin without the app, which would make a guest meanwhile.
  await page.goto('/chat/icon.svg')
  await page.evaluate(
    async ([key, value]) => {
      // The SDK would prefer the guest that is in IndexedDB from before.
      await new Promise((gone) => Object.assign(indexedDB.deleteDatabase('firebaseLocalStorageDb'), { onsuccess: gone, onerror: gone }))
      localStorage.setItem(key!, value!)
    },
    [`firebase:authUser:${identityKey}:[DEFAULT]`, JSON.stringify(user)],
  )
  return person
}

/** The operator of a product who does what a journey only needs done. */
const operators = new WeakMap<KaravanProcess, Promise<SignedUp>>()

/** A step of an order, taken at the desk. */
export async function givenStep(
  request: APIRequestContext,
  karavan: KaravanProcess,
  id: Order['id'],
  step: DeskMove,
  body: DeskMoveBody = {},
) {
  const known = operators.get(karavan) ?? givenOperator(request, karavan)
  operators.set(karavan, known)
  await post(request, await known, `/api/desk/orders/${id}/${step}`, body)
}

async function post(request: APIRequestContext, { headers }: SignedUp, url: string, data: object) {
  const answer = await request.post(url, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

export const givenCartLine = (request: APIRequestContext, buyer: SignedUp, quantity: number, productId = plainOffer) =>
  post(request, buyer, '/api/cart/items', { product_id: productId, quantity })

export const givenAddress = async (request: APIRequestContext, buyer: SignedUp, fields: Partial<Address> = {}): Promise<Address> =>
  (
    await post(request, buyer, '/api/addresses', {
      recipient_name: 'Анна Иванова',
      phone_number: '+7 912 345-67-89',
      street_address: 'ул. Ленина, 15',
      city: 'Казань',
      state_province: 'Татарстан',
      postal_code: '420000',
      country: 'Россия',
      is_default: true,
      ...fields,
    })
  ).address

/** An order of the offer without options. */
export async function givenOrder(
  request: APIRequestContext,
  buyer: SignedUp,
  { pieces = plainMinimum, address = {} as Partial<Address> } = {},
): Promise<Order> {
  await givenCartLine(request, buyer, pieces)
  const { id } = await givenAddress(request, buyer, address)
  return (await post(request, buyer, '/api/orders', { address_id: id, payment_method: 'manual' })).order
}
