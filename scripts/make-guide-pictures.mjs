// `node scripts/make-guide-pictures.mjs`: the pictures of the guides, in three languages.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled } from './bootstrap.mjs'
import { ensureChromium } from './chromium.mjs'
import { node, root, run } from './processes.mjs'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: node scripts/make-guide-pictures.mjs

Walks through the built product in three languages and makes the pictures that the guides show, in
apps/server/src/features/guides/pictures. Look at them before they are committed.`)

ensureInstalled()
ensureBuilt()
const drawn = join(root, 'test-results/guides')
const folder = join(root, 'apps/server/src/features/guides/pictures')
rmSync(drawn, { recursive: true, force: true })
const cli = join(root, 'node_modules/@playwright/test/cli.js')
const status = run(node, [cli, 'test', '--config', 'e2e/guides.config.ts'], {
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() },
})
if (status === 0) {
  const { default: sharp } = await import('sharp')
  for (const name of readdirSync(drawn))
    await sharp(join(drawn, name))
      .resize({ width: 960 })
      .webp({ quality: 62, effort: 6 })
      .toFile(join(folder, name.replace(/png$/, 'webp')))
}
process.exit(status)
