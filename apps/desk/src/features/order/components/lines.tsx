import type { DeskLine, DeskMove, DeskOrder } from '@karavan/contract/desk.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { platformName } from '@karavan/web-kit/lib/platform-name.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { LineFacts } from '../../../ui/line-facts.tsx'

/** Lines by the seller they are bought from, in the order in which the sellers first occur. */
function bySeller(lines: DeskLine[]): DeskLine[][] {
  const groups = new Map<string, DeskLine[]>()
  for (const line of lines) {
    const key = `${line.platform} ${line.seller_name}`
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()]
}

export function Lines({ order, onMove }: { order: DeskOrder; onMove(move: DeskMove, lineIds: string[]): void }) {
  const { t } = useTranslation()
  return (
    <>
      {bySeller(order.lines).map((lines) => {
        const [{ seller_name, platform, id }] = lines as [DeskLine]
        const idsOf = (isWaiting: (line: DeskLine) => boolean) => lines.filter(isWaiting).map((line) => line.id)
        const unbought = idsOf(({ purchase }) => !purchase)
        const unreceived = idsOf(({ purchase }) => purchase !== null && !purchase.received_at)
        return (
          <Card
            key={id}
            title={seller_name ?? t('desk.line.noSeller')}
            corner={
              <span className="flex items-center gap-2">
                <span className="text-sm text-ink-faint">{platformName(platform, t)}</span>
                {order.moves.includes('bought') && unbought.length > 0 && (
                  <Button onClick={() => onMove('bought', unbought)}>{t('desk.move.bought')}</Button>
                )}
                {order.moves.includes('received') && unbought.length === 0 && unreceived.length > 0 && (
                  <Button onClick={() => onMove('received', unreceived)}>{t('desk.move.received')}</Button>
                )}
              </span>
            }
          >
            <ul className="divide-y divide-line">
              {lines.map((line) => (
                <li key={line.id} className="py-3.5 first:pt-1 last:pb-0">
                  <LineFacts line={line} currency={order.currency} />
                  <Purchase line={line} />
                </li>
              ))}
            </ul>
          </Card>
        )
      })}
    </>
  )
}

function Purchase({ line: { purchase } }: { line: DeskLine }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!purchase) return null
  const facts = [
    purchase.real_price !== null && [t('desk.line.realPrice'), formatAmount(purchase.real_price, 'CNY', language)],
    purchase.marketplace_order && [t('desk.line.marketplaceOrder'), purchase.marketplace_order],
    purchase.track && [[t('desk.line.track'), purchase.carrier].filter(Boolean).join(', '), purchase.track],
  ].filter((fact): fact is [string, string] => Array.isArray(fact))
  return (
    <div className="mt-2.5 flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-xl bg-leaf-soft px-3.5 py-2 text-sm">
      <span className="font-medium text-leaf">{t(purchase.received_at ? 'desk.line.received' : 'desk.line.bought')}</span>
      {facts.map(([name, value]) => (
        <span key={name} className="min-w-0 text-ink-soft">
          {name}: <CopyText text={value} />
        </span>
      ))}
    </div>
  )
}
