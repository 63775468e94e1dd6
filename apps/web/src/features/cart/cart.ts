import type { AddCartItemBody, CartItem } from '@karavan/contract/cart.ts'
import { buyerUid, requireBuyer } from '@karavan/web-kit/account/session/buyer.ts'
import { session } from '@karavan/web-kit/account/session/session.ts'
import { ApiError } from '@karavan/web-kit/lib/api-error.ts'
import { t } from '@karavan/web-kit/lib/i18n.ts'
import { loadFile } from '@karavan/web-kit/lib/load-file.ts'
import { randomId } from '@karavan/web-kit/lib/random-id.ts'
import type { TextKey } from '@karavan/web-kit/lib/text-key.ts'
import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import type * as Calls from './api.ts'
import { adoptItems, cartKey, itemsOf, markCartDue, readDueCart } from './cart-query.ts'
import { type Change, changeOf, isOvertaken, othersOver, pendingChanges } from './pending.ts'
import { tellTabs } from './tabs.ts'
import { takeBack, useCartTrouble } from './trouble.ts'

/** `code` is the contract's error code where the server gave one. */
type CartFailure = { success: false; error: string; code?: string }
type CartResult = { success: true } | CartFailure
type AddResult = { success: true; item: CartItem } | CartFailure

/** How long a quantity rests before it is sent, in milliseconds: steps that follow each other are one call. So do readings that changes call for. */
export const restMs = 250
/** How long adding the same again counts as the same request, when no answer came. Milliseconds. */
const repeatMs = 120_000

const done: CartResult = { success: true }
/** Numbers the steps of quantities: the higher one is the later one. */
let steps = 0

/** No answer came: the server may have done it all the same. */
const isUnanswered = (cause: unknown) => cause instanceof ApiError && cause.status === 0
const isGone = (cause: unknown) => cause instanceof ApiError && cause.status === 404
const isSameLine = (one: CartItem, other: CartItem) => one.product_id === other.product_id && (one.sku_id ?? '') === (other.sku_id ?? '')
const restedSince = (sinceMs: number) => new Promise<void>((over) => setTimeout(over, Math.max(0, sinceMs + restMs - Date.now())))

interface Task<Answer> {
  client: QueryClient
  uid: string
  change: Change
  /** Calls about one product go one after another, because its lines share a price ladder. */
  productId?: string
  /** Waited for in turn, before anything is asked. */
  until?(): Promise<void>
  ask(calls: typeof Calls): Promise<Answer>
  onDone(answer: Answer): void
}

/** Runs a change as a mutation. Where the cart is to be read afterwards, that waits until no other change is under way. */
function run<Answer>({ client, uid, change, productId, until, ask, onDone }: Task<Answer>): Promise<Answer> {
  useCartTrouble.setState({ error: null })
  const observer = new MutationObserver<Answer, Error, Change>(client, {
    mutationKey: [...cartKey(uid), change.kind],
    ...(productId === undefined ? {} : { scope: { id: JSON.stringify([...cartKey(uid), productId]) } }),
    networkMode: 'always',
    mutationFn: async () => {
      await until?.()
      const calls = await loadFile(() => import('./api.ts'))
      requireBuyer(uid)
      return ask(calls)
    },
    onSuccess: onDone,
    onSettled: () => void setTimeout(() => readDueCart(client, uid), restMs),
  })
  return observer.mutate(change).finally(() => observer.reset())
}

/** The server has done it: other tabs should know, and prices of the product's other lines may have moved with this one's. */
function changed(client: QueryClient, uid: string, { id, product_id }: CartItem): void {
  tellTabs(uid)
  if (itemsOf(client, uid).some((item) => item.product_id === product_id && item.id !== id)) markCartDue(client, uid)
}

/** What was refused leaves the cart as the server has it, which may not be what was last read. */
function failed(client: QueryClient, uid: string, error: TextKey, cause: unknown): CartFailure {
  console.error(error, cause)
  const text = t(error)
  if (uid === buyerUid()) {
    useCartTrouble.setState({ error: text })
    markCartDue(client, uid)
  }
  return { success: false, error: text, ...(cause instanceof ApiError ? { code: cause.code } : {}) }
}

/** The key of an add. One that got no answer is sent again under its own: the server does it once, however often it hears of it. */
function addKey(client: QueryClient, uid: string, body: string): string {
  const last = client
    .getMutationCache()
    .findAll({ mutationKey: [...cartKey(uid), 'add'], predicate: ({ state }) => state.status !== 'pending' })
    .map((mutation) => ({ change: changeOf(mutation), state: mutation.state }))
    .findLast(({ change }) => change.kind === 'add' && change.body === body)
  if (last?.change.kind !== 'add' || !isUnanswered(last.state.error)) return randomId()
  return Date.now() - last.state.submittedAt < repeatMs ? last.change.key : randomId()
}

async function addToCart(client: QueryClient, body: AddCartItemBody): Promise<AddResult> {
  const user = await session.waitUntilKnown()
  if (!user) return { success: false, error: t('cart.logInFirst') }
  if (user.isAnonymous) return { success: false, error: t('cart.signInFirst') }
  const { uid } = user
  const request = JSON.stringify(body)
  const key = addKey(client, uid, request)
  try {
    const item = await run({
      client,
      uid,
      change: { kind: 'add', body: request, key },
      productId: body.product_id,
      ask: (calls) => calls.addItem(body, key),
      onDone(added) {
        adoptItems(client, uid, (items) => {
          const known = items.find(({ id }) => id === added.id) ?? items.find((one) => isSameLine(one, added))
          return known ? items.map((one) => (one === known ? added : one)) : [...items, added]
        })
        changed(client, uid, added)
      },
    })
    return { success: true, item }
  } catch (cause) {
    return failed(client, uid, 'cart.addFailed', cause)
  }
}

async function updateQuantity(client: QueryClient, id: string, quantity: number): Promise<CartResult> {
  if (quantity < 1) return removeItem(client, id)
  const uid = buyerUid()
  const item = uid && itemsOf(client, uid).find((one) => one.id === id)
  if (!uid || !item) return done
  const steppedAtMs = Date.now()
  const change = { kind: 'quantity', id, quantity, step: ++steps } as const
  const isNeedless = () => uid !== buyerUid() || isOvertaken(pendingChanges(client, uid), change)
  try {
    await run({
      client,
      uid,
      change,
      productId: item.product_id,
      until: () => restedSince(steppedAtMs),
      ask: async (calls) => (isNeedless() ? undefined : { saved: await calls.updateItem(id, quantity) }),
      onDone(answer) {
        if (!answer) return
        const { saved } = answer
        adoptItems(client, uid, (items) =>
          saved ? items.map((one) => (one.id === id ? saved : one)) : items.filter((one) => one.id !== id),
        )
        if (!isNeedless()) changed(client, uid, item)
      },
    })
    return done
  } catch (cause) {
    if (isNeedless()) return done
    takeBack(id)
    return failed(client, uid, 'cart.updateFailed', cause)
  }
}

async function removeItem(client: QueryClient, id: string): Promise<CartResult> {
  const uid = buyerUid()
  const item = uid && itemsOf(client, uid).find((one) => one.id === id)
  if (!uid || !item) return done
  try {
    await run({
      client,
      uid,
      change: { kind: 'removal', id },
      productId: item.product_id,
      ask: (calls) =>
        calls.removeItem(id).catch((cause: unknown) => {
          if (!isGone(cause)) throw cause
          // It is gone, which is what was wanted, but something has changed that this page does not know of.
          markCartDue(client, uid)
        }),
      onDone() {
        adoptItems(client, uid, (items) => items.filter((one) => one.id !== id))
        changed(client, uid, item)
      },
    })
    return done
  } catch (cause) {
    takeBack(id)
    return failed(client, uid, 'cart.removeFailed', cause)
  }
}

async function clear(client: QueryClient): Promise<CartResult> {
  const uid = buyerUid()
  if (!uid) return done
  try {
    await run({
      client,
      uid,
      change: { kind: 'clearing' },
      until: () => othersOver(client, uid),
      ask: (calls) => calls.clearCart(),
      onDone: () => emptied(client, uid),
    })
    return done
  } catch (cause) {
    return failed(client, uid, 'cart.clearFailed', cause)
  }
}

function emptied(client: QueryClient, uid: string): void {
  adoptItems(client, uid, () => [])
  tellTabs(uid)
}

/** Reads the cart now, or once nothing of it is being changed. Never rejects; a cart that is there stays when it fails. */
async function refresh(client: QueryClient): Promise<void> {
  const uid = buyerUid()
  if (!uid) return
  markCartDue(client, uid)
  if (client.isMutating({ mutationKey: cartKey(uid) }) > 0) return
  await client.refetchQueries({ queryKey: cartKey(uid), exact: true })
}

export type CartChanges = ReturnType<typeof cartChanges>

/**
 * What can be done with the cart of the account that is signed in; for guests it does nothing. Nothing here rejects: the result says what failed, and so
 * does `useCartTrouble`. Quantities and removals show at once (`withPending`) and the server's figures replace them.
 */
export const cartChanges = (client: QueryClient) => ({
  /** Adds pieces of a product. The answer holds all pieces of its line: a line that is there is replaced by it, another one is appended. Guests get the stated text. */
  addToCart: (body: AddCartItemBody) => addToCart(client, body),
  /** Changes how many pieces a line has; fewer than one removes it. Steps that follow each other quickly are one call, of the last one. */
  updateQuantity: (id: string, quantity: number) => updateQuantity(client, id, quantity),
  removeItem: (id: string) => removeItem(client, id),
  /** Empties the cart, after the changes that are under way. */
  clear: () => clear(client),
  refresh: () => refresh(client),
  /** What was in it has been ordered: the server has emptied it. */
  async ordered(): Promise<void> {
    const uid = buyerUid()
    if (!uid) return
    emptied(client, uid)
    await refresh(client)
  },
})
