import { asGuard, requireRegistered, userOf } from '../../platform/auth.ts'
import { AppError } from '../../platform/errors.ts'
import { isOperator } from '../roles/service.ts'
import { type OperatorDeps, toCaller } from './deps.ts'
import { assertOpen, getStanding } from './standing.ts'

/** Hook of what stands before the desk's door: 401 without a token, 403 for guests, for accounts without the role and for those whose address is not proven. */
export const requireRole = ({ db }: Pick<OperatorDeps, 'db'>) =>
  asGuard('operator', async (request) => {
    await requireRegistered(request)
    const user = userOf(request)
    if (!(await isOperator(db, user.uid))) throw new AppError('operator_only')
    // The role is given to an address: whoever has not shown that it is theirs may be anybody.
    if (!user.isAddressProven) throw new AppError('address_unproven')
  })

/**
 * Hook of the desk's calls: the role, and the desk opened with a second factor where one is required or set up. Asked at each call, so that what was taken is
 * gone at once.
 */
export const requireOperator = (deps: OperatorDeps) => {
  const hasRole = requireRole(deps)
  return asGuard('desk', async (request) => {
    await hasRole(request)
    assertOpen(await getStanding(deps, toCaller(deps, request)))
  })
}
