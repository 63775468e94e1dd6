import type { Language } from '@karavan/contract/language.ts'
import { languageIn } from '@karavan/lexicon/analyse.ts'

/** What the buyer reads when a reply could not be made (decision G-66). The English text is the specification's, section 8. */
const apologies: Record<Language, string> = {
  en: 'Sorry, there was an error processing your message. Please try again.',
  ru: 'Извините, при обработке сообщения произошла ошибка. Пожалуйста, попробуйте ещё раз.',
  zh: '抱歉，处理您的消息时出错了。请再试一次。',
}

/** The apology in the language of the message, else in the interface's (decision G-73). */
export const apologyHtml = (message: string, interfaceLanguage: Language): string =>
  `<p>${apologies[languageIn(message) ?? interfaceLanguage]}</p>`
