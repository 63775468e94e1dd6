export { createGoogleTables as up } from '@karavan/identity/migration.ts'
