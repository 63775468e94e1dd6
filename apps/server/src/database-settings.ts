import { settingUrl, settingWhole } from './setting-text.ts'

// Where the database is. Read apart from the other settings, of which `config.ts` makes one whole.

const protocols = ['postgres:', 'postgresql:']

export const databaseVariables = {
  DATABASE_URL: settingUrl(protocols),
  DATABASE_POOL: settingWhole(12, 1, 200),
  STATEMENT_TIMEOUT_SECONDS: settingWhole(20, 0, 3600),
  DATABASE_READ_URL: settingUrl(protocols),
  DATABASE_READ_LAG_SECONDS: settingWhole(5, 2, 3600),
}
