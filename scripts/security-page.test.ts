import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
const files = globSync('{packages,apps,scripts,bench,e2e,security}/**/*.{test,spec}.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

/** Files of tests as the page names them, by as much of their path as tells them apart, each with the titles that follow in brackets. */
const named = [...page.matchAll(/`([\w./*-]+\.(?:test|spec)\.tsx?)`(?: \(([^)]*)\))?/g)].map(([, file = '', words = '']) => ({
  file,
  titles: [...words.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
}))
const filesOf = (file: string) => {
  const path = new RegExp(`(^|/)${file.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`)
  return files.filter((one) => path.test(one))
}

test('every claim of docs/security.md names a test that is there', () => {
  expect(named.length).toBeGreaterThan(60)
  const missing = named.flatMap(({ file, titles }) => {
    const found = filesOf(file)
    if (found.length === 0 || (found.length > 1 && !file.includes('*'))) return [`${file}: ${found.length} files`]
    const texts = found.map((one) => readFileSync(join(root, one), 'utf8'))
    // The dots stand for what is left out.
    return titles
      .filter((title) => !texts.some((text) => title.split('...').every((part) => text.includes(part.trim()))))
      .map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

test('every row of its tables of attackers ends with a test', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (with what|attack|`[\w-]+`) \|/.test(line))
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => !/\.(test|spec)\.tsx?`[^|]*\|$/.test(row))).toEqual([])
})

test('every command that it names is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(4)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
