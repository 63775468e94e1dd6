import type { Span } from './open-text.ts'

/** 退货少的, "fewest returns", «с малым числом возвратов»: praise of goods that no listing states, and no question of how they are returned. */
const seldomReturned =
  /(?:[,，]\s*)?(?:(?<![a-z])(?:with )?(?:the )?(?:few(?:er|est)?|least|less|low(?:er|est)?) (?:number of )?returns?(?: rates?)?(?![a-z])|(?<![a-z])(?:is |are |gets? )?returned (?:the )?(?:least|less|seldom|rarely)(?: often)?(?![a-z])|(?<!\p{L})(?:(?:и|чтобы?|где) )*(?:было )?(?:с |со )?(?:мало|меньше(?: всего| всех)?|реже(?: всего| всех)?|минимум|мал\p{L}+ (?:числом|количеством|процентом)|низк\p{L}+ процентом) возвра\p{L}+(?!\p{L})|退货(?:率|的)?(?:最|比较|更|要)?(?:少|低)(?:一?[点些])?的?|(?:很少|没什么|没)人?退货的?)/giu

/** Where a message says so. */
export const seldomReturnedIn = (folded: string): Span[] =>
  [...folded.matchAll(seldomReturned)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
