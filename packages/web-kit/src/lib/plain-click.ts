import type { MouseEvent } from 'react'

/** A click that the page may handle itself. One that asks for another tab or window, or for a download, is the browser's. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
