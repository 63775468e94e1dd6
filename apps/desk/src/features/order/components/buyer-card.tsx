import type { DeskOrder } from '@karavan/contract/desk.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { toAddressText } from '../../../lib/address-text.ts'
import { CopyText, useCopied } from '../../../ui/copy-text.tsx'

export function BuyerCard({ order }: { order: DeskOrder }) {
  const { t } = useTranslation()
  const { isCopied, copyNow } = useCopied()
  const [name = '', ...rest] = toAddressText(order).split('\n')
  return (
    <Card
      title={t('desk.buyer.title')}
      corner={
        <button
          type="button"
          onClick={() => copyNow(toAddressText(order))}
          className="press min-h-11 rounded-lg px-2 text-sm font-medium text-accent hover:bg-sand"
        >
          {t(isCopied ? 'desk.copied' : 'desk.buyer.copyAddress')}
        </button>
      }
    >
      <address className="text-[15px] not-italic leading-relaxed wrap-anywhere" dir="auto">
        <span className="font-medium">{name}</span>
        {rest.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one address have no other name
          <span key={index} className="block text-ink-soft">
            {line}
          </span>
        ))}
      </address>
      <dl className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
        <div className="flex min-w-0 items-baseline gap-2">
          <dt className="shrink-0 text-ink-faint">{t('desk.buyer.email')}</dt>
          <dd className="min-w-0">{order.buyer_email ? <CopyText text={order.buyer_email} /> : t('desk.buyer.noAccount')}</dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="shrink-0 text-ink-faint">{t('desk.buyer.language')}</dt>
          <dd>{t(`desk.language.${order.buyer_language}`)}</dd>
        </div>
      </dl>
    </Card>
  )
}
