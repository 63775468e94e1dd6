import { payer, paymentAnswer } from '@karavan/contract/payment.ts'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, userOf } from '../../platform/auth.ts'
import { fileAnswer, sendFile } from '../../platform/files.ts'
import { idParams } from '../../platform/params.ts'
import { getInvoice, getPayment, type PaymentDeps, setPayer } from './service.ts'

/** How a buyer pays an own order. The token is in the header, for the file too: an address with a token in it would lie in logs and histories. */
export async function paymentRoutes(app: App, deps: PaymentDeps): Promise<void> {
  guardRoutes(app, requireRegistered)

  app.get(
    '/api/orders/:id/payment',
    { config: { limit: 'standard' }, schema: { params: idParams, response: { 200: paymentAnswer } } },
    async (request) => ({ success: true as const, payment: await getPayment(deps, userOf(request).uid, request.params.id) }),
  )

  app.put(
    '/api/orders/:id/payer',
    { config: { limit: 'standard' }, schema: { params: idParams, body: payer, response: { 200: paymentAnswer } } },
    async (request) => ({ success: true as const, payment: await setPayer(deps, userOf(request).uid, request.params.id, request.body) }),
  )

  app.get(
    '/api/orders/:id/invoice.pdf',
    {
      config: { limit: 'document' },
      schema: {
        params: idParams,
        response: fileAnswer('The invoice', 'application/pdf'),
      },
    },
    async (request, reply) => {
      const { number, pdf } = await getInvoice(deps, userOf(request).uid, request.params.id)
      return sendFile(reply, `${number}.pdf`, 'application/pdf', pdf)
    },
  )
}
