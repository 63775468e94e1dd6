import shared from '@karavan/web-kit/locales/en.json' with { type: 'json' }
import sharedLater from '@karavan/web-kit/locales/en-later.json' with { type: 'json' }
import own from './en.json' with { type: 'json' }

export default [shared, sharedLater, { desk: own }]
