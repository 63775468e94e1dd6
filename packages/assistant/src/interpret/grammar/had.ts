import type { Analysis } from '@karavan/lexicon/analysis.ts'
import { type Span, splitAt } from './open-text.ts'

/** Ends a clause; in Chinese a blank does as well. */
const border = /[,.;!:，。；！：—–]|\s-\s|(?<=\p{Script=Han})\s+(?=\p{Script=Han})|(?<!\p{L})(?:но|а|but|so)(?!\p{L})/gu

/** A clause of goods that are there already: "got the mugs", «скотч есть», 猫抓板已经有了. */
const had = [
  /^\s*(?:(?:i|we)\s+)?(?:already\s+)?(?:have|got|have got|bought|ordered)(?!\s+(?:to|you|u|any|been|no)(?![a-z]))(?:\s+\p{L}+){1,6}\s*$|(?:in stock|sorted|covered|bought|ordered|(?:are|is) (?:already )?(?:here|there|fine|ok)|already)\s*$/u,
  /(?<!\p{L})(?:есть|имеется|имеются|куплен\p{L}*|заказан\p{L}*|закуплен\p{L}*|привезли|хватает|взяли|закупили)(?: уже)?\s*$/u,
  /(?:已经?|都)?(?:有|买|到|齐|备好|够)了\s*$/u,
]
/** And a clause of what is not. */
const needed =
  /(?<!\p{L})(?:нуж(?:ен|на|но|ны)|надо|ищ(?:у|ем)|хо(?:чу|тим)|нет|нечем|осталось|теперь|need|needs|want|missing|lack|lacking|looking for|after|just|now)(?!\p{L})|не хватает|[要缺差找]/u

/**
 * Of a first message what the buyer has and does not ask for, where it says beside it what is asked for: «коробки и скотч есть, нужны зип-пакеты». None where the
 * whole is a question ("have you mugs?").
 */
export function hadIn(folded: string, { concepts }: Analysis): Span[] {
  if (/[?？]|(?<!\p{L})ли(?!\p{L})|[吗么]/u.test(folded)) return []
  const clauses = splitAt(folded, border)
  const namesGoods = (clause: Span): boolean =>
    concepts.some((match) => match.kind === 'type' && match.start >= clause.start && match.end <= clause.end)
  const owned = clauses.filter((clause) => had.some((way) => way.test(clause.text)) && !needed.test(clause.text) && namesGoods(clause))
  const isNeeded = clauses.some((clause) => !owned.includes(clause) && needed.test(clause.text))
  return isNeeded ? owned.map(({ start: from, end }) => ({ start: from, end })) : []
}
