import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { OfferTables } from '@karavan/marketplaces/store/tables.ts'
import type { AccountTables } from '../features/account/tables.ts'
import type { AddressTables } from '../features/addresses/tables.ts'
import type { CartTables } from '../features/cart/tables.ts'
import type { ConversationTables } from '../features/conversations/tables.ts'
import type { CurrencyTables } from '../features/currency/tables.ts'
import type { DeskTables } from '../features/desk/tables.ts'
import type { OrderTables } from '../features/orders/tables.ts'
import type { ProductTables } from '../features/products/tables.ts'
import type { RoleTables } from '../features/roles/tables.ts'
import type { SearchTables } from '../features/search/tables.ts'
import type { StockTables } from '../features/stock/tables.ts'
import type { IdempotencyTables } from './idempotency.ts'

/**
 * Every table of the product, joined from the features that own them. A feature that adds tables exports an interface of them from its `tables.ts`
 * and is listed here.
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
    ProductTables,
    RoleTables,
    SearchTables,
    IdempotencyTables {}
