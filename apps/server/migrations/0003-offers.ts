import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table offer (
      id text collate "C" primary key,
      platform text collate "C" not null,
      currency text not null,
      moq int not null,
      ladder_from int[],
      ladder_minor bigint[],
      price_floor bigint,
      sales int not null,
      popularity int not null,
      dispatch_hours int,
      is_factory boolean not null,
      heads text[] not null,
      volume_ml int[], length_mm int[], weight_g int[], charge_mah int[], power_w int[], pieces int[],
      search tsvector not null,
      summary jsonb not null,
      detail jsonb not null,
      content_hash text not null,
      fetched_at timestamptz not null
    )`.execute(db)
  // What filters read stays in the row, whatever its size; the bulky three leave it, uncompressed: they are read far more often than written.
  await sql`
    alter table offer
      alter column ladder_from set storage plain, alter column ladder_minor set storage plain, alter column heads set storage plain,
      alter column search set storage external, alter column summary set storage external, alter column detail set storage external,
      set (toast_tuple_target = 512)`.execute(db)
  // A short pending list keeps reads even: it is looked through on every search.
  await sql`create index offer_search on offer using gin (search) with (gin_pending_list_limit = 512)`.execute(db)
  await sql`create index offer_price on offer (price_floor)`.execute(db)
  await sql`create index offer_sales on offer (sales)`.execute(db)
  await sql`create index offer_platform on offer (platform)`.execute(db)
  await sql`
    create table offer_word (
      word text collate "C" primary key,
      offers int not null default 1,
      keys text[] not null
    )`.execute(db)
  await sql`create index offer_word_keys on offer_word using gin (keys) with (gin_pending_list_limit = 512)`.execute(db)
  await sql`
    create table offer_source (
      platform text primary key,
      kind text not null check (kind in ('sample', 'import')),
      version text not null,
      updated_at timestamptz not null
    )`.execute(db)
}
