import type { Language } from '@karavan/contract/language.ts'
import { formatPercent, formatWeight } from '@karavan/web-kit/lib/format.ts'
import { platformName } from '@karavan/web-kit/lib/platform-name.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { buttonClass } from '@karavan/web-kit/ui/button.tsx'
import { OutIcon, ShopIcon } from '@karavan/web-kit/ui/part-icons.tsx'
import type { ReactNode } from 'react'
import { useCountText } from '../../../lib/unit-text.ts'
import type { ReadProduct } from '../../../wire/product.ts'

/** What is known of a product besides its choices: seller, delivery, specifications, description, and the way to the marketplace. */
export function ProductFacts({ product }: { product: ReadProduct }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const inUnits = useCountText(product.unit)
  const { seller } = product
  const sellerName = seller?.name ?? product.seller_name
  const sellerSigns = [
    seller?.is_factory ? t('product.factory') : undefined,
    seller?.years === undefined ? undefined : t('product.sellerYears', { years: t('product.years', { count: seller.years }) }),
    seller?.repurchase_rate === undefined ? undefined : t('product.repurchase', { share: formatPercent(seller.repurchase_rate, language) }),
    seller?.location,
  ].filter((sign) => sign !== undefined)
  const dispatch = (hours: number) =>
    hours >= 72 && hours % 24 === 0 ? t('product.days', { count: hours / 24 }) : t('product.hours', { count: hours })
  const facts: [string, string | undefined][] = [
    [t('product.moqLabel'), inUnits(product.moq)],
    [t('product.lotsLabel'), product.lot_size === undefined ? undefined : inUnits(product.lot_size)],
    [t('product.deliveryFrom'), product.delivery_from ?? seller?.location],
    [t('product.dispatch'), product.dispatch_hours === undefined ? undefined : dispatch(product.dispatch_hours)],
    [t('product.weight'), product.weight_grams ? formatWeight(product.weight_grams, language) : undefined],
    [t('product.sold'), product.sales_count === undefined ? undefined : inUnits(product.sales_count)],
    [t('product.platform'), platformName(product.platform, t)],
  ]
  const specs = product.data?.detail_specs ?? []
  return (
    <div className="space-y-6">
      {sellerName && (
        <section aria-label={t('product.seller')} className="rounded-2xl border border-line bg-surface p-4">
          <p className="flex items-start gap-2.5">
            <ShopIcon className="mt-0.5 size-5 text-ink-faint" />
            <span className="min-w-0">
              <span className="block text-[13px] text-ink-soft">{t('product.seller')}</span>
              <span className="block font-semibold leading-snug wrap-anywhere" dir="auto">
                {sellerName}
              </span>
            </span>
          </p>
          {sellerSigns.length > 0 && (
            <ul className="flex flex-wrap gap-1.5 pt-3">
              {sellerSigns.map((sign) => (
                <li key={sign} className="rounded-lg bg-sand px-2 py-1 text-[13px] leading-snug">
                  {sign}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <FactList title={t('product.facts')} facts={facts} />
      {specs.length > 0 && <FactList title={t('product.specs')} facts={specs.map(({ name, value }) => [name, value])} />}
      {product.description && <Description text={product.description} lang={product.description_language} />}
      {product.product_url && /^https?:/i.test(product.product_url) && (
        <a href={product.product_url} target="_blank" rel="noopener noreferrer" className={buttonClass('outline', 'w-full')}>
          <span className="inline-block first-letter:uppercase">{t('product.viewOnPlatform')}</span>
          <OutIcon className="size-4.5" />
        </a>
      )}
    </div>
  )
}

const descriptionsIn = {
  en: 'product.descriptionIn.en',
  ru: 'product.descriptionIn.ru',
  zh: 'product.descriptionIn.zh',
} as const satisfies Record<Language, string>

/** Folded where it is in another language than the page: who cannot read it has the specifications. */
function Description({ text, lang }: { text: string; lang: Language | undefined }) {
  const { t } = useTranslation()
  const words = (
    <p lang={lang} className="whitespace-pre-line text-[15px] leading-relaxed text-ink-soft wrap-anywhere">
      {text}
    </p>
  )
  return (
    <section>
      <h3 className="mb-2 font-semibold">{t('product.description')}</h3>
      {lang ? (
        <details>
          <summary className="w-fit cursor-pointer py-2.5 text-[15px] text-accent">{t(descriptionsIn[lang])}</summary>
          {words}
        </details>
      ) : (
        words
      )}
    </section>
  )
}

function FactList({ title, facts }: { title: string; facts: [string, ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== '')
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <dl className="text-[15px]">
        {known.map(([name, value], index) => (
          // A marketplace may name one property twice.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
          <div key={`${name} ${index}`} className="flex gap-4 border-b border-line py-2 last:border-b-0">
            <dt className="w-2/5 shrink-0 text-ink-soft wrap-anywhere" dir="auto">
              {name}
            </dt>
            <dd className="min-w-0 grow wrap-anywhere" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
