/** A row of them: on a phone it is pushed sideways. */
export const chipsClass = 'flex min-w-0 gap-1.5 max-lg:scroll-quiet max-lg:overflow-x-auto lg:flex-wrap'

/** A filter of the queue that is on or off. */
export function Chip({ text, count, isOn, onChoose }: { text: string; count?: string; isOn: boolean; onChoose(): void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={`press inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-full border px-3 text-sm ${
        isOn ? 'border-ink bg-ink text-paper' : 'border-line bg-surface text-ink-soft hover:border-line-strong hover:text-ink'
      }`}
    >
      {text}
      {count !== undefined && <span className={`font-semibold ${isOn ? '' : 'text-ink'}`}>{count}</span>}
    </button>
  )
}
