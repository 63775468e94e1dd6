import { fallbackLanguage, type Language } from '@karavan/contract/language.ts'
import { loadFile } from './load-file.ts'
import { localStore } from './storage.ts'
import { detectLanguage, languageStorageKey, type TextLoaders } from './texts.ts'
import { type Texts, type Translate, translator } from './translate.ts'

type Part = keyof TextLoaders[Language]

/** What has come of a language's texts. */
interface Known {
  collections: Texts[]
  translate: Translate
  /** Files that have come or are on their way. */
  parts: Map<Part, Promise<void>>
}

let load: TextLoaders
let known = new Map<Language, Known>()
let shown: { language: Language; t: Translate } = { language: fallbackLanguage, t: (key) => key }
let areLaterWanted = false
const listeners = new Set<() => void>()

/** Says where the texts come from. `startTexts` does it; alone it serves where there is no page. */
export function provideTexts(loaders: TextLoaders): void {
  load = loaders
  known = new Map()
  areLaterWanted = false
}

function knownOf(language: Language): Known {
  let one = known.get(language)
  if (!one) {
    const collections: Texts[] = []
    one = { collections, translate: translator(language, collections), parts: new Map() }
    known.set(language, one)
  }
  return one
}

/** Fetches a file of texts once; one that did not come is asked for again the next time. */
function fetchPart(language: Language, part: Part): Promise<void> {
  const { collections, parts } = knownOf(language)
  const loader = load[language][part]
  const fetching =
    parts.get(part) ??
    (loader ? loadFile(loader) : Promise.resolve({ default: [] })).then(
      (file) => void collections.push(...[file.default].flat()),
      (error: unknown) => {
        parts.delete(part)
        throw error
      },
    )
  parts.set(part, fetching)
  return fetching
}

/** Fetches what is to be shown in a language; what is wanted may become more meanwhile. */
async function fetchWanted(language: Language): Promise<void> {
  await fetchPart(language, 'first')
  if (areLaterWanted) await fetchPart(language, 'later')
}

function show(language: Language): void {
  shown = { language, t: knownOf(language).translate }
  for (const listener of listeners) listener()
}

function markPage(): void {
  document.documentElement.lang = shown.language
}

/** Starts the texts in the detected language; only that language is fetched. Rejects when it cannot be. */
export async function startTexts(loaders: TextLoaders): Promise<void> {
  provideTexts(loaders)
  const language = detectLanguage()
  await fetchPart(language, 'first')
  onLanguageChange(markPage)
  show(language)
}

/** Resolves once everything has its texts, in the language that is shown by then. Whatever comes after the first screen waits for it. */
export async function laterTexts(): Promise<void> {
  areLaterWanted = true
  let language: Language
  do {
    language = shown.language
    await fetchPart(language, 'later')
  } while (language !== shown.language)
}

/** An explicit choice: applied at once and remembered. */
export async function chooseLanguage(next: Language): Promise<void> {
  await fetchWanted(next)
  if (!localStore.set(languageStorageKey, next)) console.warn('the browser does not keep the choice of language')
  show(next)
}

/** The texts of a language, shown or not, once they are all there. Rejects when they cannot be fetched. */
export async function textsIn(language: Language): Promise<Translate> {
  await Promise.all([fetchPart(language, 'first'), fetchPart(language, 'later')])
  return knownOf(language).translate
}

/** Calls back with every change of the language; the function it gives ends that. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A text in the language that is shown now. What is drawn takes it from `useTranslation`, which follows the language. */
export const t: Translate = (key, values) => shown.t(key, values)

export const currentLanguage = (): Language => shown.language

/** `t` of the language that is shown: another one with each language. */
export const currentTranslate = (): Translate => shown.t
