/**
 * Where the API lives: '/' (same origin) always, except on a hosted development machine, whose page has a port and whose API answers at the
 * same host without one. `pattern` is a regular expression over the host name; empty means that this is no such machine.
 */
export function apiBase(place: Pick<Location, 'protocol' | 'hostname'>, pattern: string | undefined): string {
  if (!pattern || !new RegExp(pattern).test(place.hostname)) return '/'
  return `${place.protocol}//${place.hostname}/`
}

/** The API's base for this page. */
export const pageApiBase = (): URL => new URL(apiBase(location, import.meta.env.VITE_HOSTED_DEV_HOSTS), location.href)
