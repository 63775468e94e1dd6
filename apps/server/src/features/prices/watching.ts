import type { Config } from '../../config.ts'
import type { App } from '../../platform/app.ts'
import type { Jobs } from '../../platform/jobs.ts'
import type { Mailer, MailSender } from '../../platform/mail.ts'
import { createSecretBox } from '../../platform/secret-box.ts'
import { type CheckDeps, keepLooking } from './watch-check.ts'
import { priceWatchMail, sendWatchMail } from './watch-mail.ts'
import { watchPages } from './watch-pages.ts'
import { watchRoutes } from './watch-routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What a look at the prices that are waited for needs. */
    priceWatches: Omit<CheckDeps, 'maxCalls'>
  }
}

interface WatchingDeps extends Omit<CheckDeps, 'jobs' | 'maxCalls'>, MailSender {
  config: Config
  jobs: Jobs
  mailer: Mailer
}

/** The part of the product that waits for prices in buyers' place: their calls, the looks, and the mail. */
export async function watchPrices(app: App, { jobs, ...deps }: WatchingDeps): Promise<void> {
  const secrets = createSecretBox(deps.config)
  keepLooking(jobs, deps)
  app.decorate('priceWatches', { ...deps, jobs })
  jobs.work(priceWatchMail, (job) => sendWatchMail({ ...deps, secrets }, job))
  await app.register(watchRoutes, deps)
  await app.register(watchPages, { ...deps, secrets })
}
