import { type DeskFilter, deskFilterSearch, deskFiltersMax } from '@karavan/contract/desk.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { lockForUser } from '../../platform/locks.ts'
import { toStoredJson } from '../../platform/text.ts'
import * as desk from './repository.ts'
import type { DeskDeps } from './service.ts'

/** An operator's own filters of the queue, by name. */
export const listFilters = async ({ db }: Pick<DeskDeps, 'db'>, uid: string): Promise<DeskFilter[]> =>
  (await desk.listFilters(db, uid)).map(({ id, name, search }) => ({ id, name, search: deskFilterSearch.parse(search) }))

/** Keeps a filter under its name, in place of the one that had it. Throws `limit_reached`. */
export async function keepFilter(
  deps: Pick<DeskDeps, 'db' | 'clock'>,
  uid: string,
  { name, search }: Pick<DeskFilter, 'name' | 'search'>,
): Promise<DeskFilter[]> {
  await deps.db.transaction().execute(async (trx) => {
    await lockForUser(trx, 'filters', uid)
    const own = await desk.listFilters(trx, uid)
    if (own.length >= deskFiltersMax && own.every((one) => one.name !== name)) throw new AppError('limit_reached')
    await desk.storeFilter(trx, { id: newId(), operator_uid: uid, name, search: toStoredJson(search), saved_at: deps.clock() })
  })
  return listFilters(deps, uid)
}

/** Throws `not_found`, also for a colleague's. */
export async function removeFilter(deps: Pick<DeskDeps, 'db'>, uid: string, id: string): Promise<DeskFilter[]> {
  if (!(await desk.deleteFilter(deps.db, uid, id))) throw new AppError('not_found')
  return listFilters(deps, uid)
}
