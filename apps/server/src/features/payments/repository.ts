import type { Payer } from '@karavan/contract/payment.ts'
import type { Db } from '../../database.ts'

export async function findPayer(db: Db, orderId: string): Promise<Payer | undefined> {
  const row = await db.selectFrom('order_payer').select(['name', 'inn', 'kpp']).where('order_id', '=', orderId).executeTakeFirst()
  return row && { name: row.name, inn: row.inn, ...(row.kpp && { kpp: row.kpp }) }
}

export const listPayers = (db: Db, orderIds: readonly string[]) =>
  db.selectFrom('order_payer').select(['order_id', 'name', 'inn', 'kpp']).where('order_id', 'in', orderIds).orderBy('said_at').execute()

export const deletePayers = (trx: Db, orderIds: readonly string[]) =>
  trx.deleteFrom('order_payer').where('order_id', 'in', orderIds).execute()

export const storePayer = (trx: Db, orderId: string, { name, inn, kpp = null }: Omit<Payer, 'kpp'> & { kpp?: string | null }, at: Date) =>
  trx
    .insertInto('order_payer')
    .values({ order_id: orderId, name, inn, kpp, said_at: at })
    .onConflict((on) => on.column('order_id').doUpdateSet({ name, inn, kpp, said_at: at }))
    .execute()
