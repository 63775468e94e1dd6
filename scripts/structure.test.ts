import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** What each source file of ours imports: a package's name, or the path of a file of ours from the root. */
const imports = new Map<string, string[]>()
for (const path of globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })) {
  if (/\.test\.tsx?$/.test(path)) continue
  const text = readFileSync(join(root, path), 'utf8')
  const named = text.matchAll(/(?:^|\s)(?:from|import)\s*\(?\s*'([^']+)'/g)
  imports.set(
    path,
    Array.from(named, ([, name = '']) => (name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name)),
  )
}
const importsOf = (folder: string) => [...imports].filter(([path]) => path.startsWith(folder))
/** Imports of a folder that the rule does not allow, as `file -> import`. */
const strays = (folder: string, isAllowed: (name: string, path: string) => boolean) =>
  importsOf(folder).flatMap(([path, names]) => names.filter((name) => !isAllowed(name, path)).map((name) => `${path} -> ${name}`))

test('the arrows between the packages point one way', () => {
  expect(imports.size).toBeGreaterThan(300)
  expect(strays('packages/contract/', (name) => name === 'zod' || name.startsWith('packages/contract/'))).toEqual([])
  expect(strays('packages/', (name) => !/^(apps\/|@karavan\/(server|web|desk))/.test(name))).toEqual([])
  const outside = /^(fastify|kysely|pg|node:(http|https|net|fs))\b/
  expect(strays('packages/assistant/', (name) => !outside.test(name))).toEqual([])
  expect(strays('packages/identity/', (name) => !/^(apps\/server|@karavan\/)/.test(name))).toEqual([])
})

test('a feature of the web app meets another one in app/ only', () => {
  const featureOf = (path: string) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]
  expect(strays('apps/web/src/features/', (name, path) => [undefined, featureOf(path)].includes(featureOf(name)))).toEqual([])
  expect(strays('apps/web/src/ui/', (name) => !/^apps\/web\/src\/(features|app)\//.test(name))).toEqual([])
  expect(strays('apps/web/src/lib/', (name) => !/^apps\/web\/src\/(features|app)\//.test(name))).toEqual([])
})

test('AU-34 the buyer’s app knows nothing of the desk, and the desk borrows only what is nobody’s feature', () => {
  const shared = /^@karavan\/(contract\/|web\/(ui|lib|features\/account|styles\.css|app\/(config|error-boundary|preferences|query-client)))/
  expect(importsOf('apps/desk/').length).toBeGreaterThan(20)
  expect(strays('apps/desk/', (name) => !name.startsWith('@karavan/') || shared.test(name))).toEqual([])
  expect(strays('apps/web/', (name) => !/^(apps\/desk|@karavan\/desk)/.test(name) && !name.includes('contract/desk'))).toEqual([])
})

test('NF-11 only the account feature of the web app and the sign-in service know the provider of accounts', () => {
  const provider = /^(firebase|@firebase)\b/
  const knowing = [...imports].filter(([, names]) => names.some((name) => provider.test(name))).map(([path]) => path)
  expect(knowing.length).toBeGreaterThan(0)
  expect(knowing.filter((path) => !path.startsWith('apps/web/src/features/account/'))).toEqual([])
  const service = importsOf('apps/server/src/features/').filter(([, names]) => names.some((name) => name.startsWith('@karavan/identity')))
  expect(service.map(([path]) => path).filter((path) => !path.startsWith('apps/server/src/features/account/'))).toEqual([])
})

test('NF-10 nothing in the product asks for the data of a payment card', () => {
  const asking = /autocomplete=["'{]*cc-|\b(cvv|cvc|card[ _-]?number|cardholder)\b|номер карты|срок действия карты|银行卡号|信用卡/i
  const files = globSync(['apps/*/src/**/*.{ts,tsx,json,html}', 'packages/contract/src/**/*.ts', 'apps/*/index.html'], { cwd: root })
  const asked = files.filter((path) => !/\.test\.tsx?$/.test(path) && asking.test(readFileSync(join(root, path), 'utf8')))
  expect(asked).toEqual([])
})
