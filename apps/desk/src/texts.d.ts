import type shared from '@karavan/web-kit/locales/en.json'
import type sharedLater from '@karavan/web-kit/locales/en-later.json'
import type own from './locales/en.json'

declare module '@karavan/web-kit/lib/text-key.ts' {
  interface KnownTexts {
    texts: typeof shared & typeof sharedLater & { desk: typeof own }
  }
}
