import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database.ts'
import { toStoredJson } from '../../platform/text.ts'
import type { CartItemTable, LineFacts } from './tables.ts'

const linesOf = (db: Db, userId: string) =>
  db
    .selectFrom('cart_item')
    .leftJoin('stock_taken', (join) =>
      join.onRef('stock_taken.product_id', '=', 'cart_item.product_id').onRef('stock_taken.sku_id', '=', 'cart_item.sku_id'),
    )
    .select(['id', 'cart_item.product_id', 'cart_item.sku_id', 'cart_item.quantity', 'unit_minor', 'facts'])
    .select((eb) => eb.fn.coalesce('stock_taken.quantity', sql<number>`0`).as('taken'))
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .orderBy('id')

/** A user's lines in the order they were added, with what our own orders have taken of each one's SKU. */
export const listLines = (db: Db, userId: string) => linesOf(db, userId).execute()

/** The same, held until the transaction ends. */
export const holdLines = (trx: Db, userId: string) => linesOf(trx, userId).forUpdate('cart_item').execute()

export type LineRow = Awaited<ReturnType<typeof listLines>>[number]

export const listQuantities = (db: Db, userId: string) =>
  db.selectFrom('cart_item').select(['product_id', 'sku_id', 'quantity']).where('user_id', '=', userId).execute()

/** A new line, or more pieces on the one that is there; `undefined` where it would hold more than `most`. */
export const addQuantity = (db: Db, line: Insertable<CartItemTable>, most: number) =>
  db
    .insertInto('cart_item')
    .values(line)
    .onConflict((on) =>
      on
        .constraint('cart_item_line')
        .doUpdateSet((eb) => ({ quantity: eb('cart_item.quantity', '+', line.quantity), unit_minor: line.unit_minor, facts: line.facts }))
        .where((eb) => eb(eb('cart_item.quantity', '+', line.quantity), '<=', most)),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirst()

/** Pieces and what was shown of a line; `undefined` where the user has no such line. */
export const updateLine = (
  db: Db,
  userId: string,
  id: string,
  change: Updateable<Pick<CartItemTable, 'quantity' | 'unit_minor' | 'facts'>>,
) => db.updateTable('cart_item').set(change).where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export interface ShownLine {
  id: string
  unitMinor: number
  facts: LineFacts
}

/** Keeps what was shown of these lines. Locks them in the order in which all do, so that no two can wait for each other. */
export const keepShown = (db: Db, userId: string, lines: readonly ShownLine[]) =>
  sql`
    with shown as (
      select * from jsonb_to_recordset(${toStoredJson(lines.map(({ id, unitMinor, facts }) => ({ id, unitMinor, facts })))}::jsonb) as line(id text, "unitMinor" bigint, facts jsonb)
    ), held as (
      select id from cart_item where user_id = ${userId} and id in (select id from shown) order by added_at, id for update
    )
    update cart_item set unit_minor = shown."unitMinor", facts = shown.facts
    from shown join held using (id)
    where cart_item.id = shown.id`.execute(db)

export const deleteLine = (db: Db, userId: string, id: string) =>
  db.deleteFrom('cart_item').where('id', '=', id).where('user_id', '=', userId).returning('id').executeTakeFirst()

export const deleteLines = (db: Db, userId: string) => db.deleteFrom('cart_item').where('user_id', '=', userId).execute()
