import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { randomFrom } from '@karavan/sample-market/random.ts'
import { node } from '@karavan/testing/karavan-process.ts'
import { newAccount } from '../lib/client.ts'
import { karavanOnEach } from '../lib/karavan.ts'
import type { BenchRow } from '../lib/report.ts'
import { oneTurn } from '../lib/turn.ts'

const sizes = [5_000, 50_000]
const goalSeconds = 120
/** A reading of ten times the offers may take so much more memory: what it remembers of each. */
const goalGrowthMiB = 60
/** The reading's heap without its young objects. Without a limit it grows because nothing asks it not to; under this one a reading that kept its offers would end with an error. */
const heapMiB = 160
const operator = fileURLToPath(new URL('../../scripts/operator.mjs', import.meta.url))

/** A supplier's YML, read by the operator's command beside the running product: from the file to the first card of an answer with its goods, and the command's peak memory. */
export async function* run({ quick }: { quick: boolean }): AsyncGenerator<BenchRow, void, void> {
  for await (const { database, karavan } of karavanOnEach('empty', { MARKETPLACES: 'feed' })) {
    await karavan.start()
    const token = await newAccount(karavan.url, 'feeds@example.test')
    const dir = join(karavan.dataDir, 'feeds')
    mkdirSync(dir, { recursive: true, mode: 0o700 })
    const peaks: number[] = []
    for (const offers of quick ? sizes.slice(0, 1) : sizes) {
      // A supplier of its own each time: all of its goods are new.
      const name = `bench${offers}`
      await writeYml(join(dir, `${name}.yml`), offers)
      writeFileSync(join(dir, `${name}.json`), JSON.stringify({ source: `${name}.yml` }))
      const began = performance.now()
      const peakMiB = await refresh(name, { ...karavan.settings, DATA_DIR: karavan.dataDir })
      const readSeconds = (performance.now() - began) / 1000
      const { firstCardMs } = await oneTurn(karavan.url, token, 'чёрные термокружки 500 мл, 100 штук')
      if (firstCardMs === undefined) throw new Error('no card of the goods came')
      peaks.push(peakMiB)
      yield {
        name: `feed of ${offers} offers, file to first answer, ${database}`,
        unit: 's',
        value: readSeconds + firstCardMs / 1000,
        goal: `<= ${goalSeconds}`,
        note: `${readSeconds.toFixed(1)} s of reading`,
      }
      yield { name: `feed of ${offers} offers, peak memory, ${database}`, unit: 'MiB', value: peakMiB }
    }
    if (peaks[1] !== undefined)
      yield {
        name: `feed, memory of ten times the offers, ${database}`,
        unit: 'MiB',
        value: peaks[1] - peaks[0]!,
        goal: `<= ${goalGrowthMiB}`,
      }
  }
}

const goods = [
  'Термокружка',
  'Кружка',
  'Бутылка для воды',
  'Рюкзак',
  'Футболка',
  'Полотенце',
  'Плед',
  'Чехол для телефона',
  'Зонт',
  'Лампа',
]
const colours = ['чёрный', 'белый', 'красный', 'синий', 'зелёный']
const materials = ['сталь', 'хлопок', 'пластик', 'полиэстер', 'стекло']

async function writeYml(path: string, offers: number): Promise<void> {
  const random = randomFrom(`feed ${offers}`)
  function* parts() {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<yml_catalog date="2026-03-01 10:00"><shop><name>Поставщик</name><currencies><currency id="CNY" rate="1"/></currencies><categories><category id="1">Товары для дома</category><category id="2" parentId="1">Посуда</category></categories><offers>\n`
    for (let id = 1; id <= offers; id += 1) {
      const [what, colour, material] = [random.pick(goods), random.pick(colours), random.pick(materials)]
      yield `<offer id="${id}"><name>${what} ${colour}, ${250 + 50 * (id % 10)} мл, модель ${id}</name><price>${(5 + (id % 400) / 10).toFixed(2)}</price><currencyId>CNY</currencyId><categoryId>2</categoryId><picture>https://supplier.example/${id}.jpg</picture><vendor>Марка ${id % 50}</vendor><description><![CDATA[<p>${what} для дома и подарка, ${material}. Поставляется в коробке, партия ${id % 90}.</p>]]></description><min-quantity>${1 + (id % 20)}</min-quantity><count>${id % 3000}</count><param name="Цвет">${colour}</param><param name="Материал">${material}</param></offer>\n`
    }
    yield '</offers></shop></yml_catalog>\n'
  }
  await pipeline(Readable.from(parts()), createWriteStream(path))
}

/** Reads the feed by the operator's command; gives the peak of resident memory of the process that does it (Linux), in MiB. */
function refresh(name: string, settings: Record<string, string>): Promise<number> {
  const child = spawn(node, [operator, 'feed', 'refresh', name], {
    env: { PATH: process.env.PATH, NODE_OPTIONS: `--max-old-space-size=${heapMiB}`, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  let peakMiB = 0
  const looking = setInterval(() => {
    try {
      // The command starts Node 24 and waits for it.
      const pid = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()
      peakMiB = Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024 || peakMiB
    } catch {
      // It has ended.
    }
  }, 100)
  return new Promise((done, fail) => {
    child.once('exit', (code) => {
      clearInterval(looking)
      if (code === 0) done(peakMiB)
      else fail(new Error(`feed refresh ended with ${code}: ${errors}`))
    })
  })
}
