import type { Cart } from '@karavan/contract/cart.ts'
import { sourceCurrency } from '@karavan/contract/money.ts'
import { formatAmount } from '@karavan/web-kit/lib/format.ts'
import { useLanguage } from '@karavan/web-kit/lib/use-language.ts'

/** Amounts of the checkout: in the cart's currency, in yuan where the cart names none, with two decimals as the interface language writes them. */
export function useMoney({ currency }: Pick<Cart, 'currency'>): (amount: number) => string {
  const language = useLanguage()
  return (amount) => formatAmount(amount, currency || sourceCurrency, language, 'always')
}
