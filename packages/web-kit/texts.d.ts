import type first from './src/locales/en.json'
import type later from './src/locales/en-later.json'

/** The kit knows its own texts alone; each app says so for itself, with the kit's among its own. */
declare module './src/lib/text-key.ts' {
  interface KnownTexts {
    texts: typeof first & typeof later
  }
}
