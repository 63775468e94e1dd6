import { setFlagsFromString } from 'node:v8'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'

/** After so long without a call the process is quiet: longer than the tables of words take after a start. */
const quietMs = 20_000
/** So long it then saves memory: time for two collections of garbage, each some seconds after the one before. */
const savingMs = 40_000

const isProbe = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/(?:metrics|health|api\/health)\b/.test(url)

/**
 * Has the engine give back memory once nobody calls. By itself it collects garbage at leisure only where next to nothing is made anew, which a process with
 * timers and jobs never comes to: what a start or a load has left behind would stay for good, a sixth of an idle process. Whoever calls ends it at once, so
 * that no call is slowed down by it.
 */
export function saveMemoryWhenQuiet(
  app: Pick<App, 'addHook' | 'openReplies'>,
  setSaving = (isSaving: boolean) => setFlagsFromString(isSaving ? '--memory-saver-mode' : '--no-memory-saver-mode'),
): void {
  let timer: NodeJS.Timeout | undefined
  let isSaving = false
  const save = (wanted: boolean) => {
    if (wanted !== isSaving) setSaving(wanted)
    isSaving = wanted
  }
  const after = (ms: number, act: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms).unref()
  }
  const begin = () => {
    if (app.openReplies > 0) return watch()
    save(true)
    after(savingMs, () => save(false))
  }
  const watch = () => {
    save(false)
    after(quietMs, begin)
  }
  app.addHook('onReady', async () => watch())
  app.addHook('onRequest', async (request) => {
    if (!isProbe(request)) watch()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    save(false)
  })
}
