import { addressAnswer, addressesAnswer, addressFields, updateAddressBody } from '@karavan/contract/addresses.ts'
import { done, emptyBody } from '@karavan/contract/common.ts'
import type { App } from '../../platform/app.ts'
import { guardRoutes, requireRegistered, userOf } from '../../platform/auth.ts'
import { allowEmptyBody } from '../../platform/empty-body.ts'
import { readIdempotencyKey } from '../../platform/idempotency.ts'
import { idParams } from '../../platform/params.ts'
import { type AddressDeps, createAddress, deleteAddress, getAddress, listAddresses, updateAddress } from './service.ts'

export async function addressRoutes(app: App, deps: AddressDeps): Promise<void> {
  allowEmptyBody(app)
  guardRoutes(app, requireRegistered)

  app.get('/api/addresses', { schema: { response: { 200: addressesAnswer } } }, async (request) => ({
    success: true as const,
    addresses: await listAddresses(deps, userOf(request).uid),
  }))

  app.get('/api/addresses/:id', { schema: { params: idParams, response: { 200: addressAnswer } } }, async (request) => ({
    success: true as const,
    address: await getAddress(deps.db, userOf(request).uid, request.params.id),
  }))

  app.post('/api/addresses', { schema: { body: addressFields, response: { 200: addressAnswer } } }, async (request) =>
    createAddress(deps, userOf(request).uid, request.body, readIdempotencyKey(request)),
  )

  app.put(
    '/api/addresses/:id',
    { schema: { params: idParams, body: updateAddressBody, response: { 200: addressAnswer } } },
    async (request) => ({
      success: true as const,
      address: await updateAddress(deps, userOf(request).uid, request.params.id, request.body),
    }),
  )

  app.delete('/api/addresses/:id', { schema: { params: idParams, response: { 200: done } } }, async (request) => {
    await deleteAddress(deps, userOf(request).uid, request.params.id)
    return { success: true as const }
  })

  app.post(
    '/api/addresses/:id/set-default',
    { schema: { params: idParams, body: emptyBody, response: { 200: addressAnswer } } },
    async (request) => ({
      success: true as const,
      address: await updateAddress(deps, userOf(request).uid, request.params.id, { is_default: true }),
    }),
  )
}
