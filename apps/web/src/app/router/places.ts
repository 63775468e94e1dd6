import type { Params, Path } from '@karavan/contract/app-paths.ts'
import { cartLimits, comparisonLimits } from '@karavan/contract/constants.ts'
import type { PanelMode } from '@karavan/web-kit/account/panel-mode.ts'

/** What an address may ask for; each screen reads what is its own. */
export interface Search {
  /** The product whose details are open. */
  product?: string
  /** Ids of the products that stand side by side, joined by commas. */
  compare?: string
  /** Pieces the compared products are priced for. */
  quantity?: number
  /** The status the list of orders is narrowed to; the screen knows which there are. */
  status?: string
}

/** What an entry of the history knows beyond its address. */
export interface PlaceState {
  /** The list of conversations is open as a sheet; Back closes it. */
  isSheetOpen?: boolean
  /** The product was opened from this page, so that closing it can go back. */
  isProductPushed?: boolean
  /** Id of the message whose card was pressed: the product is shown with that card's reason. */
  productFrom?: string
  /** How many pieces that card was priced for. */
  productPieces?: number
  /** Where in the checkout the buyer is; the address where nothing is said. */
  checkoutStep?: 'review' | 'confirmation'
  /** The order the confirmation speaks of. */
  placedOrderId?: string
  /** The cart is open over the page; Back closes it. */
  isCartOpen?: boolean
  /** A buyers' page that was asked for before its reader signed in; it opens once they have. */
  afterSignIn?: string
  /** The sign-in panel is open over the page, in this mode; Back closes it. */
  signIn?: PanelMode
  /** The table of products was opened from this page. */
  isComparisonPushed?: boolean
}

/** Where the page is: one entry of the history. */
export interface Place {
  /** Which address it is; undefined where it is none of ours. */
  path: Path | undefined
  /** The address as it stands, below the base. */
  pathname: string
  params: Partial<Params>
  search: Search
  state: PlaceState
}

export const isChat = (path: Path | undefined) => path === '/' || path === '/conversation/$conversationId'

export const toPathname = (path: Path, params: Partial<Params>): string =>
  path.replace(/\$(\w+)/, (_, name: keyof Params) => encodeURIComponent(params[name] ?? ''))

/** What an address asks for on its screen; what it may not ask for is passed over. */
export function readSearch(path: Path | undefined, text: string): Search {
  const asked = new URLSearchParams(text)
  if (path === '/orders') {
    const status = asked.get('status')
    return status ? { status } : {}
  }
  if (!isChat(path)) return {}
  const product = asked.get('product') ?? ''
  const ids = [...new Set((asked.get('compare') ?? '').split(','))].filter((id) => id !== '' && id.length <= 200)
  const quantity = Number(asked.get('quantity') ?? '')
  const isCompared = ids.length >= comparisonLimits.least && ids.length <= comparisonLimits.most
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity
  return {
    ...(product !== '' && product.length <= 200 ? { product } : {}),
    ...(isCompared ? { compare: ids.join(','), ...(isQuantity ? { quantity } : {}) } : {}),
  }
}

/** As it stands in the address: '?product=sample-1', or nothing. */
export function toSearchText(search: Search): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
}
