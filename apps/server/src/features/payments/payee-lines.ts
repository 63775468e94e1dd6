import type { Language } from '@karavan/contract/language.ts'
import type { Payee } from '@karavan/contract/payment.ts'

const names: Record<Language, Record<keyof Payee, string>> = {
  ru: { name: 'Получатель', inn: 'ИНН', kpp: 'КПП', account: 'Расчётный счёт', bank: 'Банк', bic: 'БИК', corr_account: 'Корр. счёт' },
  en: { name: 'Recipient', inn: 'INN', kpp: 'KPP', account: 'Account', bank: 'Bank', bic: 'BIC', corr_account: 'Correspondent account' },
  zh: { name: '收款人', inn: 'INN（税号）', kpp: 'KPP', account: '账号', bank: '银行', bic: 'BIC', corr_account: '代理行账号' },
}
const order = ['name', 'inn', 'kpp', 'account', 'bank', 'bic', 'corr_account'] as const

/** Where the money goes, line by line, for a mail. */
export const toPayeeLines = (payee: Payee, language: Language): string[] =>
  order.flatMap((field) => (payee[field] ? [`${names[language][field]}: ${payee[field]}`] : []))
