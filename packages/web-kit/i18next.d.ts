import 'i18next'
import type texts from './src/locales/en.json'

/** The kit knows its own texts alone; each app says so for itself, with the kit's among its own. */
declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof texts }
  }
}
