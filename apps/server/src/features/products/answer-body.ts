import { displayCurrency } from '@karavan/contract/money.ts'
import type { Rates } from '../currency/service.ts'
import type { ShownPictures } from '../media/service.ts'

/** Bytes that a kept answer takes beside its body. */
export const keptOverhead = 500

/** An answer as it goes over the wire: JSON, with the addresses of its pictures as they are shown. */
export const toBody = (answer: object, pictures: ShownPictures): Buffer => Buffer.from(JSON.stringify(pictures.inValue(answer)))

/** Changes with the rate of any of these currencies. */
export const toRateKey = (rates: Rates, currencies: readonly string[]): string =>
  JSON.stringify(currencies.map((currency) => rates.find(currency, displayCurrency)))
