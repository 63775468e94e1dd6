import type { Dimension } from '../../wish.ts'
import { blankOut } from './blank.ts'
import type { Given } from './evidence.ts'
import { cheaper, clauseEnd, dearer, type FigureContext, priceFor } from './figures.ts'
import type { Named } from './refs.ts'

interface Field {
  more: RegExp
  less: RegExp
  of(one: Given, quantity: number | undefined): number | undefined
}

/** The one figure of its kind that an offer states; of several nobody knows which is meant. */
export const measured =
  (dimension: Dimension) =>
  ({ facts }: Given): number | undefined => {
    const own = facts.measures.filter((one) => one.dimension === dimension)
    return own.length === 1 ? own[0]!.value : undefined
  }

/** Whose it is: "минимум у [A] меньше". */
const of = '(?: (?:у|of) [^,.;]{1,5}| [^,.;]{1,5})?(?: is)?'
const least = '(?:миним\\p{L}*(?: заказ\\p{L}*| парти\\p{L}*)?|moq|minimum(?: order)?)'
/** In Chinese the field, then the other offer behind 比, then the word. */
const pattern = (
  { more, less }: { more: string; less: string },
  field: string,
  [high, low]: [string, string],
): Pick<Field, 'more' | 'less'> => {
  const chinese = (words: string): string =>
    field === '' ? `(?:比[^，。]{1,8}?|更|较)(?:${words})` : `${field}(?:比[^，。]{1,8}?)?(?:更|较)?(?:${words})`
  return { more: new RegExp(`${more}|${chinese(high)}`, 'iu'), less: new RegExp(`${less}|${chinese(low)}`, 'iu') }
}

/** What offers can be compared by, in words: each needs its figure of both. Nothing else proves that one is better than another. */
const fields: readonly Field[] = [
  { more: dearer, less: cheaper, of: priceFor },
  {
    ...pattern(
      {
        more: `${least}${of} (?:больше|выше|higher|bigger|larger)|(?:больш|higher|bigger|larger)\\p{L}* ${least}`,
        less: `${least}${of} (?:меньше|ниже|lower|smaller)|(?:меньш|lower|smaller)\\p{L}* ${least}`,
      },
      '起订量',
      ['高|大|多', '低|小|少'],
    ),
    of: ({ order }) => order.moq,
  },
  {
    ...pattern(
      {
        more: '(?:больше|чаще) (?:прода|покупа)\\p{L}*|(?:прода|покупа)\\p{L}* (?:больше|чаще|лучше)|(?:sold|sells|bought) (?:more|better)|more (?:sales|sold)',
        less: '(?:меньше|реже) (?:прода|покупа)\\p{L}*|(?:прода|покупа)\\p{L}* (?:меньше|реже)|(?:sold|sells|bought) less|(?:fewer|less) sales',
      },
      '(?:销量|卖得)',
      ['高|好|多', '低|少'],
    ),
    of: ({ order }) => order.sold,
  },
  {
    ...pattern(
      {
        more: '(?:отправ|отгру)\\p{L}* (?:дольше|позже)|ships? (?:later|slower)',
        less: '(?:отправ|отгру)\\p{L}* (?:быстрее|раньше)|(?:быстрее|раньше) (?:отправ|отгру)\\p{L}*|ships? (?:faster|sooner|earlier)|faster (?:to ship|dispatch)',
      },
      '发货',
      ['慢', '快'],
    ),
    of: ({ order }) => order.dispatch,
  },
  {
    ...pattern(
      {
        more: '(?<!менее )опытнее|дольше на площадке|more experienced|longer on the (?:market|platform)\\p{L}*',
        less: 'менее опытн\\p{L}*|less experienced',
      },
      '开店',
      ['久', '晚'],
    ),
    of: ({ order }) => order.years,
  },
  {
    ...pattern(
      {
        more: '(?:больше|выше) (?:в наличии|на складе)|(?:запас|остат)\\p{L}* больше|more (?:in )?stock',
        less: '(?:меньше|ниже) (?:в наличии|на складе)|(?:запас|остат)\\p{L}* меньше|less (?:in )?stock',
      },
      '库存',
      ['多|大', '少|小'],
    ),
    of: ({ sale }) => sale.stock,
  },
  {
    ...pattern(
      {
        more: `объ[её]м${of} больше|больш\\p{L}* (?:по )?объ[её]м\\p{L}*|вместительнее|(?:larger|bigger|more) (?:volume|capacity)|holds more`,
        less: `объ[её]м${of} меньше|меньш\\p{L}* (?:по )?объ[её]м\\p{L}*|(?:smaller|less) (?:volume|capacity)|holds less`,
      },
      '容量',
      ['大', '小'],
    ),
    of: measured('volume'),
  },
  { ...pattern({ more: 'тяжелее|heavier', less: 'легче|lighter' }, '', ['重', '轻']), of: measured('weight') },
]
const both = fields.map((field) => ({
  ...field,
  pattern: new RegExp(`(?<more>${field.more.source})|(?<less>${field.less.source})`, 'giu'),
}))

/** A text with the comparisons of known fields blanked out: their words claim what `comparisonsHold` looks up. */
export const withoutComparisons = (text: string): string => both.reduce((left, { pattern }) => blankOut(left, pattern), text)

/** What makes it a limit, a superlative or an offer to look for something, which other rules read. */
const noComparison = /^\s*(?:(?:чем|than)\s*)?[\d\p{Sc}]|^\s*(?:всех|всего|остальн)/iu
const deniedBefore = /(?:не|not|no|不|没有?)\s*(?:так |much |any )?$/iu
export const seeks =
  /показать|поискать|покажу|поищу|подобрать|найти|(?:show|find|look for|search for|filter)|(?:找|搜|看看|推荐)|[?？]\s*$/iu

/**
 * Whether an offer that is said to be dearer or cheaper, larger, quicker than another is so, figure or none: the one whose name stands last before the word, or before
 * 比, against the one whose name follows at once, else against all others that are named, else against all that are shown.
 */
export function comparisonsHold(context: FigureContext): boolean {
  const { sentence, names, quantities } = context
  const [quantity] = quantities.length === 1 ? quantities : []
  return both.every(({ pattern, of }) =>
    [...sentence.matchAll(pattern)].every((match) => {
      const [start, end] = [match.index, match.index + match[0].length]
      const [before, after] = [sentence.slice(0, start), sentence.slice(end)]
      if (noComparison.test(after) || /(?:最|сам\p{L}+ )$/iu.test(before)) return true
      if (seeks.test(before) || (names.length === 0 && seeks.test(sentence))) return true
      if (deniedBefore.test(before)) return false
      const sides = sidesOf(context, end)
      const own = sides && of(sides.subject, quantity)
      if (!sides || own === undefined || sides.others.length === 0) return false
      return sides.others.every((one) => {
        const other = of(one, quantity)
        if (other === undefined || one.sale.currency !== sides.subject.sale.currency) return false
        return match.groups?.less === undefined ? own > other : own < other
      })
    }),
  )
}

function sidesOf({ sentence, names, evidence, focus }: FigureContext, end: number) {
  const than = sentence.lastIndexOf('比', end)
  const pivot = than < 0 ? end : than
  const subject = names.findLast((name) => name.end <= pivot)?.given ?? (names.length === 0 && focus.length === 1 ? focus[0] : undefined)
  if (!subject) return undefined
  const next = names.find((name) => name.start >= pivot)
  const isNext = next && (than >= 0 || !clauseEnd.test(sentence.slice(end, next.start).replace(/,(?=\s*(?:чем|than))/iu, ' ')))
  const among: readonly Given[] = isNext ? [next.given] : isSeveral(names) ? names.map(({ given }) => given) : evidence.shown
  return { subject, others: among.filter((one) => one !== subject) }
}

const isSeveral = (names: readonly Named[]): boolean => new Set(names.map(({ given }) => given)).size > 1
