import { type TariffTable, tariffsAnswer } from '@karavan/contract/true-cost/tariffs.ts'
import type { App } from '../../platform/app.ts'

/** What the browser estimates the true cost with; it is the same for everybody. */
export async function trueCostRoutes(app: App, { table }: { table: TariffTable | undefined }): Promise<void> {
  app.get(
    '/api/tariffs',
    {
      schema: {
        description:
          'What the shop says an order costs beside its goods. The estimate is made of it in the browser; no price is made of it.',
        response: { 200: tariffsAnswer },
      },
    },
    async () => ({ success: true as const, table: table ?? null }),
  )
}
