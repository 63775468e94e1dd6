import shared from '@karavan/web-kit/locales/ru-later.json' with { type: 'json' }
import own from './ru-later.json' with { type: 'json' }

export default [shared, own]
