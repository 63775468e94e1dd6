import { comparisonLimits } from '@karavan/contract/constants.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button, IconButton } from '@karavan/web-kit/ui/button.tsx'
import { CloseIcon, ScalesIcon } from '@karavan/web-kit/ui/icons.tsx'
import { ProductPicture } from '@karavan/web-kit/ui/product-picture.tsx'
import { quantityOf, useChosen } from '../store.ts'

interface CompareBarProps {
  onCompare(ids: string[], quantity: number | undefined): void
}

/** What was picked for comparing so far, and the way to the table. */
export default function CompareBar({ onCompare }: CompareBarProps) {
  const { t } = useTranslation()
  const { cards, remove, clear } = useChosen()
  const isEnough = cards.length >= comparisonLimits.least
  return (
    <section
      aria-label={t('compare.picked')}
      className="mx-auto mb-2 flex w-[min(46rem,calc(100%-1.5rem))] shrink-0 items-center gap-3 rounded-2xl border border-line bg-surface px-2.5 py-2 shadow-card"
    >
      <ul className="flex gap-1.5">
        {cards.map(({ id, title, image }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => remove(id)}
              aria-label={t('compare.remove', { title })}
              title={t('compare.remove', { title })}
              className="press group relative block size-11 overflow-hidden rounded-lg border border-line"
            >
              <ProductPicture address={image} alt="" sizes="44px" isSmall />
              <span className="absolute inset-0 grid place-items-center bg-[#1a120a]/55 text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
                <CloseIcon className="size-4.5" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="min-w-0 grow text-sm leading-snug text-ink-soft max-sm:sr-only">
        {isEnough ? t('compare.count', { count: cards.length }) : t('compare.oneMore')}
      </p>
      <Button
        look="solid"
        disabled={!isEnough}
        className="whitespace-nowrap max-sm:grow"
        onClick={() =>
          onCompare(
            cards.map(({ id }) => id),
            quantityOf(cards),
          )
        }
      >
        <ScalesIcon className="size-4.5" />
        {t('compare.open', { count: cards.length })}
      </Button>
      <IconButton label={t('compare.clear')} className="max-sm:hidden" onClick={clear}>
        <CloseIcon />
      </IconButton>
    </section>
  )
}
