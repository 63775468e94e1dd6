import type { AddCartItemBody, CartItem } from '@karavan/contract/cart.ts'
import { ApiError } from '../../lib/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import type * as Calls from './api.ts'
import { createCartStore, emptyCart, priceOf, withItems } from './store.ts'

/** Who is at the page: null for nobody, undefined before the session is known. */
export type Buyer = { uid: string; isAnonymous: boolean } | null | undefined

export type CartError =
  | 'cart.logInFirst'
  | 'cart.signInFirst'
  | 'cart.addFailed'
  | 'cart.updateFailed'
  | 'cart.removeFailed'
  | 'cart.clearFailed'

export interface CartDeps {
  calls(): Promise<Pick<typeof Calls, 'getCart' | 'addItem' | 'updateItem' | 'removeItem' | 'clearCart'>>
  text(error: CartError): string
  /** The cart of this account has changed here: other tabs read it again. */
  tellTabs(uid: string): void
}

/** `code` is the contract's error code where the server gave one. */
export type CartFailure = { success: false; error: string; code?: string }
export type CartResult = { success: true } | CartFailure
export type AddResult = { success: true; item: CartItem } | CartFailure

/** How long a quantity rests before it is sent, in milliseconds: steps that follow each other are one call. So do readings that changes call for. */
export const restMs = 250
/** How long adding the same again counts as the same request, when no answer came. Milliseconds. */
const repeatMs = 120_000
/** How old a cart that comes back into view may be, in milliseconds (specification, section 9). */
export const freshnessMs = 60_000

/** A quantity the server has not confirmed: what it last said of the line, and how many pieces the buyer sees. */
interface Change {
  saved: CartItem
  wanted: number
  sending: Promise<CartResult>
}

const done: CartResult = { success: true }
const isSameLine = (one: CartItem, other: CartItem) => one.product_id === other.product_id && (one.sku_id ?? '') === (other.sku_id ?? '')
/** No answer came: the server may have done it all the same. */
const isUnanswered = (cause: unknown) => cause instanceof ApiError && cause.status === 0
const isGone = (cause: unknown) => cause instanceof ApiError && cause.status === 404

export type CartService = ReturnType<typeof createCart>

/**
 * The cart of the account that is signed in. Quantities and removals show at once and are taken back when the server refuses them; its
 * figures always win. Calls about one product go one after another, because the lines of a product share its price ladder.
 */
export function createCart(deps: CartDeps) {
  const store = createCartStore()
  let buyer: Buyer
  /** Changes with the account: what was asked for the one before is dropped. */
  let visit = 0
  /** Counts what is changed here: a reading that began before a change is out of date after it. */
  let edits = 0
  let busy = 0
  let readAtMs = 0
  let isReadDue = false
  let readSoon: ReturnType<typeof setTimeout> | undefined
  let reading: Promise<void> | undefined
  const turns = new Map<string, Promise<unknown>>()
  const changes = new Map<string, Change>()
  /** Adds that got no answer, by their body: trying again soon is the same request, so that nothing is added twice. */
  const unanswered = new Map<string, { key: string; untilMs: number }>()

  const accountOf = (one: Buyer) => (one && !one.isAnonymous ? one.uid : undefined)
  const items = () => store.getState().cart?.items ?? []
  const find = (id: string) => items().find((item) => item.id === id)

  function show(next: CartItem[]) {
    edits++
    store.setState(({ cart }) => ({ cart: withItems(cart, next) }))
  }
  const replace = (item: CartItem) => show(items().map((one) => (one.id === item.id ? item : one)))
  const drop = (id: string) => show(items().filter((one) => one.id !== id))
  const showPending = () => store.setState({ pending: new Set(changes.keys()) })

  async function read(): Promise<void> {
    const mine = visit
    const before = edits
    try {
      const cart = await (await deps.calls()).getCart()
      if (mine !== visit) return
      if (before === edits) {
        readAtMs = Date.now()
        store.setState({ cart })
      } else isReadDue = true
    } catch (error) {
      if (mine === visit) console.warn('the cart could not be loaded', error)
    } finally {
      if (mine === visit) store.setState({ loading: false, initialized: true })
    }
  }

  /** Asks for the server's figures: now, or once what is being changed is through. Never rejects; a cart that is there stays when it fails. */
  async function refresh(): Promise<void> {
    if (!accountOf(buyer)) return
    if (busy > 0 || reading) {
      isReadDue = true
      return reading
    }
    const mine = visit
    isReadDue = false
    if (!store.getState().cart) store.setState({ loading: true })
    reading = read().then(() => {
      if (mine !== visit) return
      reading = undefined
      if (isReadDue) return refresh()
    })
    return reading
  }

  async function whileBusy<Result>(task: () => Promise<Result>): Promise<Result> {
    const mine = visit
    busy++
    try {
      return await task()
    } finally {
      if (mine === visit) {
        busy--
        if (busy === 0 && isReadDue) void refresh()
      }
    }
  }

  /** After the earlier calls about this product. */
  function inTurn<Result>(productId: string, task: () => Promise<Result>): Promise<Result> {
    const mine = (turns.get(productId) ?? Promise.resolve()).then(task)
    const over = mine.then(
      () => {},
      () => {},
    )
    turns.set(productId, over)
    return mine
  }

  /** The server has done it. Other tabs should know, and prices of the product's other lines may have moved with this one's. */
  function changed({ id, product_id }: CartItem) {
    if (buyer) deps.tellTabs(buyer.uid)
    if (!items().some((item) => item.product_id === product_id && item.id !== id)) return
    // Once, also after many variants of a product that were added one after another.
    clearTimeout(readSoon)
    readSoon = setTimeout(refresh, restMs)
  }

  function fail(mine: number, error: CartError, cause: unknown): CartFailure {
    console.error(error, cause)
    const text = deps.text(error)
    if (mine === visit) {
      store.setState({ error: text })
      void refresh()
    }
    return { success: false, error: text, ...(cause instanceof ApiError ? { code: cause.code } : {}) }
  }

  function takeBack(id: string) {
    store.setState(({ takenBack }) => ({ takenBack: { id, turn: (takenBack?.turn ?? 0) + 1 } }))
  }

  /**
   * Puts pieces of a product into the cart. A line that is there is replaced by the answer, which holds all its pieces; another one is
   * appended (decision O-01). Guests get the stated text and nothing is asked.
   */
  async function addToCart(body: AddCartItemBody): Promise<AddResult> {
    if (!buyer) return { success: false, error: deps.text('cart.logInFirst') }
    if (buyer.isAnonymous) return { success: false, error: deps.text('cart.signInFirst') }
    const mine = visit
    const request = JSON.stringify(body)
    const earlier = unanswered.get(request)
    const key = earlier && Date.now() < earlier.untilMs ? earlier.key : randomId()
    store.setState({ error: null })
    try {
      const item = await whileBusy(() => inTurn(body.product_id, async () => (await deps.calls()).addItem(body, key)))
      unanswered.delete(request)
      if (mine === visit) {
        // A line alone is not the cart where that could not be read.
        const isWhole = store.getState().cart !== null
        const known = find(item.id) ?? items().find((one) => isSameLine(one, item))
        show(known ? items().map((one) => (one === known ? item : one)) : [...items(), item])
        changed(item)
        if (!isWhole) void refresh()
      }
      return { success: true, item }
    } catch (cause) {
      if (isUnanswered(cause)) unanswered.set(request, { key, untilMs: Date.now() + repeatMs })
      else unanswered.delete(request)
      return fail(mine, 'cart.addFailed', cause)
    }
  }

  async function sendQuantity(id: string, change: Change): Promise<CartResult> {
    const mine = visit
    const isCurrent = () => changes.get(id) === change
    for (;;) {
      for (let seen: number | undefined; seen !== change.wanted; ) {
        seen = change.wanted
        await new Promise((rested) => setTimeout(rested, restMs))
      }
      let sent = change.wanted
      try {
        const answer = await inTurn(change.saved.product_id, async () => {
          if (!isCurrent()) return undefined
          sent = change.wanted
          return { item: await (await deps.calls()).updateItem(id, sent) }
        })
        if (!answer || !isCurrent()) return done
        if (answer.item) {
          change.saved = answer.item
          if (change.wanted !== sent) continue
          changes.delete(id)
          replace(answer.item)
        } else {
          changes.delete(id)
          drop(id)
        }
        showPending()
        changed(change.saved)
        return done
      } catch (cause) {
        if (!isCurrent()) return done
        if (change.wanted !== sent) continue
        changes.delete(id)
        showPending()
        replace(change.saved)
        takeBack(id)
        return fail(mine, 'cart.updateFailed', cause)
      }
    }
  }

  /** Changes how many pieces a line has; fewer than one removes it. Resolves once the server has answered the last of such changes. */
  function updateQuantity(id: string, quantity: number): Promise<CartResult> {
    if (quantity < 1) return removeItem(id)
    const item = find(id)
    if (!item) return Promise.resolve(done)
    replace({ ...item, quantity, total_price: priceOf(item.unit_price, quantity) })
    const running = changes.get(id)
    if (running) {
      running.wanted = quantity
      return running.sending
    }
    const change: Change = { saved: item, wanted: quantity, sending: Promise.resolve(done) }
    changes.set(id, change)
    store.setState({ error: null })
    showPending()
    change.sending = whileBusy(() => sendQuantity(id, change))
    return change.sending
  }

  async function removeItem(id: string): Promise<CartResult> {
    const index = items().findIndex((item) => item.id === id)
    const shown = items()[index]
    if (!shown) return done
    const item = changes.get(id)?.saved ?? shown
    const mine = visit
    changes.delete(id)
    store.setState({ error: null })
    showPending()
    drop(id)
    try {
      await whileBusy(() => inTurn(item.product_id, async () => (await deps.calls()).removeItem(id)))
      if (mine === visit) changed(item)
      return done
    } catch (cause) {
      // It is gone, which is what was wanted.
      if (isGone(cause)) {
        if (mine === visit) void refresh()
        return done
      }
      if (mine === visit && !find(id)) {
        show(items().toSpliced(index, 0, item))
        takeBack(id)
      }
      return fail(mine, 'cart.removeFailed', cause)
    }
  }

  /** Empties the cart. */
  async function clear(): Promise<CartResult> {
    if (!accountOf(buyer)) return done
    const mine = visit
    store.setState({ error: null })
    try {
      await whileBusy(async () => {
        await Promise.all(turns.values())
        await (await deps.calls()).clearCart()
      })
      if (mine === visit) {
        changes.clear()
        showPending()
        show([])
        if (buyer) deps.tellTabs(buyer.uid)
      }
      return done
    } catch (cause) {
      return fail(mine, 'cart.clearFailed', cause)
    }
  }

  /** Follows the session: another account has another cart, a guest none. */
  function setBuyer(next: Buyer) {
    const before = accountOf(buyer)
    const isFirst = buyer === undefined
    buyer = next
    const account = accountOf(next)
    if (account === before && !isFirst) return
    visit++
    busy = 0
    readAtMs = 0
    isReadDue = false
    reading = undefined
    clearTimeout(readSoon)
    turns.clear()
    changes.clear()
    unanswered.clear()
    store.setState({ ...emptyCart, loading: account !== undefined, initialized: account === undefined && next !== undefined })
    if (account) void refresh()
  }

  return {
    store,
    addToCart,
    updateQuantity,
    removeItem,
    clear,
    refresh,
    setBuyer,
    /** What was in it has been ordered: the server has emptied it. */
    ordered(): Promise<void> {
      changes.clear()
      showPending()
      show([])
      if (buyer) deps.tellTabs(buyer.uid)
      return refresh()
    },
    /** The page is looked at again: figures older than a minute are asked for anew. */
    lookedAt(): Promise<void> {
      return Date.now() - readAtMs > freshnessMs ? refresh() : Promise.resolve()
    },
    /** Another tab has changed the cart of this account. */
    changedElsewhere(uid: string): Promise<void> {
      return uid === accountOf(buyer) ? refresh() : Promise.resolve()
    },
  }
}
