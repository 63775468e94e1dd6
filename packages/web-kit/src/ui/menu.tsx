import { type ReactNode, useState } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { MenuProps } from './menu-props.ts'
import { FailedNotice } from './part-failure.tsx'

interface PopupProps extends MenuProps {
  /** The button without its menu. */
  button: ReactNode
  onGivenUp(): void
}

const MenuPopup = lazyPart<PopupProps>(() => import('./menu-popup.tsx'), {
  waiting: ({ button }) => button,
  failed: (failure, { button, onGivenUp }) => (
    <>
      {button}
      <FailedNotice {...failure} onClose={onGivenUp} />
    </>
  ),
})

/**
 * A dropdown: arrow keys, typing ahead, Escape and a click outside are handled. Until it is first opened it is a plain button; what makes it a
 * menu is heavy and comes with the first press, fetched ahead when a pointer or the focus comes near.
 */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false)
  const ahead = () => void MenuPopup.prepare()
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
  return <MenuPopup {...props} button={button} onGivenUp={() => setWanted(false)} />
}
