import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findAffected, isInRange } from './advisories.mjs'
import { isAllowed, refused, toLicences } from './licences.mjs'
import { listPackages } from './lock.mjs'
import { root, runCommand, temporaryFolder } from './test-command.ts'

const packages = listPackages()

test('the list of licences is up to date, and has none that may not be shipped', () => {
  expect(packages.length).toBeGreaterThan(400)
  expect(refused(packages)).toEqual([])
  expect(readFileSync(join(root, 'docs/licences.md'), 'utf8'), 'npm run licences').toBe(toLicences(packages))
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['none stated', false],
])('%s may be shipped: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may)
  expect(refused([{ name: 'x', version: '1.0.0', license: licence, isServed: true }])).toHaveLength(may ? 0 : 1)
})

test('the bill of materials holds every package that runs with the server, with its version', async () => {
  using folder = temporaryFolder('sbom')
  const file = join(folder.path, 'made/sbom.cdx.json')
  const { code, out, err } = await runCommand('npm', ['run', '--silent', 'sbom', '--', file])
  expect({ code, err }).toEqual({ code: 0, err: expect.not.stringMatching(/failed/) })
  expect(out).toContain(file)
  const bill = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { group?: string; name: string; version: string }[]
  }
  expect(bill.bomFormat).toBe('CycloneDX')
  const held = new Set(
    bill.components.map(({ group, name, version }) => `${group && !name.startsWith(group) ? `${group}/${name}` : name}@${version}`),
  )
  const served = packages.filter(({ isServed }) => isServed).map(({ name, version }) => `${name}@${version}`)
  expect(served).toContain(`pdfkit@${packages.find(({ name }) => name === 'pdfkit')?.version}`)
  expect(served.filter((one) => !held.has(one))).toEqual([])
})

const range = (...events: Record<string, string>[]) => ({ type: 'SEMVER', events })
test.each([
  ['1.2.3', range({ introduced: '0' }, { fixed: '1.2.4' }), true],
  ['1.2.4', range({ introduced: '0' }, { fixed: '1.2.4' }), false],
  ['1.2.4-rc.1', range({ introduced: '0' }, { fixed: '1.2.4' }), true],
  ['1.10.0', range({ introduced: '1.9.0' }, { fixed: '1.11.0' }), true],
  ['1.9.0', range({ introduced: '1.10.0' }, { fixed: '1.11.0' }), false],
  ['2.0.0', range({ introduced: '1.0.0' }, { last_affected: '2.0.0' }), true],
  ['2.0.1', range({ introduced: '1.0.0' }, { last_affected: '2.0.0' }), false],
  ['3.1.0', range({ introduced: '1.0.0' }, { fixed: '2.0.0' }, { introduced: '3.0.0' }, { fixed: '3.2.0' }), true],
  ['2.5.0', range({ introduced: '3.0.0' }, { fixed: '3.2.0' }, { introduced: '1.0.0' }, { fixed: '2.0.0' }), false],
  ['9.9.9', range({ introduced: '0' }), true],
  ['1.0.0', { type: 'GIT', events: [{ introduced: '0' }] }, false],
])('%s is affected by %j: %s', (version, affectedRange, isAffected) => {
  expect(isInRange(version, affectedRange)).toBe(isAffected)
})

const anAdvisory = (name: string, parts: object = {}) => ({
  id: 'GHSA-made-up',
  summary: 'made up',
  affected: [{ package: { name, ecosystem: 'npm' }, ranges: [range({ introduced: '0' }, { fixed: '99.0.0' })] }],
  ...parts,
})

test('an advisory is about its own package alone, of npm, and not once it is withdrawn', () => {
  const installed = [{ name: 'pdfkit', version: '0.20.2' }]
  expect(findAffected(installed, [anAdvisory('pdfkit')])).toEqual(['pdfkit 0.20.2: GHSA-made-up, made up (fixed in 99.0.0)'])
  expect(findAffected(installed, [anAdvisory('pdf')])).toEqual([])
  expect(findAffected(installed, [anAdvisory('pdfkit', { withdrawn: '2026-01-01T00:00:00Z' })])).toEqual([])
  expect(
    findAffected(installed, [anAdvisory('x', { affected: [{ package: { name: 'pdfkit', ecosystem: 'PyPI' }, versions: ['0.20.2'] }] })]),
  ).toEqual([])
  expect(
    findAffected(installed, [anAdvisory('x', { affected: [{ package: { name: 'pdfkit', ecosystem: 'npm' }, versions: ['0.20.2'] }] })]),
  ).toHaveLength(1)
})

test('the scan ends with 0 on what is installed, with 1 on a made-up advisory, and is refreshed from a folder of them', async () => {
  const scan = (...words: string[]) => runCommand('npm', ['run', '--silent', 'advisories', '--', ...words])
  expect(await scan()).toMatchObject({ code: 0, out: expect.stringContaining(`${packages.length} packages`) })
  using folder = temporaryFolder('advisories')
  mkdirSync(join(folder.path, 'all'))
  writeFileSync(join(folder.path, 'all/GHSA-made-up.json'), JSON.stringify(anAdvisory('pdfkit')))
  writeFileSync(join(folder.path, 'all/GHSA-other.json'), JSON.stringify(anAdvisory('a-package-of-nobody')))
  const file = join(folder.path, 'advisories.json')
  const { code, out, err } = await scan('--file', file, '--refresh', join(folder.path, 'all'))
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/^pdfkit [\d.]+: GHSA-made-up/)
  const kept = JSON.parse(readFileSync(file, 'utf8'))
  expect(kept.refreshed).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(kept.advisories.map(({ id }: { id: string }) => id)).toEqual(['GHSA-made-up'])
})
