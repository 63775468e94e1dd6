import { Menu as Base } from '@base-ui/react/menu'
import { CheckIcon } from './icons.tsx'
import type { MenuProps } from './menu-props.ts'

const popup =
  'z-50 min-w-44 max-w-[min(20rem,calc(100vw-1rem))] max-h-(--available-height) overflow-y-auto overscroll-contain origin-(--transform-origin) rounded-2xl border border-line bg-surface-high p-1.5 shadow-high outline-none transition-[opacity,scale] duration-150 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'
const item =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-xl px-3 text-[15px] outline-none data-highlighted:bg-sand data-disabled:opacity-45'

/** The menu itself, open from its first moment: it is fetched when a buyer asks for it. */
export default function MenuPopup({ label, triggerClass, triggerContent, isDisabled, header, choices = [], items = [] }: MenuProps) {
  const hasSections = choices.length > 1 || (choices.length > 0 && items.length > 0)
  return (
    <Base.Root modal={false} defaultOpen>
      <Base.Trigger className={triggerClass} aria-label={label} title={label} disabled={isDisabled}>
        {triggerContent}
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className={popup}>
            {header && <div className="px-3 pb-2 pt-1.5">{header}</div>}
            {choices.map((choice) => (
              <Base.RadioGroup key={choice.label} value={choice.value} onValueChange={choice.onChoose} aria-label={choice.label}>
                {hasSections && (
                  <div aria-hidden="true" className="px-3 pb-0.5 pt-2 text-xs font-semibold text-ink-faint">
                    {choice.label}
                  </div>
                )}
                {choice.of.map(({ value, text, icon, lang }) => (
                  <Base.RadioItem key={value} value={value} closeOnClick className={item}>
                    {icon}
                    <span className="grow" lang={lang}>
                      {text}
                    </span>
                    <Base.RadioItemIndicator keepMounted className="text-accent data-unchecked:invisible">
                      <CheckIcon className="size-4.5" />
                    </Base.RadioItemIndicator>
                  </Base.RadioItem>
                ))}
              </Base.RadioGroup>
            ))}
            {hasSections && items.length > 0 && <Base.Separator className="mx-3 my-1.5 border-t border-line" />}
            {items.map(({ text, icon, isDanger, onChoose }) => (
              <Base.Item key={text} className={`${item} ${isDanger ? 'text-danger' : ''}`} onClick={onChoose}>
                {icon}
                {text}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
