import { done } from '@karavan/contract/common.ts'
import type { App } from '../../platform/app.ts'

/** `/health` and `/api/health` answer once the app is built, which is after the database and the market are ready. */
export async function healthRoutes(app: App): Promise<void> {
  for (const url of ['/health', '/health/live', '/api/health']) {
    app.get(url, { config: { limit: 'none' }, schema: { response: { 200: done } }, logLevel: 'silent' }, async () => ({
      success: true as const,
    }))
  }
  app.get('/api/docs/json', { schema: { hide: true } }, async () => app.describeApi())
}
