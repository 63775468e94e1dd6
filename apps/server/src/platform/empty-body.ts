import type { App } from './app.ts'

/** In this plugin a request that says it sends JSON and sends nothing has no body: calls whose body may be empty are made that way too. */
export function allowEmptyBody(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : void parse(request, body as string, done),
  )
}
