// Where there is no page, what code of the web apps that needs no document asks of one: an address and a storage. Imported for its effect.
class MapStorage {
  private readonly entries = new Map<string, string>()
  getItem = (key: string) => this.entries.get(key) ?? null
  setItem = (key: string, value: string) => void this.entries.set(key, value)
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
}

if (typeof window === 'undefined') {
  const location = new URL('http://localhost:3000/chat/')
  Object.assign(globalThis, { location, localStorage: new MapStorage(), sessionStorage: new MapStorage() })
}
