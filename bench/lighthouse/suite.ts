import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { newKaravan } from '../lib/karavan.ts'
import { type BenchRow, percentile } from '../lib/report.ts'

/** Fetched from the registry of npm when the suite is run, and by nobody else: with what it needs it is as large as the product. */
const lighthouse = 'lighthouse@13.5.0'
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run'
const goals = { performance: '>= 95', accessibility: '100', 'best-practices': '100' } as const
type Category = keyof typeof goals
/** What an audit that failed is told by. */
interface Audit {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
}
interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, Audit>
}

/** What Lighthouse says of the buyer's pages, on the phone and the slow network that it emulates by default. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  const { karavan, remove } = newKaravan()
  try {
    await karavan.start()
    const listed = (await (await fetch(`${karavan.url}/api/products?limit=1`)).json()) as { products: { id: string }[] }
    const pages = [
      { name: 'start screen', path: '/chat/' },
      { name: 'product by its link', path: `/chat/?product=${listed.products[0]?.id}` },
      { name: 'guide', path: '/help/buyer' },
    ]
    for (const { name, path } of pages) {
      const reports: Report[] = []
      for (let index = 0; index < (quick ? 1 : 3); index++) reports.push(await reportOf(`${karavan.url}${path}`))
      for (const category of Object.keys(goals) as Category[]) {
        const scores = reports.map(({ categories }) => (categories[category].score ?? 0) * 100)
        const note = [...new Set(reports.flatMap((report) => failed(report, category)))].join('; ')
        yield { name: `${name}: ${category}`, unit: 'of 100', value: percentile(scores, 0.5), goal: goals[category], note }
      }
    }
  } finally {
    await remove()
  }
}

/** Audits below their best; of the performance what has a score is a matter of degree, and only what is poor is named. */
function failed({ categories, audits }: Report, category: Category): string[] {
  const enough = category === 'performance' ? 0.9 : 1
  return categories[category].auditRefs
    .map(({ id }) => audits[id])
    .filter((audit): audit is Audit => audit !== undefined && audit.score !== null && audit.scoreDisplayMode !== 'informative')
    .filter(({ score }) => (score ?? 1) < enough)
    .map(({ id }) => id)
}

async function reportOf(url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-lighthouse-'))
  const file = join(folder, 'report.json')
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url]
  args.push('--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting', `--chrome-flags=${chromeFlags}`)
  args.push(`--only-categories=${Object.keys(goals).join(',')}`)
  try {
    await new Promise<void>((done, fail) => {
      const child = spawn('npm', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        // It needs the same Node as the product, which npm would not find by itself.
        env: {
          ...process.env,
          CHROME_PATH: process.env.CHROMIUM_PATH,
          PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
        },
      })
      child.on('error', fail)
      child.on('close', (code) => (code === 0 ? done() : fail(new Error(`${lighthouse} ended with ${code}`))))
    })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
