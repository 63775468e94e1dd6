/** How sure it is that a property takes the place of another one. */
export type Swap = 'sure' | 'perhaps'

const sure =
  /(?<!\p{L})(?:instead|взамен|вместо (?:этого|него|не[её]|них)|(?:поменя|замени)\p{L}* на|передумал\p{L}*|(?:change|changed|switch)(?: it| that| them)? to|swap(?: it| that| them)? for|changed my mind)(?!\p{L})|^\s*(?:(?:no|oh|hmm|ok|okay|well)[\s,]+)*actually[\s,]+(?!with|also|can|do|does|is|are|i |we |it|they|any|how|what)|换成|改成|改为|换一?[种个款]|算了[,，\s]*(?:还是)?(?:要|来|换)/iu
const perhaps = /(?<!\p{L})(?:вс[её][ -]таки|лучше|тогда|давай(?:те)?|rather|then|make (?:it|them|that))(?!\p{L})|还是.{1,10}吧|还是要/iu

/** "Lightweight ones instead", "лучше на молнии", 换成磨砂的. */
export const swapIn = (folded: string): { swaps?: Swap } =>
  sure.test(folded) ? { swaps: 'sure' } : perhaps.test(folded) ? { swaps: 'perhaps' } : {}
