import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface GivenOffer {
  id: string
  name: string
  price?: string
  rest?: string
}

/** A YML document of these offers, priced in yuan. */
export const ymlOf = (offers: readonly GivenOffer[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-03-01 10:00"><shop><name>Поставщик</name><currencies><currency id="CNY" rate="1"/></currencies>
<categories><category id="1">Посуда</category></categories><offers>
${offers.map(({ id, name, price = '5.00', rest = '' }) => `<offer id="${id}"><name>${name}</name><price>${price}</price><categoryId>1</categoryId>${rest}</offer>`).join('\n')}
</offers></shop></yml_catalog>`

/** A folder of feeds, as DATA_DIR has it, for one test file. */
export function givenFeedFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'karavan-feeds-'))
  const dir = join(dataDir, 'feeds')
  mkdirSync(dir, { mode: 0o700 })
  return {
    dataDir,
    dir,
    write: (name: string, contents: string | object) =>
      writeFileSync(join(dir, name), typeof contents === 'string' ? contents : JSON.stringify(contents)),
    unlink: (name: string) => rmSync(join(dir, name)),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

/** A supplier's web server; what it answers is replaced by the test. */
export async function givenSupplier() {
  const supplier = { answer: ((_, response) => response.writeHead(404).end()) as RequestListener, url: '', calls: 0, close: async () => {} }
  const server = createServer((request, response) => {
    supplier.calls += 1
    supplier.answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  supplier.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  supplier.close = () =>
    new Promise((done) => {
      server.closeAllConnections()
      server.close(() => done())
    })
  return supplier
}
