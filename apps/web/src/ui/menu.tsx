import { Menu as Base } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { CheckIcon } from './icons.tsx'

const popup =
  'z-50 min-w-44 origin-(--transform-origin) rounded-2xl border border-line bg-surface-high p-1.5 shadow-high outline-none transition-[opacity,transform] duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'
const item =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-xl px-3 text-[15px] outline-none data-highlighted:bg-sand data-disabled:opacity-45'

interface MenuProps {
  /** The button that opens it, as an element without children; `children` go inside. */
  trigger: Parameters<typeof Base.Trigger>[0]['render']
  label?: string
  triggerContent: ReactNode
  align?: 'start' | 'end'
  children: ReactNode
}

/** A dropdown: arrow keys, typing ahead, Escape and a click outside are handled. */
export function Menu({ trigger, triggerContent, align = 'end', label, children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} aria-label={label}>
        {triggerContent}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export function MenuItem({ icon, isDanger = false, ...rest }: { icon?: ReactNode; isDanger?: boolean } & Parameters<typeof Base.Item>[0]) {
  const { children, ...props } = rest
  return (
    <Base.Item className={`${item} ${isDanger ? 'text-danger' : ''}`} {...props}>
      {icon}
      <span className="grow">{children}</span>
    </Base.Item>
  )
}

interface ChoiceProps<Value extends string> {
  value: Value
  onChoose(value: Value): void
  choices: { value: Value; text: string; icon?: ReactNode; lang?: string }[]
}

/** One choice out of a few; the present one is checked. */
export function MenuChoice<Value extends string>({ value, onChoose, choices }: ChoiceProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChoose}>
      {choices.map((choice) => (
        <Base.RadioItem key={choice.value} value={choice.value} closeOnClick className={item}>
          {choice.icon}
          <span className="grow" lang={choice.lang}>
            {choice.text}
          </span>
          <Base.RadioItemIndicator keepMounted className="text-accent data-unchecked:invisible">
            <CheckIcon className="size-4.5" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
