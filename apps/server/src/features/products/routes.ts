import { productId } from '@karavan/contract/common.ts'
import { compareAnswer, compareBody } from '@karavan/contract/compare.ts'
import { defaultProductLanguage, toLanguage } from '@karavan/contract/language.ts'
import { displayCurrency } from '@karavan/contract/money.ts'
import {
  getProductQuery,
  listProductsQuery,
  otherSuppliersAnswer,
  otherSuppliersQuery,
  productAnswer,
  productByUrlQuery,
  productsAnswer,
} from '@karavan/contract/products.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../platform/app.ts'
import { clientGone } from '../../platform/client-gone.ts'
import type { Clock } from '../../platform/clock.ts'
import { clientOf } from '../../platform/limits.ts'
import { type AnswerDeps, createProductAnswers } from './answers.ts'
import { createListAnswers } from './list-answers.ts'
import { compareProducts, getProductByUrl, listOtherSuppliers, type ProductDeps, type Wanted } from './service.ts'

const productParams = z.object({ id: productId })

export async function productRoutes(app: App, deps: ProductDeps & AnswerDeps & { clock: Clock }): Promise<void> {
  const getAnswer = createProductAnswers(deps)
  const getList = createListAnswers(deps)

  app.get('/api/products', { schema: { querystring: listProductsQuery, response: { 200: productsAnswer } } }, async (request, reply) => {
    const { q, platform, limit, offset, cursor } = request.query
    const wish = { ...toWanted(request, request.query), q, platform, limit, offset, cursor, client: clientOf(request) }
    // Checked against the schema when it was made.
    return reply.type('application/json; charset=utf-8').send((await getList(wish, clientGone(reply))) as never)
  })

  // Registered before :id: 'by-url' is not a product id.
  app.get(
    '/api/products/by-url',
    { schema: { querystring: productByUrlQuery, response: { 200: productAnswer } } },
    async (request, reply) => ({
      success: true as const,
      product: await getProductByUrl(deps, request.query.url, toWanted(request, request.query), clientGone(reply)),
    }),
  )

  app.get(
    '/api/products/:id',
    { schema: { params: productParams, querystring: getProductQuery, response: { 200: productAnswer } } },
    async (request, reply) => {
      await deps.rates.refresh()
      const body = await getAnswer(request.params.id, toWanted(request, request.query), clientGone(reply))
      // Checked against the schema when it was made.
      return reply.type('application/json; charset=utf-8').send(body as never)
    },
  )

  app.get(
    '/api/products/:id/others',
    { schema: { params: productParams, querystring: otherSuppliersQuery, response: { 200: otherSuppliersAnswer } } },
    async (request, reply) =>
      listOtherSuppliers(deps, request.params.id, { ...request.query, client: clientOf(request) }, clientGone(reply)),
  )

  app.post('/api/products/compare', { schema: { body: compareBody, response: { 200: compareAnswer } } }, async (request, reply) =>
    compareProducts(deps, request.body, clientGone(reply)),
  )
}

/** The language is the parameter's, else ru: the header does not count here, as the default is stated for products. The currency is the parameter's, else the header's. */
function toWanted(request: FastifyRequest, query: { language?: string; currency?: string; include_data: boolean }): Wanted {
  const header = request.headers['x-preferred-currency']
  const currency = query.currency || (typeof header === 'string' ? header.trim().slice(0, 10) : '') || displayCurrency
  return {
    language: toLanguage(query.language) ?? defaultProductLanguage,
    currency: currency.toUpperCase(),
    withData: query.include_data,
  }
}
