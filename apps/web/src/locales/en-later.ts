import shared from '@karavan/web-kit/locales/en-later.json' with { type: 'json' }
import own from './en-later.json' with { type: 'json' }

export default [shared, own]
