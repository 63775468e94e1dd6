import { type Kysely, sql } from 'kysely'

/** Conversations, their messages, the turns that answer them with their numbered events, and the memory of repeated requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('title_folded', 'text', (column) => column.notNull())
    .addColumn('metadata', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('turn_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index conversation_newest on conversation (user_id, updated_at desc, id desc)`.execute(db)

  await db.schema
    .createTable('message')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) => column.notNull().references('conversation.id').onDelete('cascade'))
    .addColumn('turn_number', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull().check(sql`role in ('user', 'assistant', 'system', 'tool')`))
    .addColumn('message_type', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('content_folded', 'text', (column) => column.notNull())
    .addColumn('metadata', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index message_spoken on message (conversation_id, turn_number, created_at, id)`.execute(db)

  await db.schema
    .createTable('turn')
    .addColumn('stream_id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) => column.notNull().references('conversation.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('is_guest', 'boolean', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('turn_number', 'integer', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('running', 'complete', 'stopped', 'failed')`))
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('lease_owner', 'text')
    .addColumn('lease_until', 'timestamptz')
    .addColumn('last_seq', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('state', 'jsonb')
    .addColumn('shown_ids', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'`))
    .addColumn('has_events', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('ended_at', 'timestamptz')
    .addUniqueConstraint('turn_in_order', ['conversation_id', 'turn_number'])
    .execute()
  // One reply at a time in a conversation is a rule of the table, not of the code that asks first. It also finds the turns whose lease has run out.
  await sql`create unique index turn_running on turn (conversation_id) where status = 'running'`.execute(db)
  await sql`create index turn_events_to_drop on turn (ended_at) where has_events and ended_at is not null`.execute(db)
  // Every renewed lease is a new version of the row: room on the page keeps it there.
  await sql`alter table turn set (fillfactor = 70)`.execute(db)

  await db.schema
    .createTable('turn_event')
    .addColumn('stream_id', 'text', (column) => column.notNull().references('turn.stream_id').onDelete('cascade'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('turn_event_pkey', ['stream_id', 'seq'])
    .execute()

  await db.schema
    .createTable('idempotent_request')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'jsonb', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotent_request_pkey', ['user_id', 'scope', 'key'])
    .execute()
  await sql`create index idempotent_request_age on idempotent_request (created_at)`.execute(db)
}
