export { createIdentityTables as up } from '@karavan/identity/migration.ts'
