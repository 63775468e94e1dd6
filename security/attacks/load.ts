import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack } from './attack.ts'
import type { Visitor } from './visitor.ts'

const connections = 17
const wishes = [
  'travel mugs under 5 dollars, 100 pcs',
  'wireless headphones for sport',
  'нужны рюкзаки школьные недорогие',
  '保温杯 500毫升 100个',
]
const officeVisitors = 40
/** A whole page of products with all their data is about 170 KB. */
const largestListBytes = 400_000
const tries = 3

/** A question, and how many replies of `ended` were complete when it had been stored and when it was answered. */
async function ask(visitor: Visitor, number: number, ended: { count: number }): Promise<{ before: number; after: number }> {
  const started = await visitor.post('/api/search/start', { query: wishes[number % wishes.length] })
  if (started.status !== 200) throw new Error(`POST /api/search/start answered ${started.status}: ${started.text}`)
  const before = ended.count
  await visitor.get(`/api/search/stream/${started.json.stream_id}`)
  return { before, after: ended.count }
}

/** Attacks on the time of the process, which everybody shares. */
export const loadAttacks: readonly Attack[] = [
  {
    name: 'crowd',
    about: '17 connections of one address delay another guest’s reply',
    hurtWhen: 'more than half of those that were still waiting when the other guest asked are answered first, each time of three',
    async perform(product) {
      const seen: string[] = []
      for (let run = 0; run < tries; run += 1) {
        const { address } = product.visitor()
        const crowd = Array.from({ length: connections }, () => product.visitor(address))
        for (const one of crowd) await one.enter('signUp')
        const other = product.visitor()
        await other.enter('signUp')
        const ended = { count: 0 }
        const asking = crowd.map((one, number) => ask(one, number, ended).then(() => (ended.count += 1)))
        const { before, after } = await ask(other, run, ended)
        await Promise.all(asking)
        const waiting = connections - before
        seen.push(`${after - before} of ${waiting}`)
        if (after - before <= waiting / 2) return { isHurt: false, seen: `${seen.at(-1)} that waited were answered first` }
      }
      return { isHurt: true, seen: `${seen.join(', ')} that waited were answered first` }
    },
  },
  {
    name: 'office',
    about: 'visitor 31 of an office or a mobile network waits and gets no reason',
    hurtWhen: `one of ${officeVisitors} visitors of one address is not let in`,
    async perform(product) {
      const { address } = product.visitor()
      const refused: string[] = []
      for (let number = 1; number <= officeVisitors; number += 1) {
        const { status, json } = await product.visitor(address).identity('signUp', { returnSecureToken: true })
        if (status !== 200) refused.push(`visitor ${number}: ${status} ${json.error?.message ?? json.code}`)
      }
      return { isHurt: refused.length > 0, seen: refused[0] ?? `all ${officeVisitors} let in` }
    },
  },
  {
    name: 'long-list',
    about: 'GET /api/products?include_data=true&limit=100 answers 836 KB for anybody',
    hurtWhen: `an answer of more than ${largestListBytes / 1000} KB`,
    async perform(product) {
      const visitor = product.visitor()
      const sizes: string[] = []
      let largest = 0
      for (const limit of [100, 20]) {
        const { status, text } = await visitor.get(`/api/products?include_data=true&limit=${limit}`)
        largest = Math.max(largest, Buffer.byteLength(text))
        sizes.push(`limit=${limit}: ${status}, ${Math.round(Buffer.byteLength(text) / 1000)} KB`)
      }
      return { isHurt: largest > largestListBytes, seen: sizes.join('; ') }
    },
  },
  {
    name: 'slow-import',
    about: '120 KB of broken markup in a listing make the import work for 10 s',
    hurtWhen: 'it takes more than three times as long as 120 KB of words, each time of three',
    async perform(product) {
      const seen: string[] = []
      const importing = async (description: string) => {
        const file = join(product.folder, 'offers.jsonl')
        writeFileSync(file, `${JSON.stringify({ item_id: 'a', title: 'Mug', description })}\n`)
        const { code, out, ms } = await product.operator('import-catalogue', file, '--platform', 'attackers')
        if (code !== 0) throw new Error(out)
        return ms
      }
      for (let run = 0; run < tries; run += 1) {
        const words = await importing('mugs '.repeat(24_000))
        // Every one of them may be the beginning of a tag that ends at the end of the text.
        const markup = await importing('<p'.repeat(60_000))
        seen.push(`${(words / 1000).toFixed(1)} s and ${(markup / 1000).toFixed(1)} s`)
        if (markup <= 3 * words) return { isHurt: false, seen: seen.at(-1)! }
      }
      return { isHurt: true, seen: seen.join('; ') }
    },
  },
  {
    name: 'metrics',
    about: '/metrics is open to anybody',
    hurtWhen: 'it answers a call that a proxy has handed on',
    async perform(product) {
      const { status, text } = await product.visitor().get('/metrics', { host: 'shop.example', 'x-forwarded-for': '203.0.113.7' })
      return { isHurt: text.includes('process_resident_memory_bytes'), seen: `${status}` }
    },
  },
  {
    name: 'page-policy',
    about: 'what got into a page may use the devices of its reader, and nobody hears of it',
    hurtWhen: 'the page lacks Permissions-Policy or an address for reports of its content policy',
    async perform(product) {
      const { headers } = await product.visitor().get('/chat/config.json')
      const missing = [
        !headers['permissions-policy'] && 'Permissions-Policy',
        !/report-(uri|to)/.test(String(headers['content-security-policy'])) && 'report-uri',
      ].filter(Boolean)
      return { isHurt: missing.length > 0, seen: missing.length > 0 ? `missing: ${missing.join(', ')}` : 'both are there' }
    },
  },
]
