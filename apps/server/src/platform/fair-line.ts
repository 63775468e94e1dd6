/** Who asks: a network, and the account in it. Of equals the networks take turns, so that many accounts at one address are one asker. */
export interface Client {
  network: string
  /** Empty for somebody without a token. */
  account: string
}

/** The product's own work, which nobody asked for. */
export const nobody: Client = { network: '', account: '' }

interface Placed<T> {
  client: Client
  piece: T
}

export interface FairLine<T> {
  readonly size: number
  /** Pieces that wait for a network. */
  waitingFor(network: string): number
  add(client: Client, piece: T): void
  /** Takes out the next piece; networks that `isFull` names are passed over and keep their place. */
  take(isFull?: (network: string) => boolean): Placed<T> | undefined
  /** Takes out a piece that is not wanted any more. */
  remove(client: Client, piece: T): void
}

/**
 * What waits, in the order of fairness and not of arrival: networks take turns, and within a network its accounts do. Whoever had a turn goes to the end, with
 * whatever else it waits for, so that a client with one wish waits for one piece of each other client at most.
 */
export function createFairLine<T>(): FairLine<T> {
  /** Both in the order of whose turn it is. */
  const networks = new Map<string, Map<string, T[]>>()
  let size = 0

  return {
    get size() {
      return size
    },
    waitingFor: (network) => [...(networks.get(network)?.values() ?? [])].reduce((sum, pieces) => sum + pieces.length, 0),
    add({ network, account }, piece) {
      const accounts = networks.get(network) ?? new Map<string, T[]>()
      networks.set(network, accounts)
      const pieces = accounts.get(account)
      if (pieces) pieces.push(piece)
      else accounts.set(account, [piece])
      size += 1
    },
    take(isFull = () => false) {
      for (const [network, accounts] of networks) {
        const [first] = accounts
        if (!first || isFull(network)) continue
        const [account, [piece, ...rest]] = first
        accounts.delete(account)
        if (rest.length > 0) accounts.set(account, rest)
        networks.delete(network)
        if (accounts.size > 0) networks.set(network, accounts)
        size -= 1
        return { client: { network, account }, piece: piece as T }
      }
      return undefined
    },
    remove({ network, account }, piece) {
      const accounts = networks.get(network)
      const pieces = accounts?.get(account)
      const index = pieces?.indexOf(piece) ?? -1
      if (!accounts || !pieces || index < 0) return
      pieces.splice(index, 1)
      if (pieces.length === 0) accounts.delete(account)
      if (accounts.size === 0) networks.delete(network)
      size -= 1
    },
  }
}
