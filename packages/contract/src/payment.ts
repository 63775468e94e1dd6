import { z } from 'zod'
import { isInn, isKpp } from './inn.ts'

/** Where the money of an order goes, as a bank asks for it. */
export const payee = z.object({
  name: z.string(),
  inn: z.string().optional(),
  kpp: z.string().optional(),
  account: z.string(),
  bank: z.string(),
  bic: z.string(),
  corr_account: z.string().optional(),
})
export type Payee = z.infer<typeof payee>

/** Longest name of a company that pays. */
export const payerNameLimit = 160

/** The company that an invoice is for. */
export const payer = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(payerNameLimit)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'must have no control characters' }),
  inn: z.string().trim().refine(isInn, { error: 'is not the number of a taxpayer' }),
  kpp: z.string().trim().refine(isKpp, { error: 'is not a KPP' }).optional(),
})
export type Payer = z.infer<typeof payer>

/** How an order is paid: what is typed into a bank's form, and the same as a picture for the bank's app. */
export const payment = z.object({
  amount: z.number(),
  currency: z.string(),
  purpose: z.string(),
  payee,
  /** The bank code of GOST R 56042-2014, drawn as SVG. */
  qr: z.string(),
  /** Whom the invoice is for; null until the buyer has said it. */
  payer: payer.nullable(),
})
export type Payment = z.infer<typeof payment>
export const paymentAnswer = z.object({ success: z.literal(true), payment })
