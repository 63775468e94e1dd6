import type { Language } from '@karavan/contract/language.ts'
import type { Condition, Refinement, Selection, SelectionSort } from '@karavan/contract/selection.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { CloseIcon } from '@karavan/web-kit/ui/icons.tsx'
import type { MouseEvent } from 'react'
import { useLangOf } from '../../../lib/use-lang-of.ts'
import { useChat, useChatState } from '../context.ts'

const chip = 'inline-flex min-h-9 items-center rounded-full border text-sm leading-snug pointer-coarse:min-h-11'
/** On a phone a row is pushed along under the finger instead of taking a second line. */
const chipRow = 'scroll-quiet flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1'
/** A finger has 44 px: the room above and below belongs to the chip. */
const pressable = `press ${chip} relative disabled:opacity-55 max-sm:shrink-0 after:absolute after:inset-x-0 after:-inset-y-1.25`

/** What an answer was made for: its conditions, each to be taken away, and the orders it can be put in. Flat under any but the latest answer. */
export function Refinements({ selection, isLatest }: { selection: Selection; isLatest: boolean }) {
  const { conditions, sorts } = selection
  const lang = useLangOf(conditions.map(({ text }) => text))
  if (!isLatest) return conditions.length > 0 && <FlatConditions conditions={conditions} lang={lang} />
  const { searched_by: searches = [] } = selection
  if (conditions.length === 0 && sorts.length === 0 && searches.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
      {searches.length > 0 && <SearchedBy searches={searches} />}
      {conditions.length > 0 && <Conditions conditions={conditions} lang={lang} />}
      {sorts.length > 0 && <Sorts selection={selection} />}
    </div>
  )
}

/** Sends a press as the next turn. What was pressed goes flat, so the thread takes the focus. */
function useRefine() {
  const chat = useChat()
  return ({ currentTarget }: MouseEvent<HTMLElement>, refinement: Refinement, caption: string) => {
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus({ preventScroll: true })
    void chat.refine(refinement, caption)
  }
}

interface ConditionsProps {
  conditions: Condition[]
  /** What they are written in, where the page speaks something else. */
  lang: Language | undefined
}

function FlatConditions({ conditions, lang }: ConditionsProps) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('refine.conditions')} className="mb-3 flex flex-wrap gap-x-2 gap-y-1 text-sm text-ink-faint">
      {conditions.map(({ id, text }) => (
        <li key={id} lang={lang} className="not-first:before:mr-2 not-first:before:content-['·']">
          {text}
        </li>
      ))}
    </ul>
  )
}

/** In which words marketplaces were searched; a press puts them into the field, to be changed and asked. */
function SearchedBy({ searches }: { searches: NonNullable<Selection['searched_by']> }) {
  const { t } = useTranslation()
  const chat = useChat()
  const isProcessing = useChatState((state) => state.isProcessing)
  return (
    <p className="flex min-w-0 basis-full flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      {t('refine.searchedBy')}
      {searches.map(({ source, text }) => (
        <button
          key={`${source} ${text}`}
          type="button"
          disabled={isProcessing}
          title={t('refine.changeSearch')}
          onClick={() => chat.propose(text)}
          className={`${pressable} gap-1.5 border-line bg-surface px-3 hover:border-accent`}
        >
          <span lang="zh">{text}</span>
          <span className="text-ink-faint">{source}</span>
        </button>
      ))}
    </p>
  )
}

function Conditions({ conditions, lang }: ConditionsProps) {
  const { t } = useTranslation()
  const refine = useRefine()
  const isProcessing = useChatState((state) => state.isProcessing)
  return (
    <ul aria-label={t('refine.conditions')} className={chipRow}>
      {conditions.map(({ id, text }) => (
        <li key={id} className="min-w-0 max-sm:shrink-0">
          <button
            type="button"
            disabled={isProcessing}
            aria-label={t('refine.remove', { condition: text })}
            title={t('refine.remove', { condition: text })}
            onClick={(event) => refine(event, { remove: id }, t('refine.removed', { condition: text }))}
            className={`${pressable} max-w-full gap-1 border-transparent bg-accent-soft pl-3 pr-2 text-left font-medium text-accent hover:border-accent`}
          >
            <span lang={lang} className="min-w-0 wrap-anywhere">
              {text}
            </span>
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  )
}

const names = {
  price: 'refine.names.price',
  moq: 'refine.names.moq',
  seller: 'refine.names.seller',
  dispatch: 'refine.names.dispatch',
} as const
const captions = {
  relevance: 'refine.captions.relevance',
  price: 'refine.captions.price',
  moq: 'refine.captions.moq',
  seller: 'refine.captions.seller',
  dispatch: 'refine.captions.dispatch',
} as const satisfies Record<SelectionSort, string>

/** The order of the offers; the chosen one is pressed, and a press on it goes back to the assistant's own. */
function Sorts({ selection: { sorts, sort } }: { selection: Selection }) {
  const { t } = useTranslation()
  const refine = useRefine()
  const isProcessing = useChatState((state) => state.isProcessing)
  return (
    <fieldset className={chipRow}>
      <legend className="sr-only">{t('refine.order')}</legend>
      {sorts
        .filter((one) => one !== 'relevance')
        .map((one) => {
          const isChosen = one === sort
          const next = isChosen ? 'relevance' : one
          return (
            <button
              key={one}
              type="button"
              disabled={isProcessing}
              aria-pressed={isChosen}
              title={t(captions[one])}
              onClick={(event) => refine(event, { sort: next }, t(captions[next]))}
              className={`${pressable} px-2.5 ${isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong bg-surface hover:border-accent hover:bg-accent-soft'}`}
            >
              {t(names[one])}
            </button>
          )
        })}
    </fieldset>
  )
}
