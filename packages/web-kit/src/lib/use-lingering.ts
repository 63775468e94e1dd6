import { useState } from 'react'

interface Lingering<Value> {
  /** The latest wanted value until it has left the screen; `undefined` when there is nothing to draw. */
  shown: Value | undefined
  isOpen: boolean
  /** Call it when the exit transition is over. */
  onClosed(): void
}

/** For what moves out of the screen when it is no longer wanted: what it was opened with stays until it is gone. */
export function useLingering<Value>(wanted: Value | undefined): Lingering<Value> {
  const [shown, setShown] = useState(wanted)
  if (wanted !== undefined && wanted !== shown) setShown(wanted)
  return { shown: wanted ?? shown, isOpen: wanted !== undefined, onClosed: () => setShown(undefined) }
}
