// @database embedded
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testApp } from '@karavan/testing/app.ts'
import { expect, test } from 'vitest'
import { clientFolder, toClientSources } from './client-sources.ts'

test('the generated client is that of the API as it is now', async () => {
  await using t = await testApp()
  // Not printed: it has thousands of lines.
  for (const [path, source] of Object.entries(toClientSources(await t.app.describeApi())))
    expect(readFileSync(join(clientFolder, path), 'utf8') === source, `${path} is old: npm run client`).toBe(true)
})
