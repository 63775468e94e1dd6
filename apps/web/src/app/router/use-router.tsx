import type { Path } from '@karavan/contract/app-paths.ts'
import { isPlainClick } from '@karavan/web-kit/lib/plain-click.ts'
import { type AnchorHTMLAttributes, createContext, useContext, useSyncExternalStore } from 'react'
import type { AppRouter, Destination } from './app-router.ts'
import type { Place } from './places.ts'

export const RouterContext = createContext<AppRouter | undefined>(undefined)

export function useRouter(): AppRouter {
  const router = useContext(RouterContext)
  if (!router) throw new Error('there is no router around this part')
  return router
}

/** What a component needs of the place; it is drawn again when that has changed. `select` gives the same value for the same place. */
export function usePlace<Part>(select: (place: Place) => Part): Part {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => select(router.place))
}

type LinkProps<To extends Path> = Pick<Destination<To>, 'to' | 'params' | 'search'> & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link within the page. */
export function Link<To extends Path>({ to, params, search, onClick, ...rest }: LinkProps<To>) {
  const router = useRouter()
  // A link that keeps something of the place follows it.
  usePlace((place) => place)
  return (
    <a
      {...rest}
      href={router.hrefOf({ to, params, search })}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        router.navigate({ to, params, search })
      }}
    />
  )
}
