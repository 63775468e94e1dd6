import type { RateSource } from '@karavan/contract/rates.ts'
import { z } from 'zod'

/** Currencies whose rates are kept: those that the product can price without a network too. */
export const keptCurrencies = ['CNY', 'USD', 'EUR'] as const
export type KeptCurrency = (typeof keptCurrencies)[number]

/** What one source says. */
export interface Publication {
  /** The day the rates are for, `2026-03-24`. */
  date: string
  /** Roubles for one unit. What the source does not say, or not as a number above 0, is missing. */
  rubPerUnit: Partial<Record<KeptCurrency, number>>
}

/** An answer is not what the source is known to send. */
export class UnreadableRates extends Error {}

export const pathsOf: Record<RateSource, string> = {
  cbr: '/scripts/XML_daily.asp',
  'cbr-mirror': '/daily_json.js',
  'er-api': '/v6/latest/CNY',
}

/** Reads what a source answers. Throws `UnreadableRates`. */
export const readPublication: Record<RateSource, (body: Buffer) => Publication> = {
  cbr: readCbr,
  'cbr-mirror': (body) => readMirror(parseJson(body)),
  'er-api': (body) => readErApi(parseJson(body)),
}

/** `11,8709`; `1 234,5` has a blank that does not break. Not a number above 0: `undefined`. */
function toNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d[\d\s]*(?:[.,]\d+)?$/.test(text.trim())) return undefined
  const value = Number(text.replace(/\s/g, '').replace(',', '.'))
  return value > 0 ? value : undefined
}

/** Roubles for one unit: some currencies are quoted for 10 or 100, and not always for the same number. */
const perUnit = (value: number | undefined, nominal: number | undefined): number | undefined =>
  value === undefined || nominal === undefined ? undefined : value / nominal

/** Only known values; in one object. */
const known = (entries: [KeptCurrency, number | undefined][]): Publication['rubPerUnit'] =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined && Number.isFinite(value)))

/** The Bank of Russia: XML in windows-1251 with decimal commas. */
function readCbr(body: Buffer): Publication {
  const xml = new TextDecoder('windows-1251').decode(body)
  const day = /<ValCurs\s[^>]*\bDate="(\d{2})\.(\d{2})\.(\d{4})"/.exec(xml)
  if (!day) throw new UnreadableRates('is not the document of the daily rates')
  const rates = new Map<string, number | undefined>()
  for (const [, row = ''] of xml.matchAll(/<Valute\b[^>]*>([\s\S]*?)<\/Valute>/g)) {
    const field = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(row)?.[1]
    const code = field('CharCode')
    if (code) rates.set(code, perUnit(toNumber(field('Value')), toNumber(field('Nominal'))))
  }
  return { date: `${day[3]}-${day[2]}-${day[1]}`, rubPerUnit: known(keptCurrencies.map((code) => [code, rates.get(code)])) }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new UnreadableRates('is not JSON', { cause })
  }
}

const positive = z.number().positive().optional().catch(undefined)
const mirrorAnswer = z.object({
  Date: z.string().regex(/^\d{4}-\d{2}-\d{2}/),
  Valute: z.record(z.string(), z.object({ Nominal: positive, Value: positive }).optional().catch(undefined)),
})

function readMirror(json: unknown): Publication {
  const read = mirrorAnswer.safeParse(json)
  if (!read.success) throw new UnreadableRates('is not the mirror of the daily rates')
  const { Date: date, Valute: rows } = read.data
  return {
    date: date.slice(0, 10),
    rubPerUnit: known(keptCurrencies.map((code) => [code, perUnit(rows[code]?.Value, rows[code]?.Nominal)])),
  }
}

const erApiAnswer = z.object({
  result: z.literal('success'),
  base_code: z.literal('CNY'),
  time_last_update_unix: z.number().positive().max(1e11),
  rates: z.record(z.string(), positive),
})

/** Units of each currency for one yuan, so that roubles for a dollar are a quotient. */
function readErApi(json: unknown): Publication {
  const read = erApiAnswer.safeParse(json)
  if (!read.success) throw new UnreadableRates('is not an answer with the rates of the yuan')
  const { rates, time_last_update_unix: at } = read.data
  return {
    date: new Date(at * 1000).toISOString().slice(0, 10),
    rubPerUnit: known(keptCurrencies.map((code) => [code, perUnit(rates.RUB, code === 'CNY' ? 1 : rates[code])])),
  }
}
