// Runs once before the tests of a project with databases, so that no test waits for the template and has its own time for itself, and once after them.
import type { TestProject } from 'vitest/node'
import { embeddedTemplate, postgresTemplate, removeOfRun } from './template.ts'

export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const server = project.config.env.TEST_DATABASE_URL || undefined
  await (server ? postgresTemplate(server, 'empty') : embeddedTemplate('empty'))
  return () => removeOfRun(process.pid, server)
}
