import { create } from 'zustand'

/** Words not sent yet, by conversation; they survive a reload. */
const prefix = 'chat_draft:'
/** What was filled in at the checkout, by account; it survives a reload, in its tab alone. */
export const checkoutPrefix = 'checkout_draft:'
const key = (id: string) => `${prefix}${id}`

export function readDraft(id: string): string {
  try {
    return localStorage.getItem(key(id)) ?? ''
  } catch {
    return ''
  }
}

export function writeDraft(id: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key(id))
    else localStorage.setItem(key(id), text)
  } catch {
    // Without storage the words live as long as the page.
  }
}

/** Grows with each clearing: what is on screen is read anew. */
export const useDraftsCleared = create<{ times: number }>()(() => ({ times: 0 }))

/** Another person from here on: nobody's words may stay. */
export function clearDrafts(): void {
  try {
    for (const stored of Object.keys(localStorage)) if (stored.startsWith(prefix)) localStorage.removeItem(stored)
    for (const stored of Object.keys(sessionStorage)) if (stored.startsWith(checkoutPrefix)) sessionStorage.removeItem(stored)
  } catch {
    // Without storage there is nothing to remove.
  }
  useDraftsCleared.setState(({ times }) => ({ times: times + 1 }))
}
