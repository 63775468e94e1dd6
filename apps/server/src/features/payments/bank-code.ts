import type { Payee } from '@karavan/contract/payment.ts'

/** `ST`, the version of the form, and 2: the text is UTF-8. */
const head = 'ST00012'
const separator = '|'
/** Longest values that the standard lets a reader expect. */
const limits = { Name: 160, BankName: 45, Purpose: 210 } as const

export interface BankTransfer {
  payee: Payee
  minor: number
  purpose: string
}

/** What the bank code of GOST R 56042-2014 says: the five values that it must have first. The sum is in kopecks. */
export function toBankCode({ payee, minor, purpose }: BankTransfer): string {
  const values: [name: string, value: string | undefined][] = [
    ['Name', cut(payee.name, limits.Name)],
    ['PersonalAcc', payee.account],
    ['BankName', cut(payee.bank, limits.BankName)],
    ['BIC', payee.bic],
    // A cash centre has none; the standard asks for a nought then.
    ['CorrespAcc', payee.corr_account ?? '0'],
    ['Sum', String(minor)],
    ['Purpose', cut(purpose, limits.Purpose)],
    ['PayeeINN', payee.inn],
    ['KPP', payee.kpp],
  ]
  return [head, ...values.flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))].join(separator)
}

/** The separator would end a value early, and what follows could pass for another one: the account, the sum. */
const cut = (value: string, maximum: number): string =>
  value
    .replaceAll(separator, ' ')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, maximum)
    .trim()

/** Drawn as SVG, dark on white whatever the page around it looks like: cameras look for that. */
export async function drawBankCode(transfer: BankTransfer): Promise<string> {
  const { default: QRCode } = await import('qrcode')
  // As bytes: by itself the library would choose a form for each part of the text, which not every bank's app reads.
  return QRCode.toString([{ data: new TextEncoder().encode(toBankCode(transfer)), mode: 'byte' }], {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 4,
  })
}
