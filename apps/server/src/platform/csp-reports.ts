import { done } from '@karavan/contract/common.ts'
import { z } from 'zod'
import type { App } from './app.ts'

/** Where browsers report what the content security policy stopped, and how the policy calls it. */
export const cspReports = { path: '/api/reports/csp', group: 'csp' } as const

const maxReportBytes = 16 * 1024
/** One page that breaks, or one person who writes reports by hand, does not fill the log. */
const maxLinesPerMinute = 20
const maxReportsInOne = 10
const maxTextLength = 100

const text = z.string().max(8192).optional()
/** The older form, one in a call, and the one of the Reporting API, several in a call. */
const oldReport = z.object({ 'csp-report': z.object({ 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }) })
const newReports = z.array(z.object({ type: z.string(), body: z.looseObject({ effectiveDirective: text, blockedURL: text }).optional() }))

/** What was stopped, as the log may say it: of an address the origin alone, because the rest may be a buyer's. */
interface Stopped {
  directive: string
  blocked: string
}
const toStopped = (directive = '', blocked = ''): Stopped => ({
  directive: (directive.split(' ')[0] ?? '').replace(/[^a-z-]/gi, '').slice(0, maxTextLength),
  blocked: (URL.canParse(blocked) ? new URL(blocked).origin : blocked.replace(/[^a-z-]/gi, '')).slice(0, maxTextLength),
})

function readReports(body: unknown): Stopped[] {
  const old = oldReport.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    return [toStopped(report['effective-directive'] ?? report['violated-directive'], report['blocked-uri'])]
  }
  return (newReports.safeParse(body).data ?? [])
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, maxReportsInOne)
    .map((report) => toStopped(report.body?.effectiveDirective, report.body?.blockedURL))
}

/** Takes what browsers report and logs it, so that an attack, or a policy that stops the shop's own, is seen. Anybody can send one: it is bounded and believed by nobody. */
export async function cspReportRoutes(app: App, { now }: { now: () => Date }): Promise<void> {
  for (const type of ['application/csp-report', 'application/reports+json'])
    app.addContentTypeParser(type, { parseAs: 'string' }, app.getDefaultJsonParser('ignore', 'ignore'))
  let minute = 0
  let lines = 0
  app.post(
    cspReports.path,
    {
      bodyLimit: maxReportBytes,
      config: { limit: 'report' },
      schema: { description: 'Takes reports of the content security policy', response: { 200: done } },
    },
    async (request) => {
      const at = Math.floor(now().getTime() / 60_000)
      if (at !== minute) [minute, lines] = [at, 0]
      for (const stopped of readReports(request.body)) {
        if (lines++ < maxLinesPerMinute) request.log.warn(stopped, 'a browser stopped what the content security policy does not allow')
      }
      return { success: true as const }
    },
  )
}
