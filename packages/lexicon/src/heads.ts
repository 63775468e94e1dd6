import type { Analysis } from './analysis.ts'
import { isA } from './names.ts'
import { chineseForWords, chineseWithWords } from './stopwords.ts'
import type { Token } from './tokens.ts'

/** Words after which something is named that the goods are for, with or made of. */
const russianBreaks = new Set(['для', 'с', 'со', 'под', 'на', 'в', 'во', 'из', 'от', 'к', 'по', 'без', 'через', 'до', 'за', 'у', 'при'])
const englishBreaks = new Set([
  'for',
  'with',
  'in',
  'to',
  'from',
  'compatible',
  'featuring',
  'without',
  'by',
  'on',
  'includes',
  'including',
  'fits',
  'fit',
  'under',
  'into',
  'onto',
  'that',
  'which',
  'whose',
  'i',
  'you',
  'we',
  'so',
  'because',
  'when',
  'if',
])
const chineseFor = new Set(chineseForWords)
const chineseWith = new Set(chineseWithWords)
const conjunctions = new Set(['и', 'или', 'либо', 'and', 'or', '和', '或', '或者', '与', '及'])

interface Place {
  start: number
  end: number
  ids: string[]
  /** All names here are in Cyrillic, where the head stands first. */
  isCyrillic: boolean
  /** Written as in the dictionary, or a plural that is not in another case for certain. */
  isNominative: boolean
}

export interface HeadOptions {
  /** The text is the title of an offer: in Chinese the goods are named before the first blank, their qualities after it. */
  isTitle?: boolean
}

/**
 * The kinds of goods a text is about, likeliest first: the head of its first name of goods, not what the goods are for or come with. English and
 * Chinese name it last ("phone case"), Russian first ("чехол телефона"); names joined by "and" or a comma all count. Empty where no kind is named.
 */
export function headTypes(analysis: Analysis, { isTitle = false }: HeadOptions = {}): string[] {
  const places = placesOf(analysis)
  if (places.length === 0) return []
  if (places.length === 1) return places[0]!.ids

  const heads: string[] = []
  let group: Place[] = []
  /** After "for" or "with": what is named here is not a head. */
  let isAside = false
  /** An "and" stands between the aside and the next name. */
  let isJoined = false
  /** The text begins with what the goods are for or with: "для телефона чехол", "适用苹果手机壳". */
  let opening: 'for' | 'aside' | undefined
  /** After a name that nobody knows, "ложементы под часы": what it is for is the goods only where nothing else is named. */
  let isOfUnknown = false
  let held: string[] = []
  const close = () => {
    if (isOfUnknown && group.length === 1 && group[0] === places[0] && !isTitle) {
      held = group[0]!.ids
      group = []
      return
    }
    // What the text began with is the goods only where nothing else is.
    const names = opening && group.length > 1 && group[0] === places[0] && places[0]?.isCyrillic ? group.slice(1) : group
    const [first, last] = [names[0], names.at(-1)]
    if (first && last) {
      const head = first.isCyrillic && last.isCyrillic ? first : last
      // A wide name beside a narrow one adds nothing: "stuffed animal toy" is a stuffed animal, "сумка рюкзак" a backpack.
      const narrower = names.findLast(({ ids }) => ids.some((id) => head.ids.some((wide) => id !== wide && isA(id, wide))))
      heads.push(...(narrower ?? head).ids)
    }
    group = []
  }
  for (const [index, place] of places.entries()) {
    for (const border of bordersBetween(analysis, places[index - 1]?.end ?? 0, place.start)) {
      if (border === 'aside' || border === 'for') {
        if (index === 0) {
          opening = border
          isOfUnknown = place.isCyrillic && purposeOfUnknown(analysis, place.start)
        }
        // "带挂绳适用苹果手机壳": one aside after another, the goods still to come
        else if (border === 'for' && opening) group = []
        else isAside = true
        isJoined = false
      } else if (border === 'and' && isAside) isJoined = true
      else if (border === 'comma' && isAside && isTitle) isJoined = false
      else if (border !== 'blank') {
        close()
        isAside = false
      } else if (isTitle && !(opening === 'for' && group.length === 1) && (group.length > 0 || heads.length > 0)) {
        close()
        return [...new Set(heads)]
      }
    }
    // "mug with a lid and spoon" goes on with what comes along; "кружки с крышкой и термосы" does not, as the case of the name tells.
    if (isAside && isJoined && place.isCyrillic && place.isNominative) {
      close()
      isAside = false
    }
    isJoined = false
    if (!isAside) group.push(place)
  }
  close()
  return [...new Set(heads.length > 0 ? heads : held)]
}

/** "Ложементы под", "колба для": a noun in the plural or singular that begins the text and names no kind. */
const purposeOfUnknown = ({ text, tokens }: Analysis, start: number): boolean => {
  const [first, second, third] = tokens
  return (
    first !== undefined &&
    second !== undefined &&
    third?.start === start &&
    (second.normalised === 'под' || second.normalised === 'для') &&
    first.normalised.length >= 5 &&
    /[аяыиоеё]$|[бвгджзклмнпрстфхцчшщ]$/.test(first.normalised) &&
    !/(?:ть|те|шь|но|ли|ите)$/.test(first.normalised) &&
    text.slice(0, first.start).trim() === ''
  )
}

/** Where kinds of goods are named, in the order of the text. */
function placesOf({ text, concepts, tokens }: Analysis): Place[] {
  const places: Place[] = []
  for (const { kind, conceptId, start, end, how, isNegated } of concepts) {
    if (kind !== 'type' || isNegated) continue
    const last = places.at(-1)
    if (last?.start === start) {
      last.ids.push(conceptId)
      continue
    }
    const words = tokens.filter((token) => token.start >= start && token.end <= end)
    const isCyrillic = words.at(-1)?.script === 'cyrillic'
    const first = words[0]?.normalised ?? ''
    const isInflected = isCyrillic && how !== 'exact'
    places.push({
      start,
      end,
      ids: [conceptId],
      isCyrillic,
      isNominative: !isInflected || (/[иы]$/.test(first) && !instrumental.test(first)),
    })
  }
  const goods = places.filter((place) => !isUseInHan(text, place))
  return goods.length > 0 ? goods : places
}

/** 修手机用的, 放手机的: what the goods are used for, though it is named last. */
const isUseInHan = (text: string, { start, end }: Place): boolean =>
  /^用(?:的|$)/.test(text.slice(end)) || (/[修放装]$/.test(text.slice(0, start)) && /^(?:的|用|$)/.test(text.slice(end)))

/** Endings of the instrumental case, in words long enough to have one. */
const instrumental = /^.{3,}(?:[оеы]м|[аяи]ми|[оеь]ю|[ое]й)$/

const punctuation = /[,;.!?:()[\]{}|/，。；、！？：（）【】]/

/** What separates two names, in order. A blank counts beside Han characters only. */
function* bordersBetween(
  { text, tokens }: Analysis,
  from: number,
  to: number,
): Generator<'aside' | 'for' | 'and' | 'comma' | 'end' | 'blank'> {
  let before: Token | undefined
  for (const [at, token] of tokens.entries()) {
    if (token.start > to) break
    if (token.start >= from) {
      const gap = text.slice(before?.end ?? from, token.start)
      const isNumber = before?.script === 'digit' && token.script === 'digit'
      // "с принтом, карманом-кенгуру": the case goes on after the comma, so the phrase does
      if (/^ ?[,，] ?$/.test(gap)) {
        if (!isNumber && !(token.script === 'cyrillic' && instrumental.test(token.normalised))) yield 'comma'
      } else if (punctuation.test(gap) && !isNumber) yield 'end'
      else if (before && (token.script === 'han' || before.script === 'han') && /^[\s\u3000]+$/.test(gap)) yield 'blank'
      if (token.start >= to) break
      const word = token.normalised
      const next = tokens[at + 1]
      // The "on" of "clip-on lamp" is part of a word.
      const isWithin = before !== undefined && text[before.end] === '-' && before.end + 1 === token.start
      if (chineseFor.has(word)) yield 'for'
      else if (!isWithin && (russianBreaks.has(word) || englishBreaks.has(word) || chineseWith.has(word))) yield 'aside'
      else if (conjunctions.has(word) && !(next?.script === 'cyrillic' && instrumental.test(next.normalised))) yield 'and'
    }
    before = token
  }
}
