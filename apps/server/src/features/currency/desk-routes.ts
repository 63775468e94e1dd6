import { currencyParams, deskRatesAnswer, pinRateBody, unpinRateBody } from '@karavan/contract/desk-rates.ts'
import type { App } from '../../platform/app.ts'
import { guardRoutes } from '../../platform/auth.ts'
import { authorOf, type OperatorDeps, requireOperator } from '../operators/service.ts'
import { type DeskRateDeps, listDeskRates, pinRate, unpinRate } from './desk-rates.ts'

/** Exchange rates at the desk: what goods are priced with, what was published, and the operator's own rate in its place. */
export async function deskRateRoutes(app: App, deps: DeskRateDeps & OperatorDeps): Promise<void> {
  guardRoutes(app, requireOperator(deps))
  const answer = async () => ({ success: true as const, rates: await listDeskRates(deps) })

  app.get('/api/desk/rates', { schema: { response: { 200: deskRatesAnswer } } }, answer)

  app.put(
    '/api/desk/rates/:currency',
    { schema: { params: currencyParams, body: pinRateBody, response: { 200: deskRatesAnswer } } },
    async (request) => {
      await pinRate(deps, request.params.currency, request.body, authorOf(request))
      return answer()
    },
  )

  app.post(
    '/api/desk/rates/:currency/unpin',
    { schema: { params: currencyParams, body: unpinRateBody, response: { 200: deskRatesAnswer } } },
    async (request) => {
      await unpinRate(deps, request.params.currency, request.body.reason, authorOf(request))
      return answer()
    },
  )
}
