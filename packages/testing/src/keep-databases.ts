// Set-up of the Vitest projects with databases: their processes end with the run, which removes what they leave (`make-template.ts`).
import { keepDatabases } from './db.ts'

keepDatabases()
