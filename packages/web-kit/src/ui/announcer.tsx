import { create } from 'zustand'

const useAnnouncement = create<{ text: string; turn: number }>()(() => ({ text: '', turn: 0 }))

/** Says one sentence to assistive technology; the same sentence twice is said twice. */
export const announce = (text: string): void => useAnnouncement.setState(({ turn }) => ({ text, turn: turn + 1 }))

export function Announcer() {
  const { text, turn } = useAnnouncement()
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text && <span key={turn}>{text}</span>}
    </div>
  )
}
