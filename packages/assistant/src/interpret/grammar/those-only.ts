import { pattern, whole } from './pattern.ts'
import { type Examples, meaning, type Reader, readFirst } from './reader.ts'

const has = '(?:так|есть|да|можно|могут|может|умеют|подход(?:ит|ят)|указано|возможно|реально|действительно)'
const those = '(?:те|такие|тех|таких|варианты|товары)'

const ways = [
  meaning<true>(
    true,
    pattern(
      whole({
        ru: [
          `(?:(?:оставь|покажи|дай|давай|выведи|отбери|выбери|убери)(?:те)? )?(?:мне )?(?:тогда )?(?:только |лишь )?(?:${those}),? (?:у кого|у которых|где|которые|которым|что|в которых|на которых|на которые|с которыми|из которых)(?: (?:это|они|их|он|точно|правда|все-таки|бы|ее|его|${has}))*`,
          `(?:(?:оставь|покажи|дай|давай)(?:те)? )?(?:тогда )?(?:только |лишь )(?:${those}|с (?:ним|ней|ними|этим)|где|у кого)(?: (?:это|${has}))*`,
          `(?:оставь|отбери)(?:те)? (?:только )?(?:их|эти|${those})`,
          `(?:убери|исключи)(?:те)? (?:остальные|те,? где (?:нельзя|нет|не указано)|которые нет)`,
        ],
        en: [
          '(?:(?:show|keep|leave)(?: me)? )?(?:then )?(?:only|just) (?:the |those |the ones |ones |those ones )*(?:(?:that|which|where|with|who)(?: really| actually| definitely)?(?: (?:do|does|are|is|can|could|have|has|will|would)(?: (?:it|that|this|one|so|be))?| (?:it|that|this)(?: is| can be)?(?: possible| stated)?)|with (?:it|that|this|one))',
          '(?:show|keep|leave)(?: me)? (?:only )?(?:the ones|those) (?:that|which|where) (?:do|are|can|have|will)(?: it| that)?',
          String.raw`only (?:those|these|the ones)(?=\s*(?:$|[.!,]))`,
          '(?:the ones|those) that (?:do|are|can|have it|will)(?: (?:then|only|please))?',
        ],
      }) +
        '|' +
        whole({
          zh: [
            '(?:那)?(?:就|只|仅)(?:要|看|留|留下|显示)(?:那些|些)?(?:能|可以|有|支持|是|行)(?:这样)?的(?!\\p{Script=Han})',
            '(?:把)?(?:能|可以|有|支持|行)的(?:那些|几个|几款)?(?:留下|列出来|挑出来|给我看)',
            '(?:只|就)(?:要|看|留)(?:这些|那些)',
          ],
        }),
    ),
  ),
]

/** "Only those where it is possible": the offers of which the last question was answered with yes. */
export const thoseOnlyReader: Reader<true> = {
  read: (text) => readFirst(text, ways),
  examples: {
    ru: [
      ['[оставь только те где можно] на мои 200', true],
      ['[только те, у которых есть]', true],
      ['[покажи те, которые можно]', true],
      ['только белые'],
    ],
    en: [
      ['[only those that do]', true],
      ['any size, but [only ones that really are]', true],
      ['[keep only the ones that can]', true],
      ['only those with a strap'],
    ],
    zh: [['[只要可以的]', true], ['[能的留下]', true], ['只要防摔的']],
  } satisfies Examples<true>,
}
