import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './source-graph.ts'

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/**
 * The release before this one: the last tag, and where nothing is tagged the commit before the newest step of the database. `undefined` where the
 * history is not there, as in a shallow clone or an unpacked archive.
 */
export function findEarlierRelease(): string | undefined {
  try {
    const tag = git('tag', '--list', 'v*', '--merged', 'HEAD^', '--sort=-creatordate').split('\n')[0]
    if (tag) return tag
    const [newest] = git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'apps/server/migrations').split('\n')
    return newest && git('rev-parse', `${newest}^`)
  } catch {
    return undefined
  }
}

/** The sources of a commit in a folder of their own, with the installed packages of this one. To be started from there. */
export function checkOut(commit: string): Disposable & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-earlier-'))
  const archive = execFileSync('git', ['archive', commit, 'apps', 'packages', 'package.json'], { cwd: root, maxBuffer: 1024 ** 3 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@karavan'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@karavan' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const parent of ['apps', 'packages'])
    for (const name of readdirSync(join(folder, parent))) {
      symlinkSync(join(folder, parent, name), join(modules, '@karavan', name))
      const own = join(root, parent, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(folder, parent, name, 'node_modules'))
    }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) }
}
