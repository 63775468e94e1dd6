import shared from '@karavan/web-kit/locales/zh-later.json' with { type: 'json' }
import own from './zh-later.json' with { type: 'json' }

export default [shared, own]
