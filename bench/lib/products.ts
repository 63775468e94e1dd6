import { Product } from '../../apps/server/test/product.ts'
import { newPostgres } from './databases.ts'

export type DatabaseName = 'embedded' | 'PostgreSQL'

/**
 * A product on each database that is here, one after the other; each is removed when the loop over them goes on or ends. `from` is as in `Product`:
 * started on a database with the market in it, or handed over unstarted on an empty one.
 */
export async function* productOnEach(
  from: 'prepared' | 'empty' = 'prepared',
): AsyncGenerator<{ database: DatabaseName; product: Product }, void, void> {
  const postgres = await newPostgres()
  try {
    for (const [database, settings] of [
      ['embedded', {}],
      ...(postgres ? [['PostgreSQL', { DATABASE_URL: postgres.url }] as const] : []),
    ] as const) {
      const product = new Product(settings, { from })
      try {
        if (from === 'prepared') await product.start()
        yield { database, product }
      } finally {
        await product.remove()
      }
    }
  } finally {
    await postgres?.drop()
  }
}
