import { lazy, type ReactNode, Suspense, useState } from 'react'

/** One choice out of a few; the present one is checked. */
export interface MenuChoice {
  label: string
  value: string
  onChoose(value: string): void
  of: { value: string; text: string; icon?: ReactNode; lang?: string }[]
}

export interface MenuProps {
  /** Name of the button, for assistive technology and the tooltip. */
  label: string
  triggerClass: string
  triggerContent: ReactNode
  isDisabled?: boolean
  /** What stands above everything else, to be read alone. */
  header?: ReactNode
  /** Their labels are shown where there are several, or other things beside one. */
  choices?: MenuChoice[]
  /** Things to do. */
  items?: { text: string; icon?: ReactNode; isDanger?: boolean; onChoose(): void }[]
}

const load = () => import('./menu-popup.tsx')
const MenuPopup = lazy(load)

/**
 * A dropdown: arrow keys, typing ahead, Escape and a click outside are handled. Until it is first opened it is a plain button; what makes it a
 * menu is heavy and comes with the first press, fetched ahead when a pointer or the focus comes near.
 */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const ahead = () => void load().catch(() => {})
  const button = (
    <button
      type="button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      title={props.label}
      disabled={props.isDisabled}
      onPointerEnter={ahead}
      onFocus={ahead}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        setWanted(true)
      }}
      className={props.triggerClass}
    >
      {props.triggerContent}
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <MenuPopup {...props} />
    </Suspense>
  )
}
