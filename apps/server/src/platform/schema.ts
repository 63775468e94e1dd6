import type { IdentityTables } from '@karavan/identity/tables.ts'

/**
 * Every table of the product, joined from the features that own them. A feature that adds tables exports an interface of them from its `tables.ts`
 * and is listed here.
 */
export interface Database extends IdentityTables {}
