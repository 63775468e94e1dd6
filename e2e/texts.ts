import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@karavan/contract/language.ts'

type Tree = { [key: string]: string | Tree }
const read = (folder: string, language: Language): Tree =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${folder}/src/locales/${language}.json`, import.meta.url)), 'utf8'))
const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
/** The texts of all screens by key; the desk's own stand below `desk.` as they do in its code. */
export const textsOf = (language: Language) =>
  new Map([
    ...leaves(read('packages/web-kit', language)),
    ...leaves(read('apps/web', language)),
    ...leaves(read('apps/desk', language), 'desk.'),
  ])
