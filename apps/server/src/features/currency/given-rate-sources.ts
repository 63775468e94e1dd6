import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RateSource } from '@karavan/contract/rates.ts'
import { pathsOf } from './published.ts'

/** Letters of windows-1251, as the Bank sends them. */
const toWindows1251 = (text: string): Buffer =>
  Buffer.from(
    [...text].map((letter) => (letter >= 'А' && letter <= 'я' ? letter.charCodeAt(0) - 0x410 + 0xc0 : letter.charCodeAt(0) & 0xff)),
  )

export interface GivenValute {
  code: string
  /** As it stands there: `11,8709`. */
  value: string
  nominal?: number
  /** Left out as in old documents. */
  unitRate?: string
}

/** The Bank's document. `date`: `24.03.2026`. */
export const cbrXml = (date: string, valutes: readonly GivenValute[]): Buffer =>
  toWindows1251(
    `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${date}" name="Foreign Currency Market">${valutes
      .map(
        ({ code, value, nominal = 1, unitRate }) =>
          `<Valute ID="R01375"><NumCode>156</NumCode><CharCode>${code}</CharCode><Nominal>${nominal}</Nominal><Name>Китайский юань</Name><Value>${value}</Value>${unitRate ? `<VunitRate>${unitRate}</VunitRate>` : ''}</Valute>`,
      )
      .join('')}</ValCurs>`,
  )

export const mirrorJson = (date: string, valutes: Record<string, { Nominal: number; Value: unknown }>): string =>
  JSON.stringify({ Date: `${date}T11:30:00+03:00`, PreviousURL: '//www.cbr-xml-daily.ru/archive', Timestamp: date, Valute: valutes })

export const erApiJson = (date: string, rates: Record<string, number>): string =>
  JSON.stringify({
    result: 'success',
    base_code: 'CNY',
    time_last_update_unix: Date.parse(`${date}T00:02:31Z`) / 1000,
    rates: { CNY: 1, ...rates },
  })

/** A server for tests that stands in for all sources of rates; one that has no answer says 503. */
export async function givenRateSources() {
  const given = {
    answers: {} as Partial<Record<RateSource, Buffer | string | 'never'>>,
    asked: [] as string[],
    settings: {} as Record<string, string>,
  }
  const server = createServer(({ url = '' }, response) => {
    const source = (Object.keys(pathsOf) as RateSource[]).find((one) => url === `/${one}${pathsOf[one]}`)
    given.asked.push(source ?? url)
    const answer = source && given.answers[source]
    if (answer === 'never') response.writeHead(200).write(' ')
    else response.writeHead(answer === undefined ? 503 : 200).end(answer ?? '<html>Service Unavailable</html>')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  given.settings = {
    RATE_SOURCES: 'cbr,cbr-mirror,er-api',
    CBR_BASE_URL: `${base}/cbr`,
    CBR_MIRROR_BASE_URL: `${base}/cbr-mirror`,
    ER_API_BASE_URL: `${base}/er-api`,
  }
  return Object.assign(given, {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}
