import shared from '@karavan/web-kit/locales/zh.json' with { type: 'json' }
import own from './zh.json' with { type: 'json' }

export default [shared, own]
