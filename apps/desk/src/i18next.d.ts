import 'i18next'
import type texts from './locales/en.ts'

/** A key without a text is a type error. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts }
  }
}
