import type { OrderRules } from '@karavan/contract/orders.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import type { ReactNode } from 'react'

/** The account has as many unpaid orders as it may have. */
export const isOverUnpaid = (rules: OrderRules | undefined): boolean =>
  rules?.unpaid_orders_max !== undefined && rules.unpaid_orders >= rules.unpaid_orders_max

interface TooManyUnpaidProps {
  rules: OrderRules
  ordersLink(text: string): ReactNode
}

/** Says, before anything is asked for, that no order can be placed until another one is paid or cancelled. The cart stays as it is. */
export function TooManyUnpaid({ rules, ordersLink }: TooManyUnpaidProps) {
  const { t } = useTranslation()
  if (!isOverUnpaid(rules)) return null
  return (
    <Alert className="mb-5">
      <p>{t('checkout.tooManyUnpaid', { count: rules.unpaid_orders })}</p>
      <p className="text-ink">{t(rules.is_address_proven ? 'checkout.payOrCancel' : 'checkout.payCancelOrProve')}</p>
      <p className="pt-2">{ordersLink(t('checkout.toOrders'))}</p>
    </Alert>
  )
}
