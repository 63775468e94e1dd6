import { isInn, isKpp } from '@karavan/contract/inn.ts'
import type { Payee } from '@karavan/contract/payment.ts'
import type { ShopInfo } from '@karavan/contract/shop.ts'
import { z } from 'zod'
import { isAccountOf, isCorrAccountOf, isOgrn } from './bank-codes.ts'
import { settingText } from './setting-text.ts'

// Who sells and where the money goes. Read apart from the other settings, of which `config.ts` makes one whole.

/** One line that fits on a page, into a PDF and into a bank code: that one is separated by `|`. */
const line = (maximum: number) =>
  settingText.refine((value) => value === undefined || (value.length <= maximum && !/[\p{Cc}|]/u.test(value)), {
    error: `must be one line of at most ${maximum} characters without |`,
  })
const code = (isGood: (value: string) => boolean, error: string) =>
  settingText.transform((value) => value?.replaceAll(/[ -]/g, '')).refine((value) => value === undefined || isGood(value), { error })

export const shopVariables = {
  SHOP_NAME: line(60).default('Karavan'),
  SHOP_LEGAL_NAME: line(160),
  SHOP_INN: code(isInn, 'is not an INN: 10 or 12 digits with their check digits'),
  SHOP_KPP: code(isKpp, 'is not a KPP: 9 characters'),
  SHOP_OGRN: code(isOgrn, 'is not an OGRN: 13 or 15 digits with their check digit'),
  SHOP_ADDRESS: line(250),
  SHOP_EMAIL: settingText.refine((value) => value === undefined || z.regexes.html5Email.test(value), { error: 'must be an email address' }),
  SHOP_PHONE: settingText.refine((value) => value === undefined || /^\+?[\d ()-]{5,25}$/.test(value), {
    error: 'must be a telephone number such as +7 495 123-45-67',
  }),
  SHOP_MESSENGER: settingText.refine((value) => value === undefined || (URL.canParse(value) && new URL(value).protocol === 'https:'), {
    error: 'must be an address that starts with https://, such as https://t.me/shop',
  }),
  SHOP_HOURS: line(100),
  BANK_RECIPIENT: line(160),
  BANK_ACCOUNT: code((value) => /^\d{20}$/.test(value), 'must be 20 digits'),
  BANK_BIC: code((value) => /^\d{9}$/.test(value), 'must be 9 digits'),
  // The longest that a bank code holds.
  BANK_NAME: line(45),
  BANK_CORR_ACCOUNT: code((value) => /^\d{20}$/.test(value), 'must be 20 digits'),
  INVOICE_VAT: line(60).default('НДС не облагается'),
}

type ShopVariables = z.output<z.ZodObject<typeof shopVariables>>

/** Settings of the shop that only make sense together. */
export function checkShop(found: ShopVariables, refuse: (setting: keyof ShopVariables, message: string) => void): void {
  const { BANK_ACCOUNT: account, BANK_BIC: bic, BANK_CORR_ACCOUNT: corrAccount } = found
  const bank = ['BANK_ACCOUNT', 'BANK_BIC', 'BANK_NAME'] as const
  const set = [...bank, 'BANK_CORR_ACCOUNT' as const, 'BANK_RECIPIENT' as const].find((name) => found[name])
  if (set) for (const name of bank) if (!found[name]) refuse(name, `is needed with ${set}`)
  if (set && !found.BANK_RECIPIENT && !found.SHOP_LEGAL_NAME) refuse('BANK_RECIPIENT', `or SHOP_LEGAL_NAME is needed with ${set}`)
  if (account && bic && !isAccountOf(account, bic))
    refuse('BANK_ACCOUNT', 'is not an account of the bank that BANK_BIC names: a digit is wrong')
  if (corrAccount && bic && !isCorrAccountOf(corrAccount, bic))
    refuse('BANK_CORR_ACCOUNT', 'is not the correspondent account of the bank that BANK_BIC names: a digit is wrong')
}

export interface Shop {
  info: Omit<ShopInfo, 'consent'>
  /** `undefined`: nobody can be told how to pay. */
  payee: Payee | undefined
  /** What an invoice says about value added tax. */
  vat: string
}

export function toShop(found: ShopVariables): Shop {
  const { SHOP_LEGAL_NAME: legalName, SHOP_INN: inn, SHOP_KPP: kpp } = found
  const { BANK_ACCOUNT: account, BANK_BIC: bic, BANK_NAME: bank, BANK_CORR_ACCOUNT: corrAccount } = found
  const name = found.BANK_RECIPIENT ?? legalName
  return {
    info: {
      name: found.SHOP_NAME,
      legal_name: legalName,
      inn,
      ogrn: found.SHOP_OGRN,
      address: found.SHOP_ADDRESS,
      email: found.SHOP_EMAIL,
      phone: found.SHOP_PHONE,
      messenger: found.SHOP_MESSENGER && new URL(found.SHOP_MESSENGER).href,
      hours: found.SHOP_HOURS,
    },
    payee: account && bic && bank && name ? { name, inn, kpp, account, bank, bic, corr_account: corrAccount } : undefined,
    vat: found.INVOICE_VAT,
  }
}
