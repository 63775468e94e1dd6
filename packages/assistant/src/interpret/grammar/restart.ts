import { OpenText } from './open-text.ts'
import { anyOf, B, E, pattern } from './pattern.ts'
import { type Examples, type Reader, readAll } from './reader.ts'

/** What begins the search anew: what was said before holds no longer. */
const wordings = pattern(
  `(?:${B}(?:${anyOf({
    ru: [
      '(?:давай(?:те)?|начн[её]м|начнем|поехали) (?:все |всё |с )*(?:заново|сначала|с начала|по новой|с нуля|с чистого листа)',
      '(?:все )?(?:заново|по новой|с нуля|с чистого листа)(?=\\s*[.,:;!])',
      'забудь(?:те)? (?:все|всё)(?:,? что (?:я |было |мы )*\\p{L}+(?: (?:раньше|до этого))?)?',
      '(?:просто )?(?:покажи|выведи|скинь|дай)(?:те)? (?:мне |нам )?(?:просто |вообще )?(?:все|всё)(?= \\p{L})(?! (?:вариант|что|равно|остальн|друг|эт|так))(?![^.!?;]*(?:снова|опять|еще раз|повторно))',
    ],
    en: [
      "(?:(?:let'?s|let us|i'?ll|we'?ll|can we|shall we) )?(?:start|begin) (?:over|again|afresh|anew|from scratch|from the beginning)(?: again)?(?: with)?",
      '(?:forget|scratch|scrap|ignore) (?:all (?:of )?(?:that|this|the above)|everything(?: (?:i said|before|above|so far))?|all the rest)',
      '(?:just |simply |please )*(?:show|give|list)(?: me| us)? (?:just )?(?:all|every)(?: of)?(?: the| your)?(?= [a-z])(?![^.!?;]*(?<![a-z])(?:again|once more)(?![a-z]))(?! (?:of|them|these|those|three|two|four|five|six|ones|options|details|prices|colou?rs|sizes|the)(?![a-z]))',
    ],
  })})${E}|${anyOf({
    zh: [
      '重新(?:来|开始|找|搜|说|看看?)(?:一?[下遍次])?(?:吧)?',
      '(?:咱们?|我们)?从头(?:再)?(?:来|开始|说)(?:吧)?',
      '(?<!\\p{Script=Han})重来(?:吧)?',
      '(?<![再又]把?)(?:直接|就|只)?(?:把)?(?:你们?)?(?:店里)?(?:所有|全部)的?(?=\\p{Script=Han}{2,}?(?:都)?(?:给我看|列出来|发给我|拿出来|给我列|展示))',
    ],
  })})`,
)
const isAlone = (text: OpenText): boolean => {
  const found = text.find(wordings)
  return found !== undefined && !/[\p{L}\p{N}]/u.test(text.without([{ start: found.start, end: found.end }]).rest())
}
/** "Start over", «давайте заново», 重新来: only what the message says besides counts. */
export const restartReader: Reader<true> = {
  // Alone it is small talk.
  read: (text) => (isAlone(text) ? [] : readAll(text, wordings, 2)),
  examples: {
    ru: [['ладно [давайте заново]. лампы', true], ['[просто покажите все] лампы', true], ['сначала белые']],
    en: [["[let's start over]. lamps", true], ['ok [just show me all] frying pans', true], ['start with 20']],
    zh: [['[重新来]，煎锅', true], ['[直接把所有]带盖的煎锅给我看', true], ['重新发货']],
  } satisfies Examples<true>,
}

/** Whether a message says so anywhere, in what else is only talk as well. */
export const saysAnew = (written: string): boolean => OpenText.of(written).find(wordings) !== undefined
