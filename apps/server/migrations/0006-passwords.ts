export { createPasswordTables as up } from '@karavan/identity/migration.ts'
