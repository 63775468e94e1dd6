import { matchPath, type Params, type Path } from '@karavan/contract/app-paths.ts'
import { type Place, type PlaceState, readSearch, type Search, toPathname, toSearchText } from './places.ts'

/** A place to go to. What is left out of `search` and `state` is not there; `true` takes all of it along. */
export interface Destination<To extends Path = Path> {
  /** `.` is the address of now. */
  to: To | '.'
  params?: Params<To>
  search?: true | Search | ((search: Search) => Search)
  state?: true | PlaceState | ((state: PlaceState) => PlaceState)
  /** Takes the place of the present entry of the history. */
  replace?: boolean
}

export type AppRouter = ReturnType<typeof createAppRouter>

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The server gives this page at addresses outside its base as well, all of which are unknown. */
function readPlace(): Place {
  const asked = window.location.pathname
  const isBelow = asked === base || asked.startsWith(`${base}/`)
  const pathname = isBelow ? asked.slice(base.length) || '/' : asked
  const found = isBelow ? matchPath(pathname) : { path: undefined, params: {} }
  return { ...found, pathname, search: readSearch(found.path, window.location.search), state: window.history.state ?? {} }
}

const keptOf = <Value extends object>(wanted: true | Value | ((now: Value) => Value) | undefined, now: Value): Value =>
  wanted === true ? now : typeof wanted === 'function' ? wanted(now) : (wanted ?? ({} as Value))

/** The same entries, those that say nothing left out. */
const withoutGaps = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

function isSameState(one: PlaceState, other: PlaceState): boolean {
  const [ours, theirs] = [Object.entries(one), new Map(Object.entries(other))]
  return ours.length === theirs.size && ours.every(([name, value]) => theirs.get(name) === value)
}

/** Where the page is, and the ways to another place, on the browser's own history. */
export function createAppRouter() {
  let place = readPlace()
  const listeners = new Set<() => void>()

  function moved() {
    const before = place.pathname
    place = readPlace()
    for (const listener of listeners) listener()
    return before !== place.pathname
  }
  window.addEventListener('popstate', moved)

  function write(href: string, state: PlaceState, replace: boolean) {
    if (replace) window.history.replaceState(state, '', href)
    else window.history.pushState(state, '', href)
    // Another page begins at its top; Back and forward are the browser's to scroll.
    if (moved()) window.scrollTo(0, 0)
  }

  /** The address of a place, as a link names it. */
  function hrefOf<To extends Path>({ to, params, search }: Pick<Destination<To>, 'to' | 'params' | 'search'>): string {
    const pathname = to === '.' ? place.pathname : toPathname(to, params ?? {})
    return base + pathname + toSearchText(keptOf(search, place.search))
  }

  return {
    /** Where the page is now. */
    get place() {
      return place
    },
    hrefOf,
    /** Goes there; where the page already is nothing happens. */
    navigate<To extends Path>({ state, replace = false, ...destination }: Destination<To>): void {
      const href = hrefOf(destination)
      const next = withoutGaps(keptOf(state, place.state))
      const { pathname, search } = window.location
      if (href === pathname + search && isSameState(next, withoutGaps(place.state))) return
      write(href, next, replace)
    },
    /** Takes the place of the present entry with an address in full. */
    replace: (href: string) => write(href, {}, true),
    back: () => window.history.back(),
    /** Calls back with every move; the function it gives ends that. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
