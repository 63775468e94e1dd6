import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkRecordedVersion } from './recorded-version.ts'

let folder: string
const check = (version: number, digests: Record<string, string>) =>
  checkRecordedVersion(pathToFileURL(join(folder, 'recorded.json')), 'theVersion', version, digests)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'karavan-recorded-'))
  vi.stubEnv('RECORD_VERSIONS', '1')
  check(1, { mug: 'a', lamp: 'b' })
  vi.stubEnv('RECORD_VERSIONS', '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('the recorded state passes, any other one asks for a higher number', () => {
  check(1, { lamp: 'b', mug: 'a' })
  expect(() => check(1, { mug: 'a', lamp: 'c' })).toThrow('raise theVersion to 2: what it stands for has changed (lamp)')
  expect(() => check(1, { mug: 'a' })).toThrow('raise theVersion to 2')
  expect(() => check(1, { mug: 'a', lamp: 'b', bag: 'd' })).toThrow('(bag)')
  expect(() => check(0, { mug: 'a', lamp: 'b' })).toThrow('only ever raised')
})

test('a raised number is recorded when that is asked for, and another state of the same number never', () => {
  expect(() => check(2, { mug: 'z' })).toThrow('run this test once with RECORD_VERSIONS=1 and commit recorded.json')
  vi.stubEnv('RECORD_VERSIONS', '1')
  expect(() => check(1, { mug: 'z' })).toThrow('raise theVersion to 2')
  check(2, { mug: 'z' })
  expect(JSON.parse(readFileSync(join(folder, 'recorded.json'), 'utf8'))).toEqual({ version: 2, digests: { mug: 'z' } })
})
