// `npm run kit`: the page of tokens and components, which reloads while they are edited.
import { join } from 'node:path'
import { ensureInstalled } from './bootstrap.mjs'
import { fail, node, root, run } from './processes.mjs'
import { showUsage } from './usage.mjs'

const [word, folder] = process.argv.slice(2)
showUsage(
  `
Usage: npm run kit [-- --build FOLDER]

Serves a page that shows the tokens and components of both apps in their states and themes, and prints its address. It reloads while you edit.

--build FOLDER  writes the page into a folder instead, as the browser tests look at it.`,
  { words: process.argv.slice(2).filter((one) => one !== '--build' && one !== folder) },
)
if (word === '--build' && !folder) fail('--build: name a folder')
ensureInstalled()
const vite = join(root, 'node_modules/vite/bin/vite.js')
const kit = join(root, 'packages/web-kit/kit')
process.exit(
  run(
    node,
    [vite, ...(word === '--build' ? ['build', '--outDir', folder, '--logLevel', 'warn'] : []), '--config', join(kit, 'vite.config.ts')],
    { cwd: kit },
  ),
)
