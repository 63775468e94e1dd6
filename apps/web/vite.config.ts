import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appConfig, textFiles } from '@karavan/web-kit/vite.ts'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'shell')

/**
 * What makes a page that can be installed and opens without a network (`shell/`): manifest, icons and the worker, which is told the files of the first
 * screen and, so that it is another one with each release, a name that follows from the page and all of its files.
 */
const installable = (): Plugin => ({
  name: 'installable',
  apply: 'build',
  generateBundle() {
    for (const name of readdirSync(folder)) this.emitFile({ type: 'asset', fileName: name, source: readFileSync(join(folder, name)) })
  },
  writeBundle({ dir }, bundle) {
    const page = readFileSync(join(dir!, 'index.html'), 'utf8')
    const files = [...(page.match(/\/chat\/assets\/[^"]+/g) ?? []), ...Object.values(textFiles(bundle)).map((name) => `/chat/${name}`)]
    const path = join(dir!, 'sw.js')
    const source = readFileSync(path, 'utf8')
    if (!source.includes(' RELEASE') || !source.includes('const files = []') || files.length < 5)
      throw new Error('the worker cannot be told its files')
    const release = createHash('sha256').update(Object.keys(bundle).sort().join()).update(page).digest('hex').slice(0, 12)
    writeFileSync(path, source.replace('const files = []', `const files = ${JSON.stringify(files)}`).replace(' RELEASE', ` ${release}`))
  },
})

const config = appConfig('/chat/')
export default { ...config, plugins: [...(config.plugins ?? []), installable()] }
