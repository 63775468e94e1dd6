import { tabStore } from '@karavan/web-kit/lib/storage.ts'

/** Which saved conversation a temporary one has become, so that a reload in the middle of the first reply finds it again. */
const key = (temporaryId: string) => `chat_became:${temporaryId}`

/** Without storage a reload during the first reply goes to the start screen; the conversation is in the list. */
export const rememberSavedId = (temporaryId: string, id: string): void => void tabStore.set(key(temporaryId), id)

export const findSavedId = (temporaryId: string): string | undefined => tabStore.get(key(temporaryId))
