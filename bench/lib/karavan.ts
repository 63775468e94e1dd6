import { KaravanProcess, program } from '@karavan/testing/karavan-process.ts'
import { cleanUpAtEnd } from './clean-up.ts'
import { newPostgres } from './databases.ts'

export type DatabaseName = 'embedded' | 'PostgreSQL'

/** A load comes from one address, and from few accounts. */
const unlimited = Object.fromEntries(
  ['TURNS_PER_DAY', 'CONVERSATIONS_MAX', 'CONVERSATIONS_PER_DAY', 'STREAMS_MAX', 'ORDERS_PER_DAY'].flatMap((name) => [
    [name, '0'],
    [`${name}_ADDRESS`, '0'],
  ]),
)

/** A process that has not started yet; it is removed at the end of the run if that has not been done by then. `from` is as in `KaravanProcess`. */
export function newKaravan(settings: Record<string, string> = {}, from: 'prepared' | 'empty' = 'prepared') {
  const karavan = new KaravanProcess({ ...unlimited, ...settings }, { from, program })
  return { karavan, remove: cleanUpAtEnd(() => karavan.remove()) }
}

/**
 * A process on each database that is here, one after the other; each is removed when the loop over them goes on or ends. `from` is as in `KaravanProcess`:
 * started on a database with the market in it, or handed over unstarted on an empty one. `more` are settings of the run.
 */
export async function* karavanOnEach(
  from: 'prepared' | 'empty' = 'prepared',
  more: Record<string, string> = {},
): AsyncGenerator<{ database: DatabaseName; karavan: KaravanProcess }, void, void> {
  const postgres = await newPostgres()
  try {
    for (const [database, settings] of [
      ['embedded', {}],
      ...(postgres ? [['PostgreSQL', { DATABASE_URL: postgres.url }] as const] : []),
    ] as const) {
      const { karavan, remove } = newKaravan({ ...settings, ...more }, from)
      try {
        if (from === 'prepared') await karavan.start()
        yield { database, karavan }
      } finally {
        await remove()
      }
    }
  } finally {
    await postgres?.drop()
  }
}
