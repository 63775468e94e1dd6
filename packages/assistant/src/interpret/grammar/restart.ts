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
      '(?<=\\p{Script=Han}{2}[啊呀呢]? ?)(?:都|全部|全都)(?:给我)?(?:看看|看一下|列出来|列一下|拿出来|发出来)(?![吗么])',
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

/** Whether a clause says this and no more: "ugh start over", «стоп, начнём заново». */
export function beginsAnew(clause: string): boolean {
  const text = OpenText.of(clause)
  const found = text.find(wordings) ?? text.find(anewAlone)
  return found !== undefined && besides.test(text.without([{ start: found.start, end: found.end }]).rest())
}
const anewAlone = pattern(
  `(?:${B}(?:${anyOf({
    ru: ['(?:давай(?:те)? |начн[её]м )?(?:с начала|сначала|с нуля)', '(?:все|всё) (?:забудь|отмена|сброс…)', 'вс[её] не то'],
    en: [
      '(?:scrap|scratch|forget) (?:that|it|this|all|everything)',
      '(?:start|begin)(?:ing)? (?:from )?(?:zero|scratch|the top|fresh)',
      'new search',
      'reset',
    ],
  })})${E}|${anyOf({ zh: ['[从重]头(?:再)?来', '重新?来', '从零开始', '都推翻'] })})`,
)
const besides =
  /^(?:[\s\p{P}\p{S}]|(?<![a-z])(?:ugh|ok|okay|no|nah|let'?s|just|well|lol|omg|hey|please|again|all|then|so|and|with)(?![a-z])|(?<!\p{L})(?:стоп|так|ладно|ну|а|нет|блин|давай(?:те)?|вс[её]|все|ок|тогда|лучше|уф|эх)(?!\p{L})|[吧啊呀哎唉算了那好咱们我还是都])*$/iu

/** Whether a message says so anywhere, in what else is only talk as well. */
export const saysAnew = (written: string): boolean => OpenText.of(written).find(wordings) !== undefined
