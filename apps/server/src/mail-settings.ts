import { type Language, languages } from '@karavan/contract/language.ts'
import { z } from 'zod'
import { settingText, settingUrl } from './setting-text.ts'

// How mails leave. Read apart from the other settings, of which `config.ts` makes one whole.

const isAddress = (value: string): boolean => z.regexes.unicodeEmail.test(value) && !/[,;<>]/.test(value)
/** `mail@shop.example`, or that with a name before it. */
const isSender = (value: string): boolean => isAddress(/^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value)

export const mailVariables = {
  SMTP_URL: settingUrl(['smtp:', 'smtps:']),
  MAIL_FROM: settingText.refine((value) => value === undefined || isSender(value), {
    error: 'must be an email address, alone or as Shop <mail@shop.example>',
  }),
  MAIL_DKIM_DOMAIN: settingText.refine((value) => value === undefined || /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(value), {
    error: 'must be a domain such as shop.example',
  }),
  MAIL_DKIM_SELECTOR: settingText.refine((value) => value === undefined || /^[a-z0-9][a-z0-9._-]*$/i.test(value), {
    error: 'must be letters, digits, dots and hyphens',
  }),
  MAIL_DKIM_KEY: settingText,
  MAIL_ORDERS_TO: settingText.refine((value) => value === undefined || value === 'off' || isAddress(value), {
    error: 'must be an email address, or off',
  }),
  MAIL_ORDERS_LANGUAGE: settingText.default('ru').pipe(z.enum(languages, { error: `must be ${languages.join(', ')}` })),
}

type MailVariables = z.output<z.ZodObject<typeof mailVariables>>

/** Settings of mails that only make sense together. */
export function checkMails(found: MailVariables, refuse: (setting: keyof MailVariables, message: string) => void): void {
  const all = ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_KEY'] as const
  const set = all.find((name) => found[name])
  if (set) for (const name of all) if (!found[name]) refuse(name, `is needed with ${set}`)
}

/** Whom a mail comes from. */
export interface Sender {
  name: string
  address: string
}

export function toSender(from: string | undefined, shopName: string, host: string): Sender {
  const [, name, address] = /^([^<>]*)<([^<>]+)>$/.exec(from ?? '') ?? []
  return address
    ? { name: name?.trim().replace(/^"(.*)"$/, '$1') || shopName, address }
    : { name: shopName, address: from ?? `no-reply@${host}` }
}

/** Where the shop hears of a new order, and in which language; `undefined`: nowhere. */
export function toOrdersTo(found: MailVariables, shopEmail: string | undefined): { address: string; language: Language } | undefined {
  const address = found.MAIL_ORDERS_TO ?? shopEmail
  return address && address !== 'off' ? { address, language: found.MAIL_ORDERS_LANGUAGE } : undefined
}

/** What mails are signed with: the domain that vouches, the name of its key there, and the file of the key; `undefined`: with nothing. */
export function toDkim({ MAIL_DKIM_DOMAIN: domain, MAIL_DKIM_SELECTOR: selector, MAIL_DKIM_KEY: keyFile }: MailVariables) {
  return domain && selector && keyFile ? { domain, selector, keyFile } : undefined
}
