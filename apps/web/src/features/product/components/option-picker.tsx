import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { announce } from '@karavan/web-kit/ui/announcer.tsx'
import { CheckIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { type Ref, useEffect, useRef, useState } from 'react'
import {
  type Availability,
  availabilityOf,
  choose,
  missingGroups,
  type OptionGroup,
  type OptionValue,
  type Selection,
  type Sku,
  unchoose,
} from '../options.ts'

interface OptionPickerProps {
  groups: readonly OptionGroup[]
  skus: readonly Sku[]
  selection: Selection
  onSelect(selection: Selection): void
  /** The first group without a choice is pointed at. */
  isMissingMarked: boolean
  firstMissing: Ref<HTMLFieldSetElement>
}

/**
 * A group for each choice. A value that cannot be had with the other choices stays, as unavailable; pressing it switches to it, and the choices that
 * stood in its way are asked for again. One that is sold out in every combination cannot be taken.
 */
export function OptionPicker({ groups, skus, selection, onSelect, isMissingMarked, firstMissing }: OptionPickerProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  /** Groups whose choice gave way to another one. */
  const [displaced, setDisplaced] = useState<readonly string[]>([])
  const missing = missingGroups(groups, selection)
  const asked = missing.filter(({ pid }) => displaced.includes(pid))

  // It may be out of sight: the group that was pressed stands above or below it.
  useEffect(() => {
    if (displaced.length > 0) list.current?.querySelector('[data-displaced]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [displaced])

  function take(group: OptionGroup, vid: string) {
    if (selection[group.pid] === vid) return onSelect(unchoose(selection, group.pid))
    const next = choose(skus, selection, group.pid, vid)
    const given = groups.filter(({ pid }) => selection[pid] !== undefined && next[pid] === undefined)
    if (given.length > 0) announce(t('product.chooseAgain', { names: given.map(({ name }) => name).join(', ') }))
    setDisplaced([...asked, ...given].map(({ pid }) => pid).filter((pid) => pid !== group.pid))
    onSelect(next)
  }
  return (
    <div ref={list} className="space-y-5">
      {groups.map((group) => {
        const chosen = group.values.find(({ vid }) => vid === selection[group.pid])
        const isMissing = group === missing[0]
        const isDisplaced = asked.includes(group)
        return (
          <fieldset
            key={group.pid}
            ref={isMissing ? firstMissing : undefined}
            data-displaced={isDisplaced || undefined}
            className={`min-w-0 scroll-mt-6 ${isDisplaced || (isMissing && isMissingMarked) ? 'rounded-lg outline-2 outline-danger outline-offset-6' : ''}`}
          >
            <legend className="pb-2 text-[15px]">
              <span className="text-ink-soft">{group.name}</span>
              {chosen ? (
                <ChosenName value={chosen} />
              ) : isDisplaced ? (
                <Wanted text={t('product.chooseThisAgain')} />
              ) : (
                isMissingMarked && <Wanted text={t('product.chooseThis')} />
              )}
            </legend>
            <div className="flex flex-wrap gap-2">
              {group.values.map((value) => (
                <Value
                  key={value.vid}
                  value={value}
                  availability={availabilityOf(skus, selection, group.pid, value.vid)}
                  isChosen={value === chosen}
                  onTake={() => take(group, value.vid)}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </div>
  )
}

const Wanted = ({ text }: { text: string }) => <span className="pl-1.5 font-medium text-danger">{text}</span>

/** The chosen value, with the marketplace's own word for it. */
const ChosenName = ({ value }: { value: OptionValue }) => (
  <>
    <span className="text-ink-soft">: </span>
    <span className="font-semibold wrap-anywhere">{value.name}</span>
    {value.original && (
      <span lang="zh" className="pl-1.5 text-sm text-ink-faint">
        {value.original}
      </span>
    )}
  </>
)

interface ValueProps {
  value: OptionValue
  availability: Availability
  isChosen: boolean
  onTake(): void
}

const looks: Record<Availability, string> = {
  available: 'border-line-strong bg-surface hover:border-ink-faint',
  elsewhere: 'border-dashed border-line-strong bg-transparent text-ink-faint hover:border-ink-faint hover:text-ink',
  soldOut: 'cursor-not-allowed border-line bg-transparent text-ink-faint',
}

function Value({ value, availability, isChosen, onTake }: ValueProps) {
  const { t } = useTranslation()
  const notes: Record<Availability, string | undefined> = {
    available: undefined,
    elsewhere: t('product.otherCombination'),
    soldOut: t('product.soldOut'),
  }
  const note = notes[availability]
  const isUnavailable = availability !== 'available'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isUnavailable || undefined}
      data-availability={availability}
      title={[value.original, note].filter(Boolean).join(' · ') || undefined}
      onClick={availability === 'soldOut' ? undefined : onTake}
      className={`press relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-xl border text-left text-[15px] leading-tight ${value.image ? 'py-1 pl-1 pr-3' : 'min-w-11 justify-center px-3.5 py-1.5'} ${isChosen ? 'border-accent bg-accent-soft font-semibold outline-1 outline-accent -outline-offset-2' : looks[availability]}`}
    >
      {value.image && (
        <span className={`size-10 shrink-0 overflow-hidden rounded-lg ${availability === 'available' || isChosen ? '' : 'opacity-55'}`}>
          <ProductPicture address={value.image} alt="" sizes="40px" isSmall />
        </span>
      )}
      <span className={`min-w-0 wrap-anywhere ${isUnavailable && !isChosen ? 'line-through decoration-1' : ''}`} dir="auto">
        {value.name}
      </span>
      {isChosen && <CheckIcon className="size-4 text-accent" strokeWidth={2.5} />}
      {availability === 'soldOut' ? <span className="shrink-0 text-xs">{note}</span> : note && <span className="sr-only">, {note}</span>}
    </button>
  )
}
