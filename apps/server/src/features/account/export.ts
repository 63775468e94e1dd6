import type { DeliveryAddress } from '@karavan/contract/addresses.ts'
import type { Language } from '@karavan/contract/language.ts'
import { pickText } from '@karavan/contract/language.ts'
import { exportAccount } from '@karavan/identity/accounts.ts'
import type { IdentityTables } from '@karavan/identity/tables.ts'
import type { User } from '../../platform/auth.ts'
import { csvMoney, toCsv } from '../../platform/csv.ts'
import { listAddresses } from '../addresses/service.ts'
import { listCartGoods } from '../cart/service.ts'
import { exportConversations } from '../conversations/service.ts'
import { exportOrders, listUnwantedMails } from '../orders/service.ts'
import { listPayersOf } from '../payments/service.ts'
import { exportWatches } from '../prices/service.ts'
import { exportSaved } from '../saved/service.ts'
import { listLists } from '../shared-lists/service.ts'
import { listConsentsOf } from '../shop/service.ts'
import { csvTexts } from './export-texts.ts'
import type { AccountDeps } from './service.ts'
import { listSessions } from './sessions.ts'

/** The rest of a list in JSON, item by item. */
async function* itemsOf(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true
  for await (const item of items) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(item)}`
    isFirst = false
  }
}

/**
 * All that is kept of the caller's account as one JSON document, in pieces. Of what signs in to it only that it is there: no hash, no token, no code.
 */
export async function* toExport(deps: AccountDeps, user: User, language: Language): AsyncGenerator<string> {
  const { db, clock } = deps
  const { uid } = user
  const head = {
    exported_at: clock().toISOString(),
    account: { uid, ...(await exportAccount(db.$pickTables<keyof IdentityTables>(), uid)) },
    sessions: await listSessions(deps, user),
    consents: await listConsentsOf(db, uid),
    unwanted_mails: await listUnwantedMails(db, uid),
    addresses: await listAddresses(deps, uid),
    invoice_payers: await listPayersOf(db, uid),
    cart: await listCartGoods(db, uid),
    ...(await exportSaved(db, uid)),
    price_watches: await exportWatches(db, uid),
    shared_lists: await listLists({ db, clock }, uid),
  }
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "orders": [`
  yield* itemsOf(exportOrders(db, uid, language))
  yield '],\n  "conversations": ['
  yield* itemsOf(exportConversations(db, uid))
  yield ']\n}\n'
}

/** The lines of all the caller's orders as a table. */
export async function toOrdersCsv({ db }: Pick<AccountDeps, 'db'>, { uid }: User, language: Language): Promise<string> {
  const t = csvTexts[language]
  const money = csvMoney(language)
  const rows: (string | number)[][] = [t.headings]
  for await (const order of exportOrders(db, uid, language)) {
    for (const {
      product_title: title,
      enhanced_sku_properties: options = [],
      quantity,
      unit,
      unit_price,
      total_price,
      product,
    } of order.items)
      rows.push([
        order.order_number,
        order.created_at.slice(0, 16).replace('T', ' '),
        t.statuses[order.status],
        t.payments[order.payment_status],
        pickText(title, language) ?? '',
        options.map((option) => `${option.property_name_user}: ${option.value_user}`).join('; '),
        product.supplier_name ?? '',
        quantity,
        pickText(unit ?? {}, language) ?? '',
        money(unit_price),
        money(total_price),
        order.currency,
        toAddress(order.delivery_address ?? {}),
      ])
  }
  return toCsv(rows, language)
}

const toAddress = (address: Partial<DeliveryAddress>): string =>
  [
    address.recipient_name,
    address.street_address,
    address.district,
    address.city,
    address.state_province,
    address.postal_code,
    address.country,
    address.phone_number,
  ]
    .filter(Boolean)
    .join(', ')
