import { payer, paymentAnswer } from '@karavan/contract/payment.ts'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { requireRegistered, userOf } from '../../platform/auth.ts'
import { idParams } from '../../platform/params.ts'
import { getInvoice, getPayment, type PaymentDeps, setPayer } from './service.ts'

/** How a buyer pays an own order. The token is in the header, for the file too: an address with a token in it would lie in logs and histories. */
export async function paymentRoutes(app: App, deps: PaymentDeps): Promise<void> {
  app.addHook('onRequest', requireRegistered)

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
        response: { 200: { description: 'The invoice', content: { 'application/pdf': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      return sendPdf(reply, await getInvoice(deps, userOf(request).uid, request.params.id))
    },
  )
}

const sendPdf = (reply: FastifyReply, { number, pdf }: { number: string; pdf: Buffer }) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${number}.pdf"`)
    .header('cache-control', 'no-store')
    .send(pdf)
