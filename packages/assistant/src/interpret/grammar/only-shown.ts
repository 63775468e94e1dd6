import type { Span } from './open-text.ts'

/** "Only beige?", «а только бежевый есть?», 只有米色吗: asks about what is shown, at the beginning of a message. */
const asked =
  /^\s*(?:(?:hm+|oh|ok|okay|so|and|but|wait|хм+|ой|а|и|ну|так|это|嗯+|那|啊)[\s,，]+)*(?:(?:is it |are (?:they|these|those) |is that |it's |they're |you (?:only )?have |do you (?:only )?have |they (?:only )?come |it (?:only )?comes )?(?:only|just) (?:in )?[a-z-]+(?: (?:and |or |in )?[a-z-]+){0,2}|[a-z-]+(?: [a-z-]+)? only|(?:у вас |есть |они |он |она )?(?:только|лишь|одни) (?:в )?[\p{Script=Cyrillic}-]+(?: (?:и |или )?[\p{Script=Cyrillic}-]+){0,2}|(?:你们|这款|它|都)?(?:就|只|只有|就有|只剩|就只有)(?:有|是)?\p{Script=Han}{1,6}?(?:的|色)?(?:了)?)\s*(?:[?？]+|[吗嘛么]\s*[?？,，。]*)/iu

/** "Only if it is cheap?", «только оптом?»: no word of what goods are like. */
const ofTrade = /(?<!\p{L})(?:оптом|предоплат\p{L}*|онлайн|if|when|online|wholesale|one|1)(?!\p{L})|[一1\d]|批发/iu

/** Where a message asks whether there is nothing but what is shown, and says behind it what is wanted. */
export function onlyShownIn(folded: string): Span[] {
  const [said] = asked.exec(folded) ?? []
  if (said === undefined || ofTrade.test(said) || !/\p{L}/u.test(folded.slice(said.length))) return []
  return [{ start: 0, end: said.length }]
}
