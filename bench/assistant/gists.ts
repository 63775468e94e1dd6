import { pathToFileURL } from 'node:url'
import { type Language, languages } from '@karavan/contract/language.ts'
import { kindGistsIn, kindsReadBy } from '@karavan/lexicon/kind-gists.ts'
import { kindRows } from '@karavan/lexicon/kind-phrases/rows.ts'
import { isA } from '@karavan/lexicon/names.ts'
import { GistReader } from '@karavan/lexicon/property-gists.ts'
import { gap } from '@karavan/lexicon/property-phrases/keys.ts'
import { type PropertyRow, propertyRows } from '@karavan/lexicon/property-phrases/rows.ts'
import { sets, wholeSets } from './sets.ts'

/** What became of wordings that the reader had not seen. */
interface Share {
  of: number
  right: number
  wrong: number
}
/** Of one language: as sure, as a guess, and of what is no property (`of` readings tried, `wrong` ones made). */
export interface GistFigures {
  sure: Share
  guess: Share
  stories: Share
}

const folds = 3
const kinds = (): string[] => [...new Set(propertyRows().flatMap((row) => row.kinds))].toSorted()
/** Kinds of goods that a story is held against: a reader that knows each of them must find nothing in it. */
const everyKind = 7

/**
 * The wordings of properties, a third at a time left out and read by the two others, and what people write to a shop that is about no goods. Stories come from
 * open sets alone. Same figures every time.
 */
export async function gistFigures(): Promise<Record<Language, GistFigures>> {
  const none = (): Share => ({ of: 0, right: 0, wrong: 0 })
  const figures = Object.fromEntries(languages.map((language) => [language, { sure: none(), guess: none(), stories: none() }])) as Record<
    Language,
    GistFigures
  >
  for (let fold = 0; fold < folds; fold++) readLeftOut(fold, figures)
  const reader = new GistReader(propertyRows())
  for (const [language, story] of await stories())
    for (const kind of kinds().filter((_, at) => at % everyKind === 0)) {
      figures[language].stories.of++
      if (reader.read(story, kind).length > 0) figures[language].stories.wrong++
    }
  return figures
}

function readLeftOut(fold: number, figures: Record<Language, GistFigures>): void {
  const left: { row: PropertyRow; language: Language; wording: string }[] = []
  let at = 0
  // Neighbours in a row are alike: each fold has every third of them.
  const isLeft = (): boolean => at++ % folds === fold
  const rest = propertyRows().map((row) => {
    const of = (language: Language): string[] =>
      row.wordings[language].filter((wording) => !isLeft() || left.push({ row, language, wording }) < 0)
    return { ...row, wordings: { ru: of('ru'), en: of('en'), zh: of('zh') } }
  })
  const reader = new GistReader(rest)
  const all = kinds()
  for (const [place, { row, language, wording }] of left.entries()) {
    const kind = row.kinds.length === 0 ? all[place % all.length]! : row.kinds[place % row.kinds.length]!
    const found = reader.read(wording.replaceAll(gap, language === 'zh' ? '' : ' '), kind)
    const isRight = found.some(({ word }) => word === row.names[language])
    const { sure, guess } = figures[language]
    sure.of++
    guess.of++
    if (found.length === 0) continue
    const into = found.some(({ isSure }) => isSure) ? sure : guess
    if (isRight) into.right++
    else into.wrong++
  }
}

/** The same of kinds of goods that are told by what is done with them (`kind-phrases/`). */
export async function kindFigures(): Promise<Record<Language, GistFigures>> {
  const none = (): Share => ({ of: 0, right: 0, wrong: 0 })
  const figures = Object.fromEntries(languages.map((language) => [language, { sure: none(), guess: none(), stories: none() }])) as Record<
    Language,
    GistFigures
  >
  for (let fold = 0; fold < folds; fold++) {
    const left: { kind: string; language: Language; wording: string }[] = []
    let at = 0
    const rest = kindRows().map(({ kind, wordings }) => {
      const of = (language: Language): string[] =>
        wordings[language].filter((wording) => at++ % folds !== fold || left.push({ kind, language, wording }) < 0)
      return { kind, wordings: { ru: of('ru'), en: of('en'), zh: of('zh') } }
    })
    const read = kindsReadBy(rest)
    for (const { kind, language, wording } of left) {
      const found = read(wording)
      const { sure, guess } = figures[language]
      sure.of++
      guess.of++
      if (found.length === 0) continue
      const into = found.some(({ isSure }) => isSure) ? sure : guess
      if (found.some((one) => isA(one.kind, kind) || isA(kind, one.kind))) into.right++
      else into.wrong++
    }
  }
  for (const [language, story] of await stories()) {
    figures[language].stories.of++
    if (kindGistsIn(story.toLowerCase()).some(({ isSure }) => isSure)) figures[language].stories.wrong++
  }
  return figures
}

/** First messages of open sets that ask for no goods: the service, courtesy, talk of other things. */
async function stories(): Promise<[Language, string][]> {
  const open = Object.entries({ ...sets, ...wholeSets }).filter(([name]) => !name.includes('held') && /messages|wordings-..$/.test(name))
  const cases = (await Promise.all(open.map(([, read]) => read()))).flat()
  return cases.flatMap(({ language, turns: [turn] }) => (turn?.answer?.cards === 0 && !turn.answer.mayShow ? [[language, turn.say]] : []))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const percent = (part: number, { of }: Share): string => `${((100 * part) / of).toFixed(1)} %`
  for (const [of, figures] of [
    ['properties', await gistFigures()],
    ['kinds', await kindFigures()],
  ] as const)
    for (const [language, { sure, guess, stories: none }] of Object.entries(figures))
      console.log(
        `${of}, ${language}: of ${sure.of} wordings sure and right ${percent(sure.right, sure)}, sure and wrong ${percent(sure.wrong, sure)}, guessed right ${percent(guess.right, guess)}, guessed wrong ${percent(guess.wrong, guess)}; of ${none.of} stories read ${percent(none.wrong, none)}`,
      )
}
