/** Words not sent yet, by conversation; they survive a reload. */
const key = (id: string) => `chat_draft:${id}`

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
