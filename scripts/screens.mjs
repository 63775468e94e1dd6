// `npm run screens`: pictures of every screen and state, on one sheet each, for people to look at.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'
import { ensureChromium } from './chromium.mjs'
import { node, root, run } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run screens

Walks through every screen of the built product, and what opens over it, and writes one picture per screen or state to
test-results/screens: the three languages below each other, in both themes on a desktop and on a phone. The pictures that a sheet
is made of lie in a folder of its name.`)

ensureInstalled()
ensureBuilt()
const folder = join(root, 'test-results/screens')
rmSync(folder, { recursive: true, force: true })
const cli = join(root, 'node_modules/@playwright/test/cli.js')
const status = run(node, [cli, 'test', '--config', 'e2e/screens.config.ts'], {
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
})
// What was reached is shown, even if the walk ended early.
if (existsSync(folder)) await makeSheets()
process.exit(status)

async function makeSheets() {
  const { default: sharp } = await import('sharp')
  const rows = ['ru', 'en', 'zh']
  const columns = [
    { of: 'desktop light', width: 900 },
    { of: 'desktop dark', width: 900 },
    { of: 'phone light', width: 280 },
    { of: 'phone dark', width: 280 },
  ]
  const height = 606
  const gap = 12
  const states = readdirSync(folder)
  for (const state of states) {
    const names = new Set(readdirSync(join(folder, state)))
    const shown = columns.filter(({ of }) => rows.some((row) => names.has(`${row} ${of}.png`)))
    let left = gap
    const tiles = []
    for (const { of, width } of shown) {
      for (const [index, row] of rows.entries()) {
        const name = `${row} ${of}.png`
        if (!names.has(name)) continue
        const input = await sharp(join(folder, state, name))
          .resize({ width, height, fit: 'inside' })
          .toBuffer()
        tiles.push({ input, left, top: gap + index * (height + gap) })
      }
      left += width + gap
    }
    await sharp({ create: { width: left, height: gap + rows.length * (height + gap), channels: 3, background: '#8a8f98' } })
      .composite(tiles)
      .png({ palette: true, effort: 4 })
      .toFile(join(folder, `${state}.png`))
  }
  process.stdout.write(`${states.length} sheets in ${folder}\n`)
}
