import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/use-translation.ts'
import { configQuery } from './config.ts'

/** What the shop calls itself; the product's own name until the server has said it. */
export function useShopName(): string {
  const { t } = useTranslation()
  return useQuery({ ...configQuery, enabled: false }).data?.shop?.name ?? t('app.name')
}
