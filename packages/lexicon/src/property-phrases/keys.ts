import type { Token } from '../tokens.ts'

/** Says no; which of them stands before what goods do not do tells no two properties apart. */
const negators = new Set(
  'не без нет ни никогда no not dont doesnt wont cant cannot isnt arent never without wouldnt shouldnt couldnt didnt hasnt'.split(' '),
)
/** Stands for any of them. */
export const denial = 'не'
/** Says nothing between the words of a phrase: "не очень пахнет", "keeps its shape". */
const glue = new Set(
  `очень сильно сразу совсем вообще бы же мне нам мой мои моя свой свои своя они он она оно их его ее было были был будет так чтобы чтоб особо
  a an the my our your its it it's they their is are be so too very really just even that which to get gets`.split(/\s+/),
)

/** Endings by which forms of one Russian verb differ where stems do as well: пахнет, пахнут. */
const verbEnding = /(?<=^.{4,})(?:[аеиуюя]т|[аеиуя]л[аио]?|[аеиуя]ть)(?:ся|сь)?$/u
/** What a word of a wording is compared by: its stem, a Russian verb without its ending, any denial as one. */
export function keyOf({ normalised, stem, script }: Token): string {
  if (negators.has(normalised)) return denial
  return script === 'cyrillic' && verbEnding.test(normalised) ? normalised.replace(verbEnding, '') : stem
}
/** Whether a word says nothing between the words of a wording. */
export const isGlue = ({ normalised }: Token): boolean => glue.has(normalised)

/** Stands in a phrase for a few words that anybody may put there: "shows … left". */
export const gap = '…'
