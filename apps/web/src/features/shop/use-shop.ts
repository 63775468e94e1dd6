import type { ShopInfo } from '@karavan/contract/shop.ts'
import { configQuery } from '@karavan/web-kit/app/config.ts'
import { useQuery } from '@tanstack/react-query'

/** Who sells and how to reach a person there; undefined until the server has said it. */
export const useShop = (): ShopInfo | undefined => useQuery({ ...configQuery, enabled: false }).data?.shop
