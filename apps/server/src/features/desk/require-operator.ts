import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database.ts'
import { requireRegistered, userOf } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { isOperator } from '../roles/service.ts'

/** Hook of the desk's calls: 401 without a token, 403 for guests and for accounts without the role. Asked at each call, so that a role that was taken is gone at once. */
export const requireOperator = (db: Db) => async (request: FastifyRequest) => {
  await requireRegistered(request)
  if (!(await isOperator(db, userOf(request).uid))) throw new AppError('operator_only')
}
