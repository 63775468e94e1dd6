import { execFileSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readNotes } from './changelog.mjs'
import { root, runCommand, temporaryFolder } from './test-command.ts'

// The real command on a clone of the repository, with a check of its own that passes or fails at once.
const identity = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.test',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.test',
}
let clone: string
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: clone, encoding: 'utf8', env: { ...process.env, ...identity } }).trim()
const write = (path: string, text: string) => writeFileSync(join(clone, path), text)
const readJson = (path: string) => JSON.parse(readFileSync(join(clone, path), 'utf8'))
const commit = (message: string) => {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}
const release = (...words: string[]) => runCommand('node', ['scripts/release.mjs', ...words], { cwd: clone, env: identity })

const folder = temporaryFolder('release')
afterAll(() => folder[Symbol.dispose]())
beforeAll(() => {
  clone = join(folder.path, 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  // What is being worked on counts too.
  for (const path of ['scripts', 'CHANGELOG.md']) cpSync(join(root, path), join(clone, path), { recursive: true })
  rmSync(join(clone, 'changelog/unreleased'), { recursive: true, force: true })
  cpSync(join(root, 'changelog/unreleased/README.md'), join(clone, 'changelog/unreleased/README.md'))
  write('changelog/unreleased/faster-start.md', 'changed\n\nThe first start takes half the time.\n')
  write('changelog/unreleased/lost-cart.md', 'fixed\n\nA cart outlives a crash\nof the browser.\n')
  givenCheck('true')
  git('branch', 'prepared')
})
beforeEach(() => {
  git('reset', '--quiet', '--hard', 'prepared')
  git('clean', '--quiet', '--force')
  for (const tag of git('tag').split('\n').filter(Boolean)) git('tag', '--delete', tag)
})

function givenCheck(command: string): void {
  const manifest = readJson('package.json')
  manifest.scripts.check = command
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  commit(`the check is ${command}`)
}

test('a release gathers the notes, sets one version everywhere, commits and tags', async () => {
  const before = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')
  expect(await release('9.8.7')).toMatchObject({ code: 0, out: expect.stringContaining('Karavan 9.8.7 is committed and tagged') })
  const day = new Date().toISOString().slice(0, 10)
  const section = `## 9.8.7 (${day})\n\n### Changed\n\n- The first start takes half the time.\n\n### Fixed\n\n- A cart outlives a crash\n  of the browser.\n\n`
  const earlier = before.search(/^## /m)
  expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toBe(before.slice(0, earlier) + section + before.slice(earlier))
  expect(globSync('changelog/unreleased/*', { cwd: clone })).toEqual(['changelog/unreleased/README.md'])

  const manifests = [
    'package.json',
    ...globSync('{packages,apps}/*/package.json', { cwd: clone }),
    'e2e/package.json',
    'bench/package.json',
  ]
  const { packages, version } = readJson('package-lock.json')
  expect(version).toBe('9.8.7')
  for (const path of manifests) {
    const manifest = readJson(path)
    const locked = packages[path.replace(/\/?package\.json$/, '')]
    expect(manifest.version, path).toBe('9.8.7')
    for (const kind of ['dependencies', 'devDependencies']) {
      expect(locked[kind], `${path} in the lock file`).toEqual(manifest[kind])
      for (const [name, asked] of Object.entries(manifest[kind] ?? {})) if (name.startsWith('@karavan/')) expect(asked, path).toBe('9.8.7')
    }
  }
  const bill = readJson('dist/karavan-9.8.7.cdx.json')
  expect(bill.metadata.component).toMatchObject({ name: 'karavan', version: '9.8.7' })
  expect(bill.components.length).toBeGreaterThan(400)
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '-1', '--format=%s')).toBe('chore(release): 9.8.7')
  expect(git('rev-parse', 'v9.8.7^{commit}')).toBe(git('rev-parse', 'HEAD'))
})

test('--dry-run prints the section and changes nothing', async () => {
  const head = git('rev-parse', 'HEAD')
  expect(await release('9.8.7', '--dry-run')).toMatchObject({ code: 0, out: expect.stringMatching(/^## 9\.8\.7 .*\n\n### Changed\n/) })
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([head, '', ''])
})

test('without a bill of materials nothing is released, and nothing has changed', async () => {
  write('scripts/sbom.mjs', 'process.exit(1)\n')
  commit('no bill can be made')
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]
  const { code, out, err } = await release('9.8.7')
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('nothing has changed')
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before)
})

test.each<[string, () => void, string[], string]>([
  ['a version that is none', () => {}, ['next'], 'next is not a version such as 0.2.0'],
  ['a version that is not higher', () => {}, ['0.0.9'], '0.0.9 is not higher than '],
  ['no version', () => {}, [], 'one VERSION is needed, such as 0.2.0. --help'],
  ['an option that is not known', () => {}, ['9.8.7', '--force'], "Unknown option '--force'"],
  ['a tag that is there', () => void git('tag', 'v9.8.7'), ['9.8.7'], 'the tag v9.8.7 exists already'],
  ['changes that are not committed', () => write('notes.txt', ''), ['9.8.7'], 'there are changes that are not committed'],
  ['a check that fails', () => givenCheck('false'), ['9.8.7'], 'npm run check has failed'],
  [
    'no notes',
    () => {
      git('rm', '--quiet', 'changelog/unreleased/faster-start.md', 'changelog/unreleased/lost-cart.md')
      commit('no notes')
    },
    ['9.8.7'],
    'changelog/unreleased has no notes',
  ],
  [
    'a note of no kind',
    () => {
      write('changelog/unreleased/odd.md', 'Something has changed.\n')
      commit('an odd note')
    },
    ['9.8.7'],
    'changelog/unreleased/odd.md: the first line must be one of',
  ],
])('%s: refused with one line, and nothing has changed', async (_, arrange, words, line) => {
  arrange()
  const before = [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]
  const { code, out, err } = await release(...words)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err.trimEnd().split('\n').at(-1)).toContain(line)
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual(before)
})

test('the notes that wait for the next release are as their README says', () => {
  for (const { text } of readNotes(join(root, 'changelog/unreleased'))) expect(text).toMatch(/\.$/)
})
