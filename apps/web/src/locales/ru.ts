import shared from '@karavan/web-kit/locales/ru.json' with { type: 'json' }
import own from './ru.json' with { type: 'json' }

export default [shared, own]
