import type { Language } from '@karavan/contract/language.ts'
import { languageIn } from '@karavan/lexicon/language.ts'

/** What the buyer reads when a reply could not be made. The English text is the one that the specification states. */
const apologies: Record<Language, string> = {
  en: 'Sorry, there was an error processing your message. Please try again.',
  ru: 'Извините, при обработке сообщения произошла ошибка. Пожалуйста, попробуйте ещё раз.',
  zh: '抱歉，处理您的消息时出错了。请再试一次。',
}

/** The apology in the language of the message, else in the interface's. */
export const apologyHtml = (message: string, interfaceLanguage: Language): string =>
  `<p>${apologies[languageIn(message) ?? interfaceLanguage]}</p>`
