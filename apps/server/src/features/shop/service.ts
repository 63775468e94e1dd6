import { join } from 'node:path'
import { languages } from '@karavan/contract/language.ts'
import type { ConsentBody, ShopInfo } from '@karavan/contract/shop.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Config } from '../../config.ts'
import type { Database, Db } from '../../database.ts'
import type { Clock } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import type { PlaceholderValues } from '../../platform/render-page.ts'
import { type Pages, readPages } from './pages.ts'
import { deleteConsents, insertConsents, listConsentedPages, listConsents } from './repository.ts'

/** What a new account agrees to. */
const consentPages = ['terms', 'privacy'] as const

export interface ShopFront {
  pages: Pages
  /** What every visitor may know of the shop. */
  info: ShopInfo
}

/** Reads the shop's pages, and tells the operator what they have to leave out. */
export function openShop({ config, log }: { config: Config; log: Pick<Log, 'warn'> }): ShopFront {
  const { info } = config.shop
  const values: PlaceholderValues = {
    shop_name: info.name,
    legal_name: info.legal_name,
    inn: info.inn,
    ogrn: info.ogrn,
    legal_address: info.address,
    email: info.email,
    phone: info.phone,
    messenger: info.messenger,
    hours: info.hours,
    pay_hours: String(config.unpaidOrders.hours),
    site: config.publicUrl,
  }
  const pages = readPages(join(config.dataDir, 'pages'), values)
  for (const warning of pages.warnings) log.warn(warning)
  const versionsOf = (page: (typeof consentPages)[number]) =>
    Object.fromEntries(languages.map((language) => [language, pages.find(page, language).version])) as Record<
      (typeof languages)[number],
      string
    >
  // A consent names whom it is given to: without a legal name there is nobody, and nothing is asked.
  return { pages, info: { ...info, ...(info.legal_name && { consent: { terms: versionsOf('terms'), privacy: versionsOf('privacy') } }) } }
}

export interface ConsentDeps {
  db: Kysely<Database>
  clock: Clock
  front: ShopFront
}

/** Whether the account has yet to agree to the pages. Another version of them asks nobody again: the shop tells of changes in its own way. */
export async function needsConsent({ db, front }: ConsentDeps, uid: string): Promise<boolean> {
  if (!front.info.consent) return false
  const given = await listConsentedPages(db, uid)
  return consentPages.some((page) => !given.includes(page))
}

/** Notes which versions the account agrees to, and when. Throws `invalid` for versions that are not the shop's at present: nobody agrees to what was not to be read. */
export async function giveConsent({ db, clock, front }: ConsentDeps, uid: string, { language, ...versions }: ConsentBody): Promise<void> {
  const { consent } = front.info
  const stale = consentPages.filter((page) => consent?.[page][language] !== versions[page])
  if (stale.length > 0)
    throw new AppError('invalid', { fields: Object.fromEntries(stale.map((page) => [page, 'is not the version that is shown'])) })
  const given_at = clock()
  await insertConsents(
    db,
    consentPages.map((page) => ({ user_id: uid, page, version: versions[page], language, given_at })),
  )
}

/** What an account has agreed to, and when. */
export const listConsentsOf = (db: Db, uid: string) => listConsents(db, uid)

/** A step of the transaction that deletes the account. */
export async function deleteConsentsOf(trx: Transaction<Database>, uid: string): Promise<void> {
  await deleteConsents(trx, uid)
}
