import type { ReactNode } from 'react'

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
