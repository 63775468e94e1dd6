import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database.ts'
import { requireRegistered, userOf } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { isOperator } from '../roles/service.ts'

/** Hook of the desk's calls: 401 without a token, 403 for guests, for accounts without the role and for those whose address is not proven. Asked at each call, so that a role that was taken is gone at once. */
export const requireOperator = (db: Db) => async (request: FastifyRequest) => {
  await requireRegistered(request)
  const user = userOf(request)
  if (!(await isOperator(db, user.uid))) throw new AppError('operator_only')
  // The role is given to an address: whoever has not shown that it is theirs may be anybody.
  if (!user.isAddressProven) throw new AppError('address_unproven')
}
