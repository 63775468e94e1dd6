// Finds a Chromium for the browser tests: an installed one, else Debian's package where we may install it, else Playwright's own download.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { environment, node, root } from './bootstrap.mjs'

/** The shell draws no window, toolbars or effects, which is half of a browser's work: the tests take it where it is. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
]

function onPath(name) {
  try {
    return execFileSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

function installed() {
  if (process.env.CHROMIUM_PATH) {
    if (!existsSync(process.env.CHROMIUM_PATH)) throw new Error(`CHROMIUM_PATH names no file: ${process.env.CHROMIUM_PATH}`)
    return process.env.CHROMIUM_PATH
  }
  for (const name of names) {
    const found = onPath(name)
    if (found) return found
  }
  return places.find((place) => existsSync(place))
}

/** Path of a Chromium; throws with what the reader can do when there is none and none can be had. */
export function ensureChromium() {
  const found = installed()
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stderr.write('Installing Chromium with apt-get...\n')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
      const fromPackage = installed()
      if (fromPackage) return fromPackage
    }
  }
  process.stderr.write("Downloading Playwright's Chromium...\n")
  const download = spawnSync(node, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], {
    stdio: 'inherit',
    env: environment(),
  })
  if (download.status === 0) {
    const { chromium } = createRequire(join(root, 'package.json'))('playwright-core')
    if (existsSync(chromium.executablePath())) return chromium.executablePath()
  }
  throw new Error(
    'The browser tests need a Chromium and none could be found or installed.\n' +
      'Install one (Debian and Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium)\n' +
      'or set CHROMIUM_PATH to the program of a Chrome or Chromium that you have, then run npm test again.',
  )
}
