export interface TranslatedTextTable {
  /** Hash of the language and the text that was translated. */
  key: string
  /** Null where the model's translation was none, or claimed more than the text: it is not asked for again. */
  text: string | null
  at: Date
}

export interface TranslationTables {
  translated_text: TranslatedTextTable
}
