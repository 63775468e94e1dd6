import shared from '@karavan/web-kit/locales/ru.json' with { type: 'json' }
import sharedLater from '@karavan/web-kit/locales/ru-later.json' with { type: 'json' }
import own from './ru.json' with { type: 'json' }

export default [shared, sharedLater, { desk: own }]
