import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { OfferTables } from '@karavan/marketplaces/store/tables.ts'
import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './features/account/tables.ts'
import type { AddressTables } from './features/addresses/tables.ts'
import type { CartTables } from './features/cart/tables.ts'
import type { ConversationTables } from './features/conversations/tables.ts'
import type { CurrencyTables } from './features/currency/tables.ts'
import type { DeskTables } from './features/desk/tables.ts'
import type { OfferDetailTables } from './features/offers/tables.ts'
import type { OrderTables } from './features/orders/tables.ts'
import type { ReplyTables } from './features/replies/tables.ts'
import type { RoleTables } from './features/roles/tables.ts'
import type { StockTables } from './features/stock/tables.ts'
import type { IdempotencyTables } from './platform/idempotency.ts'

/**
 * Every table of the product, joined from the features that own them. A feature that adds tables exports an interface of them from its `tables.ts`
 * and is listed here. Nothing in `platform/` knows it.
 */
export interface Database
  extends IdentityTables,
    OfferTables,
    AddressTables,
    OrderTables,
    CartTables,
    StockTables,
    AccountTables,
    ConversationTables,
    CurrencyTables,
    DeskTables,
    OfferDetailTables,
    RoleTables,
    ReplyTables,
    IdempotencyTables {}

/** A connection or a transaction: repository functions take it first, so that a transaction fits in its place. */
export type Db = Kysely<Database> | Transaction<Database>
