import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@karavan/contract/language.ts'

type Tree = { [key: string]: string | Tree }
const read = (file: string): Tree => JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}.json`, import.meta.url)), 'utf8'))
const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
/** The texts of all screens by key; the desk's own stand below `desk.` as they do in its code. */
export const textsOf = (language: Language) =>
  new Map([
    ...['packages/web-kit', 'apps/web'].flatMap((folder) =>
      [language, `${language}-later`].flatMap((name) => leaves(read(`${folder}/src/locales/${name}`))),
    ),
    ...leaves(read(`apps/desk/src/locales/${language}`), 'desk.'),
  ])
