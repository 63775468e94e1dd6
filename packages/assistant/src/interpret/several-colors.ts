import { less } from '../lists.ts'
import type { Field } from './grammar/fields-asked.ts'

const severalColors =
  /(?<!\p{L})(?:(?:разн|различн|нескольк|многих|много|побольше)\p{L}*\s+(?:цвет|расцвет)\p{L}*|(?:цвета|расцветки)\s+(?:разные|на выбор))(?:\s+на выбор)?|(?<![a-z])(?:several|different|various|assorted|mixed|many|multiple)\s+colou?rs(?:\s+to choose from)?|(?<![a-z])(?:choice|assortment|range|variety) of colou?rs|(?:多种|各种|不同的?|好几种|多个)颜色|颜色(?:要)?(?:多一?[点些]|丰富|多样|齐全)|多色可选/iu
/** Asks whether there are, or what colours there are. */
const asks = /[?？]\s*$|(?<!\p{L})(?:можно|какие)(?!\p{L})|(?<![a-z])(?:can|what|which|are|is|does|do)(?![a-z])|[吗么]|哪些|可以|能/iu

interface OfColors {
  written: string
  topics: readonly string[]
  colors: readonly string[]
  words: readonly string[]
  purposes: readonly string[]
  fields: readonly Field[]
  isQuestion: boolean
}

/** "100 pcs in assorted colours" wants goods that come in several; "can I mix different colours?" asks. */
export function withSeveralColors<Read extends OfColors>(reading: Read): Read {
  const [said] = severalColors.exec(reading.written) ?? []
  if (said === undefined || asks.test(reading.written) || reading.topics.length > 0 || reading.colors.length > 1) return reading
  const words = said.toLowerCase().split(/\s+/u)
  // 多种 of 多种颜色.
  const isOther = (word: string): boolean => !words.includes(word) && !(/^\p{Script=Han}{2,}$/u.test(word) && said.includes(word))
  return {
    ...reading,
    severalColors: true,
    words: reading.words.filter(isOther),
    purposes: less(reading.purposes, [...words, 'выбор']),
    fields: reading.fields.filter((field) => field !== 'colors'),
    isQuestion: false,
  }
}
