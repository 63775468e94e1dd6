import { localStore, tabStore } from '@karavan/web-kit/lib/storage.ts'
import { create } from 'zustand'

/** Words not sent yet, by conversation; they survive a reload. */
const prefix = 'chat_draft:'
/** What was filled in at the checkout, by account; it survives a reload, in its tab alone. */
export const checkoutPrefix = 'checkout_draft:'
const key = (id: string) => `${prefix}${id}`

export const readDraft = (id: string): string => localStore.get(key(id)) ?? ''

/** Without storage the words live as long as the page. */
export function writeDraft(id: string, text: string): void {
  if (text === '') localStore.remove(key(id))
  else localStore.set(key(id), text)
}

/** Grows with each clearing: what is on screen is read again. */
export const useDraftsCleared = create<{ times: number }>()(() => ({ times: 0 }))

/** For a change of the user: the words of the last one must not stay. */
export function clearDrafts(): void {
  localStore.removeAll(prefix)
  tabStore.removeAll(checkoutPrefix)
  useDraftsCleared.setState(({ times }) => ({ times: times + 1 }))
}
