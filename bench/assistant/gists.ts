import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { actOf, leastShare } from '@karavan/assistant/interpret/act-meant.ts'
import { askedFor, asksAbout, isAsSure, whereItStands } from '@karavan/assistant/interpret/asked-of-goods.ts'
import { decide } from '@karavan/assistant/interpret/decide.ts'
import { readMentions } from '@karavan/assistant/interpret/mention-classes.ts'
import { readMessage } from '@karavan/assistant/interpret/read.ts'
import { readMarked } from '@karavan/assistant/interpret/turn-classes.ts'
import { type Language, languages } from '@karavan/contract/language.ts'
import { openAnalysis } from '@karavan/lexicon/analyse.ts'
import { isOfService } from '@karavan/lexicon/asked-gists.ts'
import { headTypes } from '@karavan/lexicon/heads.ts'
import { asGoodAsSaid, certaintyOf, KindReader, kindReader } from '@karavan/lexicon/kind-gists.ts'
import { type KindRow, kindRows, kindRowsIn } from '@karavan/lexicon/kind-wordings.ts'
import { languageIn } from '@karavan/lexicon/language.ts'
import { meantProperties, PropertiesOfKind } from '@karavan/lexicon/meant-properties.ts'
import { type MentionRole, rolesOfMention } from '@karavan/lexicon/mention-roles.ts'
import { areInLine, isA } from '@karavan/lexicon/names.ts'
import { GistReader } from '@karavan/lexicon/property-gists.ts'
import { gap } from '@karavan/lexicon/property-phrases/keys.ts'
import { propertyRows, spokenRows } from '@karavan/lexicon/property-phrases/rows.ts'
import { actShares, markedTurnsOf } from '@karavan/lexicon/turn-acts.ts'
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
/** Of one language: the kind that comes first, however uncertain; those as good as said; and what tells of no goods and is read as if it did. */
export interface KindFigures {
  first: Share
  told: Share
  stories: Share
}
/** Of one language: wordings of properties, and what is no property. */
export interface MeantFigures {
  read: Share
  stories: Share
}
/**
 * Of one language: questions about the service while goods are shown, what is said of goods (`wrong` ones were taken for such a question), and what is asked of
 * goods, as surely as it takes for a question in words that no list has.
 */
export interface AskedFigures {
  service: Share
  goods: Share
  asked: Share
}
type ByLanguage<T> = Record<Language, T>

const none = (): Share => ({ of: 0, right: 0, wrong: 0 })
const byLanguage = <T>(of: (language: Language) => T): ByLanguage<T> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as ByLanguage<T>
/** Wordings as people write them: anything may stand in a gap, or nothing. */
const withoutGaps = (wording: string, language: Language): string => wording.replaceAll(gap, language === 'zh' ? '' : ' ')

interface Row {
  wordings: Readonly<ByLanguage<readonly string[]>>
}
interface LeftOut<T> {
  rest: T[]
  left: { row: T; language: Language; wording: string }[]
}
/** Rows without the wordings whose number is chosen, and these. Neighbours in a row are alike: who chooses each third has every third of them. */
function leaveOut<T extends Row>(rows: readonly T[], isLeft: (number: number) => boolean): LeftOut<T> {
  const left: LeftOut<T>['left'] = []
  let number = 0
  const rest = rows.map((row) => {
    const of = (language: Language): string[] =>
      row.wordings[language].filter((wording) => !isLeft(number++) || left.push({ row, language, wording }) < 0)
    return { ...row, wordings: { ru: of('ru'), en: of('en'), zh: of('zh') } }
  })
  return { rest, left }
}

const folds = 3
/** Meanings are compared with so many more wordings that only one in so many is left out, once. */
const everyWording = 5
const kinds = (): string[] => [...new Set(propertyRows().flatMap((row) => row.kinds))].toSorted()
/** Kinds of goods that a story is held against: a reader that knows each of them must find nothing in it. */
const everyKind = 7

/**
 * The wordings of properties, a third at a time left out and read by the two others, and what people write to a shop that is about no goods. Stories come from
 * open sets alone. Same figures every time.
 */
export async function gistFigures(): Promise<ByLanguage<GistFigures>> {
  const figures = byLanguage(() => ({ sure: none(), guess: none(), stories: none() }))
  for (let fold = 0; fold < folds; fold++) readLeftOut(fold, figures)
  const reader = new GistReader(propertyRows())
  for (const [language, story] of await stories())
    for (const kind of kinds().filter((_, at) => at % everyKind === 0)) {
      figures[language].stories.of++
      if (reader.read(story, kind).length > 0) figures[language].stories.wrong++
    }
  return figures
}

function readLeftOut(fold: number, figures: ByLanguage<GistFigures>): void {
  const { rest, left } = leaveOut(propertyRows(), (number) => number % folds === fold)
  const reader = new GistReader(rest)
  const all = kinds()
  for (const [place, { row, language, wording }] of left.entries()) {
    const kind = row.kinds.length === 0 ? all[place % all.length]! : row.kinds[place % row.kinds.length]!
    const found = reader.read(withoutGaps(wording, language), kind)
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

/** Of the wordings of kinds that are left out so many are read: each takes some hundredths of a second. */
const everyLeftKind = 6

/** The same of kinds of goods that are told and not named (`data/kind-wordings.txt`): a fifth of the wordings, of which a sixth is read, by the four others. */
export async function kindFigures(): Promise<ByLanguage<KindFigures>> {
  const figures = byLanguage(() => ({ first: none(), told: none(), stories: none() }))
  const { rest, left } = leaveOut(kindRows(), (number) => number % everyWording === 0)
  const reader = new KindReader(rest)
  countKinds(
    reader,
    left.filter((_, at) => at % everyLeftKind === 0),
    figures,
  )
  for (const [language, story] of await stories()) {
    const found = kindReader().read(story)
    figures[language].stories.of++
    if (found && certaintyOf(found) >= asGoodAsSaid) figures[language].stories.wrong++
  }
  return figures
}

function countKinds(
  reader: KindReader,
  wordings: LeftOut<KindRow>['left'],
  figures: ByLanguage<Pick<KindFigures, 'first' | 'told'>>,
): void {
  for (const { row, language, wording } of wordings) {
    const { first, told } = figures[language]
    first.of++
    told.of++
    const found = reader.read(wording)
    if (!found) continue
    for (const into of certaintyOf(found) >= asGoodAsSaid ? [first, told] : [first])
      if (areInLine(found.kind, row.kind)) into.right++
      else into.wrong++
  }
}

/**
 * The same of every eighth of the wordings of another hand, written beside those that there were and without the answers of a reader (`told-kinds.txt`): some
 * are as long as messages, with a person, a trouble and a wish. The seven others are learned.
 */
export function toldFigures(): ByLanguage<Omit<KindFigures, 'stories'>> {
  const figures = byLanguage(() => ({ first: none(), told: none() }))
  const rows = kindRowsIn(readFileSync(new URL('told-kinds.txt', import.meta.url), 'utf8'))
  countKinds(kindReader(), leaveOut(rows, () => true).left, figures)
  return figures
}

/** Of the kinds that have properties of their own so many are tried. */
const everyMeantKind = 5
/** Of the stories so many are held against each of them. */
const everyStory = 10

/** The same of properties that are read by what words mean (`data/spoken-properties.txt`): of every fifth kind a fifth of the wordings that are its own. */
export async function meantFigures(): Promise<ByLanguage<MeantFigures>> {
  const figures = byLanguage(() => ({ read: none(), stories: none() }))
  const told = (await stories()).filter((_, at) => at % everyStory === 0)
  for (const kind of kinds().filter((_, at) => at % everyMeantKind === 0)) {
    const rows = spokenRows().filter((row) => row.kinds.length === 0 || row.kinds.some((one) => isA(kind, one)))
    const { rest, left } = leaveOut(rows, (number) => number % everyWording === 0)
    const properties = new PropertiesOfKind(rest)
    const read = (text: string) => meantProperties(text, kind, () => true, properties)
    for (const { row, language, wording } of left.filter(({ row: { kinds: own } }) => own.length > 0)) {
      const found = read(withoutGaps(wording, language))
      const { read: into } = figures[language]
      into.of++
      if (found.some(({ word }) => word === row.names[language])) into.right++
      else if (found.length > 0) into.wrong++
    }
    for (const [language, story] of told) {
      figures[language].stories.of++
      if (read(story).length > 0) figures[language].stories.wrong++
    }
  }
  return figures
}

/** What else a question may be answered with: what is near it says the same. */
const answeredBy: Partial<Record<string, readonly string[]>> = {
  carrier: ['delivery'],
  destination: ['delivery'],
  lost: ['return', 'track'],
  final: ['fee', 'rate', 'price'],
  photos: ['quality'],
  quality: ['return', 'trust'],
  cancel: ['contact', 'order'],
  reviews: ['trust'],
  'ask-logo': ['printing'],
  'ask-minimum': ['lots', 'mixing', 'sample'],
  'ask-packaging': ['packing', 'wrapping'],
  'ask-dispatch': ['delivery', 'track'],
  'ask-seller': ['shop'],
  'ask-price': ['discount', 'fee', 'final', 'rate'],
  'ask-durable': ['quality'],
  'say-cheaper': ['discount', 'dearer'],
  'say-take': ['order'],
  'say-talk': ['about', 'contact'],
  'say-back': ['history'],
}

/**
 * Questions about the service, and what is said of goods, in wordings of nobody who wrote those that are learned (`asked-kept.txt`, of which a line is what is
 * asked | in Russian | in English | in Chinese): read as in a talk that has goods on the screen.
 */
export function askedFigures(): ByLanguage<AskedFigures> {
  const figures = byLanguage(() => ({ service: none(), goods: none(), asked: none() }))
  for (const line of readFileSync(new URL('asked-kept.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')) {
    const [group = '', ...cells] = line.split(' | ')
    // Courtesy and talk of itself have readers of their own.
    if (group === 'about') continue
    for (const [at, language] of (['ru', 'en', 'zh'] as const).entries())
      for (const wording of cells[at]!.split('; ')) {
        const { topics } = readMessage(wording, true)
        const { service, goods, asked } = figures[language]
        const isOfGoods = !isOfService(group)
        if (whereItStands(group)) {
          const read = asksAbout(wording)
          asked.of++
          if (read && isAsSure(read, askedFor.inWords)) asked[read.group === group ? 'right' : 'wrong']++
        }
        const into = isOfGoods ? goods : service
        into.of++
        if (topics.length === 0) continue
        if (topics.some((topic) => [group, ...(answeredBy[group] ?? [])].includes(topic))) into.right++
        else into.wrong++
      }
  }
  return figures
}

/**
 * First messages of buyers that name goods among much else, or tell of them (`first-messages.txt`: the language | the message | the kinds that would do), which
 * nothing has learned: those of which all kinds that are read would do, and those of which none would.
 */
export function firstFigures(): ByLanguage<Share> {
  const figures = byLanguage(none)
  for (const line of firstMessages()) {
    const [language, message, names] = line.split(' | ') as [Language, string, string]
    const wanted = names.split('; ').flatMap((name) => headTypes(openAnalysis(name).analysis))
    const { types } = readMessage(message, false)
    const does = (type: string): boolean => wanted.some((one) => areInLine(one, type))
    const figure = figures[language]
    figure.of++
    if (types.length > 0 && types.every(does)) figure.right++
    else if (types.length > 0 && !types.some(does)) figure.wrong++
  }
  return figures
}
export const firstMessages = (): string[] =>
  readFileSync(new URL('first-messages.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

/**
 * Messages of talks in which offers are shown (`turns-kept.txt`, as `marked-turns.txt` of the lexicon), which nothing has learned: those that the rules alone take
 * for what they do, those that are answered so, and of all that what was learned is sure of those that it is right about.
 */
export function turnFigures(): ByLanguage<{ ruled: Share; taken: Share; surely: Share }> {
  const figures = byLanguage(() => ({ ruled: none(), taken: none(), surely: none() }))
  const turns = markedTurnsOf(readFileSync(new URL('turns-kept.txt', import.meta.url), 'utf8'))
  for (const { acts, first, message, text, reading, state, ruled: byRules } of readMarked(turns)) {
    const [learned] = actShares(text)
    const { ruled, taken, surely } = figures[languageIn(first) ?? languageIn(message) ?? 'en']
    const count = (figure: Share, act: string): void => {
      figure.of++
      if (acts.some((one) => one === act || (one === 'order' && act === 'cost'))) figure.right++
    }
    count(ruled, actOf(byRules))
    count(taken, actOf(decide(reading, state)))
    if (learned!.share >= leastShare) count(surely, learned!.name)
  }
  return figures
}

/** What the rules alone say of a property, and what of its role is told apart by them: an offer that has it, and a question, wish for it as far as they know. */
const polarity: Readonly<Partial<Record<MentionRole, MentionRole>>> = { also: 'wanted', asked: 'wanted', pointing: 'wanted' }
const ruledRole = (ruled: readonly string[]): MentionRole =>
  ruled.includes('left') || ruled.includes('unneeded') ? 'given-up' : ruled.includes('denied') ? 'unwanted' : 'wanted'

/**
 * Properties that are named in later messages of talks (`mentions-kept.txt`, as `marked-mentions.txt` of the lexicon), which nothing has learned: those whose polarity
 * the rules alone read right, those that are read right with what was learned where that is sure, and of all that it is sure of those whose role is right.
 */
export function mentionFigures(): ByLanguage<{ ruled: Share; taken: Share; surely: Share }> {
  const figures = byLanguage(() => ({ ruled: none(), taken: none(), surely: none() }))
  const table = readFileSync(new URL('mentions-kept.txt', import.meta.url), 'utf8')
  for (const talk of table.split(/^# /mu).slice(1)) {
    const [first = '', ...messages] = talk.trimEnd().split('\n')
    const { ruled, taken, surely } = figures[languages.find((language) => first.startsWith(language))!]
    for (const { role, text, rules } of readMentions(messages.join('\n'))) {
      const [learned] = rolesOfMention(text)
      const isSure = learned!.share >= leastOfMention
      const count = (figure: Share, read: string): void => {
        figure.of++
        if (read === (polarity[role] ?? role)) figure.right++
      }
      const name = learned!.name as MentionRole
      count(ruled, ruledRole(rules))
      count(taken, isSure ? (polarity[name] ?? name) : ruledRole(rules))
      if (!isSure) continue
      surely.of++
      if (name === role) surely.right++
    }
  }
  return figures
}
const leastOfMention = 0.85

/** First messages of open sets that ask for no goods: the service, courtesy, talk of other things. */
async function stories(): Promise<[Language, string][]> {
  const open = Object.entries({ ...sets, ...wholeSets }).filter(([name]) => !name.includes('held') && /messages|wordings-..$/.test(name))
  const cases = (await Promise.all(open.map(([, read]) => read()))).flat()
  return cases.flatMap(({ language, turns: [turn] }) => (turn?.answer?.cards === 0 && !turn.answer.mayShow ? [[language, turn.say]] : []))
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const percent = (part: number, { of }: Share): string => `${((100 * part) / of).toFixed(1)} %`
  for (const [language, { sure, guess, stories: no }] of Object.entries(await gistFigures()))
    console.log(
      `properties, ${language}: of ${sure.of} wordings sure and right ${percent(sure.right, sure)}, sure and wrong ${percent(sure.wrong, sure)}, guessed right ${percent(guess.right, guess)}, guessed wrong ${percent(guess.wrong, guess)}; of ${no.of} stories read ${percent(no.wrong, no)}`,
    )
  for (const [language, { first, told, stories: no }] of Object.entries(await kindFigures()))
    console.log(
      `kinds, ${language}: of ${first.of} wordings right first ${percent(first.right, first)}, as good as said and right ${percent(told.right, told)}, and wrong ${percent(told.wrong, told)}; of ${no.of} stories read ${percent(no.wrong, no)}`,
    )
  for (const [language, { first, told }] of Object.entries(toldFigures()))
    console.log(
      `kinds by another hand, ${language}: of ${first.of} wordings right first ${percent(first.right, first)}, as good as said and right ${percent(told.right, told)}, and wrong ${percent(told.wrong, told)}`,
    )
  for (const [language, figure] of Object.entries(firstFigures()))
    console.log(
      `kinds of first messages, ${language}: of ${figure.of} right ${percent(figure.right, figure)}, wrong ${percent(figure.wrong, figure)}`,
    )
  for (const [language, { ruled, taken, surely }] of Object.entries(turnFigures()))
    console.log(
      `turns of talks, ${language}: of ${ruled.of} taken for what they do by the rules alone ${percent(ruled.right, ruled)}, with what was learned ${percent(taken.right, taken)}; of ${surely.of} that this is sure of right ${percent(surely.right, surely)}`,
    )
  for (const [language, { ruled, taken, surely }] of Object.entries(mentionFigures()))
    console.log(
      `properties named in talks, ${language}: of ${ruled.of} read right by the rules alone ${percent(ruled.right, ruled)}, with what was learned ${percent(taken.right, taken)}; of ${surely.of} that this is sure of right ${percent(surely.right, surely)}`,
    )
  for (const [language, { read, stories: no }] of Object.entries(await meantFigures()))
    console.log(
      `properties by meaning, ${language}: of ${read.of} wordings right ${percent(read.right, read)}, wrong ${percent(read.wrong, read)}; of ${no.of} stories read ${percent(no.wrong, no)}`,
    )
  for (const [language, { service, goods, asked }] of Object.entries(askedFigures()))
    console.log(
      `questions about the service, ${language}: of ${service.of} right ${percent(service.right, service)}, taken for another ${percent(service.wrong, service)}; of ${goods.of} about goods taken for one ${percent(goods.wrong, goods)}; questions of ${asked.of} about goods surely right ${percent(asked.right, asked)}, wrong ${percent(asked.wrong, asked)}`,
    )
}
