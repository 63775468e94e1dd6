import { expect, test } from 'vitest'
import { describeUnknown } from './unknown-settings.ts'

test('what looks like a setting and is none is named, with the one that was meant', () => {
  expect(
    describeUnknown({ HOME: '/root', LOGNAME: 'x', DATABSE_URL: 'postgres://', EDITOR: 'vi', PORT: '1' }, [
      'PORT',
      'NODE_ENV',
      'SMPT_URL',
      'SHOP_COLOUR',
    ]),
  ).toEqual([
    'SHOP_COLOUR is no setting and has no effect',
    'SMPT_URL is no setting and has no effect; did you mean SMTP_URL?',
    'DATABSE_URL is no setting and has no effect; did you mean DATABASE_URL?',
  ])
})
