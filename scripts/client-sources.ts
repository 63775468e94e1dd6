import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What of the OpenAPI description is read here. */
interface Description {
  paths: Record<string, Record<string, Call>>
}
interface Call {
  operationId: string
  tags: string[]
  responses: { 200: { content: Record<string, object> } }
}

export const clientFolder = join(import.meta.dirname, '../packages/client')

/** How an answer is read, by its type. */
const kindOf = ({ responses }: Call): 'json' | 'events' | 'file' => {
  const [type] = Object.keys(responses[200].content)
  if (type === 'application/json') return 'json'
  return type === 'text/event-stream' ? 'events' : 'file'
}

/** The types of what is sent and answered, by openapi-typescript as it is run by hand. */
function toTypes(description: Description): string {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-client-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
    const words = ['openapi-typescript', join(folder, 'openapi.json'), '--output', join(folder, 'api.ts')]
    const shape = ['--root-types', '--root-types-no-schema-prefix', '--root-types-keep-casing', '--default-non-nullable=false']
    execFileSync('npx', ['--no-install', ...words, ...shape], { cwd: clientFolder, stdio: ['ignore', 'ignore', 'inherit'] })
    return readFileSync(join(folder, 'api.ts'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * The generated sources of `packages/client`, by their paths there, from the product's OpenAPI description. The sign-in service is left out: it is
 * another protocol, which has clients of its own.
 */
export function toClientSources(published: object): Record<string, string> {
  const description = structuredClone(published) as Description
  const calls: string[] = []
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, call] of Object.entries(methods)) {
      if (call.tags.includes('sign-in')) delete methods[method]
      else calls.push(`  ${call.operationId}: ['${method.toUpperCase()}', '${path}', '${kindOf(call)}'],`)
    }
    if (Object.keys(methods).length === 0) delete description.paths[path]
  }
  return {
    'src/api.ts': toTypes(description),
    'src/calls.ts': [
      '// Made by `npm run client` from the OpenAPI description; not to be edited.',
      '',
      '/** Every call by its name: method, path, and how its answer is read. */',
      'export const calls = {',
      ...calls.sort(),
      '} as const',
      '',
    ].join('\n'),
  }
}
