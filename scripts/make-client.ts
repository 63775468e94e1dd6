/** `npm run client`: makes what of `packages/client` is generated. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testApp } from '@karavan/testing/app.ts'
import { clientFolder, toClientSources } from './client-sources.ts'
import { showUsage } from './usage.mjs'

showUsage(`
Usage: npm run client

Makes the generated sources of packages/client, the typed client for other programs, from the OpenAPI description of the product as it is here.
To be run when a call or a schema has changed; a test compares.`)

const t = await testApp()
try {
  for (const [path, source] of Object.entries(toClientSources(await t.app.describeApi()))) writeFileSync(join(clientFolder, path), source)
} finally {
  await t[Symbol.asyncDispose]()
}
