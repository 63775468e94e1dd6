export { createResetTable as up } from '@karavan/identity/migration.ts'
