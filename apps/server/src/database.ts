import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { OfferTables } from '@karavan/marketplaces/store/tables.ts'
import type { Kysely, Transaction } from 'kysely'
import type { AccountTables } from './features/account/tables.ts'
import type { AddressTables } from './features/addresses/tables.ts'
import type { AuditTables } from './features/audit/tables.ts'
import type { BounceTables } from './features/bounces/tables.ts'
import type { CartTables } from './features/cart/tables.ts'
import type { CatalogueTables } from './features/catalogue/tables.ts'
import type { ConversationTables } from './features/conversations/tables.ts'
import type { CurrencyTables } from './features/currency/tables.ts'
import type { DeskTables } from './features/desk/tables.ts'
import type { OfferDetailTables } from './features/offers/tables.ts'
import type { OperatorTables } from './features/operators/tables.ts'
import type { OrderTables } from './features/orders/tables.ts'
import type { PaymentTables } from './features/payments/tables.ts'
import type { PictureTables } from './features/pictures/tables.ts'
import type { PriceTables } from './features/prices/tables.ts'
import type { ReplyTables } from './features/replies/tables.ts'
import type { RoleTables } from './features/roles/tables.ts'
import type { SavedTables } from './features/saved/tables.ts'
import type { SharedListTables } from './features/shared-lists/tables.ts'
import type { ShopTables } from './features/shop/tables.ts'
import type { SourceTables } from './features/sources/tables.ts'
import type { StockTables } from './features/stock/tables.ts'
import type { TranslationTables } from './features/translations/tables.ts'
import type { GuestPassTables } from './platform/guest-passes.ts'
import type { IdempotencyTables } from './platform/idempotency.ts'
import type { QuotaTables } from './platform/quotas.ts'

/**
 * Every table of the product, joined from the features that own them. A feature that adds tables exports an interface of them from its `tables.ts`
 * and is listed here. Nothing in `platform/` knows it.
 */
export interface Database
  extends IdentityTables,
    OfferTables,
    AddressTables,
    AuditTables,
    OperatorTables,
    OrderTables,
    BounceTables,
    CartTables,
    StockTables,
    TranslationTables,
    AccountTables,
    ConversationTables,
    CurrencyTables,
    CatalogueTables,
    DeskTables,
    OfferDetailTables,
    PaymentTables,
    PictureTables,
    PriceTables,
    SavedTables,
    SharedListTables,
    ShopTables,
    RoleTables,
    SourceTables,
    ReplyTables,
    IdempotencyTables,
    QuotaTables,
    GuestPassTables {}

/** A connection or a transaction: repository functions take it first, so that a transaction fits in its place. */
export type Db = Kysely<Database> | Transaction<Database>
