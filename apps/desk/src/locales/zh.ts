import shared from '@karavan/web-kit/locales/zh.json' with { type: 'json' }
import sharedLater from '@karavan/web-kit/locales/zh-later.json' with { type: 'json' }
import own from './zh.json' with { type: 'json' }

export default [shared, sharedLater, { desk: own }]
