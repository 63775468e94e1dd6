import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { generateMarket } from '@karavan/sample-market/generate.ts'

/**
 * Vendure as a process of its own: `node vendure-program.ts FOLDER PORT [fill]`. Its packages are those of FOLDER; its database is DATABASE_URL, or else the file
 * VENDURE_SQLITE. `fill` writes the sample market with its own importer into an empty database, builds the search index, and ends.
 */
const [folder = '', port = '', word] = process.argv.slice(2)
const load = createRequire(`${folder}/package.json`)

/** What is used here of its API, which is no dependency of ours. */
type Id = string | number
type Entity = 'Product' | 'ProductTranslation' | 'ProductVariant' | 'ProductVariantTranslation' | 'ProductVariantPrice' | 'StockLevel'
interface Connection {
  query(statement: string): Promise<{ state: string }[]>
  getRepository(entity: unknown): { insert(rows: object[]): Promise<unknown>; findOneByOrFail(where: object): Promise<{ id: Id }> }
}
interface Application {
  get(service: unknown): unknown
  close(): Promise<void>
}
interface Vendure extends Record<Entity | 'Channel' | 'StockLocation', unknown> {
  bootstrap(config: object): Promise<Application>
  DefaultLogger: new (options: object) => object
  LogLevel: { Error: number }
  DefaultSearchPlugin: { init(options: object): object }
  DefaultJobQueuePlugin: { init(options: object): object }
  dummyPaymentHandler: object
  SearchService: unknown
  RequestContextService: unknown
  TaxCategoryService: unknown
  JobQueueService: unknown
  TransactionalConnection: unknown
}

const vendure = load('@vendure/core') as Vendure
const isFilling = word === 'fill'
const databaseUrl = process.env.DATABASE_URL

const config = {
  apiOptions: { port: Number(port), hostname: '127.0.0.1', shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    // It starts with neither a well-known password nor secret; nobody signs in with these.
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
    cookieOptions: { secret: randomUUID() },
  },
  dbConnectionOptions: {
    ...(databaseUrl
      ? { type: 'postgres', url: databaseUrl, ...(isFilling ? { extra: { options: '-c synchronous_commit=off' } } : {}) }
      : {
          type: 'better-sqlite3',
          database: process.env.VENDURE_SQLITE,
          enableWAL: true,
          // A filling that is cut off starts from the beginning; what is measured is kept as ours is.
          prepareDatabase: (db: { pragma(text: string): void }) => db.pragma(`synchronous = ${isFilling ? 'OFF' : 'FULL'}`),
        }),
    synchronize: isFilling,
    logging: false,
  },
  logger: new vendure.DefaultLogger({ level: vendure.LogLevel.Error }),
  paymentOptions: { paymentMethodHandlers: [vendure.dummyPaymentHandler] },
  plugins: [vendure.DefaultJobQueuePlugin.init({}), vendure.DefaultSearchPlugin.init({})],
}

/** Variants of each product, of the SKUs that its offer has. */
const maxVariants = 2
const rowsAtOnce = 100

/** Row by row, as its importer writes, it takes many minutes. Without descriptions and options, which would only be more for it to read. */
async function insertMarket(connection: Connection, taxCategoryId: Id | undefined): Promise<void> {
  const [channel, stockLocation] = await Promise.all(
    [vendure.Channel, vendure.StockLocation].map((entity) => connection.getRepository(entity).findOneByOrFail({ id: 1 })),
  )
  const offers = generateMarket().map((offer, at) => ({ ...offer, number: at + 1, name: offer.title.en ?? offer.id }))
  const variants = offers
    .flatMap(({ skus, ...offer }) =>
      skus.slice(0, maxVariants).map((sku, at) => ({ ...offer, sku: sku.skuId, name: `${offer.name} ${at + 1}` })),
    )
    .map((variant, at) => ({ ...variant, id: at + 1 }))
  const insert = async <T>(rows: readonly T[], write: (some: T[]) => Promise<unknown>) => {
    for (let at = 0; at < rows.length; at += rowsAtOnce) await write(rows.slice(at, at + rowsAtOnce))
  }
  const into = (entity: Entity) => (some: object[]) => connection.getRepository(vendure[entity]).insert(some)
  const intoChannel = (table: string, column: string) => (ids: Id[]) =>
    connection.query(`insert into ${table} ("${column}", "channelId") values ${ids.map((id) => `(${id}, ${channel?.id})`).join(', ')}`)
  const english = { languageCode: 'en' }

  await insert(
    offers.map(({ number }) => ({ id: number, enabled: true })),
    into('Product'),
  )
  await insert(
    offers.map(({ id, number, name }) => ({ ...english, name, slug: id, description: '', base: { id: number } })),
    into('ProductTranslation'),
  )
  await insert(
    offers.map(({ number }) => number),
    intoChannel('product_channels_channel', 'productId'),
  )
  await insert(
    variants.map(({ id, sku, number }) => ({ id, enabled: true, sku, product: { id: number }, taxCategory: { id: taxCategoryId } })),
    into('ProductVariant'),
  )
  await insert(
    variants.map(({ id, name }) => ({ ...english, name, base: { id } })),
    into('ProductVariantTranslation'),
  )
  await insert(
    variants.map(({ id, priceLadder }) => ({
      price: priceLadder[0]?.minor ?? 100,
      channelId: channel?.id,
      currencyCode: 'USD',
      variant: { id },
    })),
    into('ProductVariantPrice'),
  )
  await insert(
    variants.map(({ id }) => ({ stockOnHand: 1_000_000, stockAllocated: 0, productVariantId: id, stockLocationId: stockLocation?.id })),
    into('StockLevel'),
  )
  await insert(
    variants.map(({ id }) => id),
    intoChannel('product_variant_channels_channel', 'productVariantId'),
  )
}

async function fill(app: Application): Promise<void> {
  const { populateInitialData } = load('@vendure/core/cli') as { populateInitialData(app: Application, data: object): Promise<void> }
  await populateInitialData(app, {
    defaultLanguage: 'en',
    defaultZone: 'Europe',
    countries: [{ code: 'GB', name: 'United Kingdom', zone: 'Europe' }],
    taxRates: [{ name: 'Standard', percentage: 20 }],
    shippingMethods: [{ name: 'Standard', price: 500 }],
    paymentMethods: [
      { name: 'Manual', handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] } },
    ],
    collections: [],
  })
  const contexts = app.get(vendure.RequestContextService) as { create(options: object): Promise<unknown> }
  const context = await contexts.create({ apiType: 'admin' })
  const taxes = app.get(vendure.TaxCategoryService) as { findAll(context: unknown): Promise<{ items: { id: Id }[] }> }
  const taxCategoryId = (await taxes.findAll(context)).items[0]?.id
  const { rawConnection } = app.get(vendure.TransactionalConnection) as { rawConnection: Connection }
  await insertMarket(rawConnection, taxCategoryId)
  const jobs = app.get(vendure.JobQueueService) as { start(): Promise<void> }
  await jobs.start()
  const search = app.get(vendure.SearchService) as { reindex(context: unknown): Promise<{ id: Id }> }
  await search.reindex(context)
  for (;;) {
    const states = (await rawConnection.query('select state from job_record')).map(({ state }) => state)
    if (states.some((state) => state === 'FAILED')) throw new Error('a job of the filling failed')
    if (states.every((state) => state === 'COMPLETED')) break
    await new Promise((done) => setTimeout(done, 250))
  }
  if (databaseUrl) await rawConnection.query('analyze')
}

const app = await vendure.bootstrap(config)
if (isFilling) {
  await fill(app)
  process.stdout.write('filled\n')
  process.exit(0)
}
process.stdout.write('ready\n')
process.once('SIGTERM', () => void app.close().finally(() => process.exit(0)))
