import { html } from 'ghtml'
import type { App } from './app.ts'
import { toPage } from './page-layout.ts'

interface Described {
  info: { title: string; version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, object> }
}
interface Call {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type Content = Record<string, { schema?: object; example?: object }>

/** The description of the API: for programs at `/api/docs/json`, for people at `/api/docs/`, which needs no script and no other host. */
export async function apiPageRoutes(app: App): Promise<void> {
  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.describeApi())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/api/docs/'))
  app.get('/api/docs/', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(toApiPage((await app.describeApi()) as Described)),
  )
}

function toApiPage({ info, tags, paths, components }: Described): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
  )
  const parts = tags.map(({ name, description }) => {
    const own = calls.filter(({ call }) => call.tags.includes(name))
    return html`<h2 id="${name}">${name}</h2><p>${description}</p>!${own.map(toCall).join('')}`
  })
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => html`<details id="schema-${name}"><summary>${name}</summary>!${toCode(schema)}</details>`,
  )
  const main = html`<div class="text">
<h1>API ${info.version}</h1>
<p>${info.description}</p>
<p>The same for programs: <a href="/api/docs/json">OpenAPI 3.1</a>.</p>
<ul>!${tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`).join('')}<li><a href="#schemas">schemas</a></li></ul>
!${parts.join('')}
<h2 id="schemas">schemas</h2>
!${schemas.join('')}
</div>`
  return toPage({ language: 'en', title: 'API', site: info.title, main })
}

function toCall({ path, method, call }: { path: string; method: string; call: Call }): string {
  const parameters = (call.parameters ?? []).map(
    (one) => html`<li><code>${one.name}</code> (${one.in}${one.required ? ', required' : ''}) !${toCode(one.schema)}</li>`,
  )
  const responses = Object.entries(call.responses).map(
    ([status, { description, content = {} }]) => html`<li>${status}: ${description} !${toContent(content)}</li>`,
  )
  return html`<details id="${call.operationId}"><summary><code>${method} ${path}</code><br>${call.summary}</summary>
<p>${call.description ?? ''}</p>
<p>${call.operationId} · ${whoMayCall(call.security)}</p>
!${parameters.length > 0 ? html`<h3>Parameters</h3><ul>!${parameters.join('')}</ul>` : ''}
!${call.requestBody ? html`<h3>Body</h3>!${toContent(call.requestBody.content)}` : ''}
<h3>Answers</h3><ul>!${responses.join('')}</ul>
</details>`
}

function whoMayCall(security: Call['security']): string {
  const [first, second] = security
  if (!first) return 'no token'
  const roles = first.bearer?.join(' and ') || 'any user, a guest too'
  return `bearer token (${roles})${'deskSession' in first ? ', desk session' : ''}${second ? ', or none' : ''}`
}

const toContent = (content: Content): string =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) => html`<p><code>${type}</code></p>!${example ? toCode(example) : ''}!${schema ? toCode(schema) : ''}`,
    )
    .join('')

/** Code with its references as links. What it is made from is written by us, and escaped all the same. */
function toCode(value: object): string {
  const { $ref, ...others } = value as { $ref?: string }
  const name = $ref?.replace('#/components/schemas/', '')
  if (name !== undefined && Object.keys(others).length === 0) return html`<p><a href="#schema-${name}">${name}</a></p>`
  const code = html`${JSON.stringify(value, null, 2)}`
  const linked = code.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>')
  return html`<pre>!${linked}</pre>`
}
