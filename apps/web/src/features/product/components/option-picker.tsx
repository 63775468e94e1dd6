import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '../../../ui/announcer.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { ProductPicture } from '../../../ui/product-picture.tsx'
import {
  type Availability,
  availabilityOf,
  choose,
  missingGroups,
  type OptionGroup,
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
 * A group for each choice. A value that the other choices rule out stays and is marked; taking it gives up the choices that stand in its way. One that is
 * sold out in every combination cannot be taken.
 */
export function OptionPicker({ groups, skus, selection, onSelect, isMissingMarked, firstMissing }: OptionPickerProps) {
  const { t } = useTranslation()
  const missing = missingGroups(groups, selection)

  function take(group: OptionGroup, vid: string) {
    if (selection[group.pid] === vid) return onSelect(unchoose(selection, group.pid))
    const next = choose(skus, selection, group.pid, vid)
    const given = groups.filter(({ pid }) => selection[pid] !== undefined && next[pid] === undefined)
    if (given.length > 0) announce(t('product.chooseAgain', { names: given.map(({ name }) => name).join(', ') }))
    onSelect(next)
  }
  return (
    <div className="space-y-5">
      {groups.map((group) => {
        const chosen = group.values.find(({ vid }) => vid === selection[group.pid])
        const isMissing = group === missing[0]
        return (
          <fieldset
            key={group.pid}
            ref={isMissing ? firstMissing : undefined}
            className={`min-w-0 scroll-mt-6 ${isMissing && isMissingMarked ? 'missing-option' : ''}`}
          >
            <legend className="pb-2 text-[15px]">
              <span className="text-ink-soft">{group.name}</span>
              {chosen ? (
                <>
                  <span className="text-ink-soft">: </span>
                  <span className="font-semibold wrap-anywhere">{chosen.name}</span>
                  {chosen.original && (
                    <span lang="zh" className="pl-1.5 text-sm text-ink-faint">
                      {chosen.original}
                    </span>
                  )}
                </>
              ) : (
                isMissingMarked && <span className="pl-1.5 font-medium text-danger">{t('product.chooseThis')}</span>
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

interface ValueProps {
  value: OptionGroup['values'][number]
  availability: Availability
  isChosen: boolean
  onTake(): void
}

const looks: Record<Availability, string> = {
  available: 'border-line-strong bg-surface hover:border-ink-faint',
  elsewhere: 'border-dashed border-line-strong bg-transparent text-ink-faint hover:text-ink',
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
  const isSoldOut = availability === 'soldOut'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isSoldOut || undefined}
      data-availability={availability}
      title={[value.original, note].filter(Boolean).join(' · ') || undefined}
      onClick={isSoldOut ? undefined : onTake}
      className={`press relative inline-flex min-h-11 max-w-full items-center gap-2 rounded-xl border text-left text-[15px] leading-tight ${value.image ? 'py-1 pl-1 pr-3' : 'min-w-11 justify-center px-3.5 py-1.5'} ${isChosen ? 'border-accent bg-accent-soft font-semibold outline-1 outline-accent -outline-offset-2' : looks[availability]}`}
    >
      {value.image && (
        <span className={`size-10 shrink-0 overflow-hidden rounded-lg ${availability === 'available' || isChosen ? '' : 'opacity-55'}`}>
          <ProductPicture address={value.image} alt="" sizes="40px" isSmall />
        </span>
      )}
      <span className={`min-w-0 wrap-anywhere ${isSoldOut ? 'line-through decoration-1' : ''}`} dir="auto">
        {value.name}
      </span>
      {isChosen && <CheckIcon className="size-4 text-accent" strokeWidth={2.5} />}
      {note && <span className="sr-only">, {note}</span>}
    </button>
  )
}
