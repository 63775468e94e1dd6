import { type Language, languages } from '@karavan/contract/language.ts'

/** What the buyer reads when a reply could not be made (decision G-66). The English text is the specification's, section 8. */
const apologies: Record<Language, string> = {
  en: 'Sorry, there was an error processing your message. Please try again.',
  ru: 'Извините, при обработке сообщения произошла ошибка. Пожалуйста, попробуйте ещё раз.',
  zh: '抱歉，处理您的消息时出错了。请再试一次。',
}

/** Language to answer in: the script of the message, else the interface's language (decision G-73). */
export function replyLanguage(message: string, interfaceLanguage: Language): Language {
  const letters = { ru: /\p{Script=Cyrillic}/gu, zh: /\p{Script=Han}/gu, en: /\p{Script=Latin}/gu }
  const counts = languages.map((language) => ({
    language,
    // A Chinese word is one or two signs, where the others take many letters.
    count: (message.match(letters[language])?.length ?? 0) * (language === 'zh' ? 3 : 1),
  }))
  counts.sort((a, b) => b.count - a.count)
  const [first] = counts
  return first && first.count > 0 ? first.language : interfaceLanguage
}

export const apologyHtml = (language: Language): string => `<p>${apologies[language]}</p>`
