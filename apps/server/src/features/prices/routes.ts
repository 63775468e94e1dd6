import { productId } from '@karavan/contract/common.ts'
import { priceHistory } from '@karavan/contract/price-history.ts'
import { z } from 'zod'
import type { Db } from '../../database.ts'
import type { App } from '../../platform/app.ts'
import { getPriceHistory } from './service.ts'

export async function priceRoutes(app: App, { db }: { db: Db }): Promise<void> {
  app.get(
    '/api/products/:id/price-history',
    {
      schema: {
        params: z.object({ id: productId }),
        description: 'What one piece has cost, by what was read here: each price that differed from the one before.',
        response: { 200: priceHistory },
      },
    },
    async (request) => getPriceHistory(db, request.params.id),
  )
}
