import { hashOfToken, newRefreshToken } from '../refresh-token.ts'
import type { IdentityDb } from '../tables.ts'

/** What a sign-in with Google keeps between its steps, by name: the way to Google and back, a stand-in's code, what the page hands to the SDK. */
export type StepKind = 'flow' | 'code' | 'handle'

const keyOf = (kind: StepKind, secret: string) => hashOfToken(`${kind}\n${secret}`)

/** Keeps `content` for a caller that presents both the secret this gives and `bound`. */
export async function keepStep(
  db: IdentityDb,
  kind: StepKind,
  { bound, content, lifeMs }: { bound: string; content: unknown; lifeMs: number },
  at: Date,
): Promise<string> {
  const secret = newRefreshToken()
  await db
    .insertInto('identity_google_step')
    .values({
      key: keyOf(kind, secret),
      bound_to: hashOfToken(bound),
      content: JSON.stringify(content),
      expires_at: new Date(+at + lifeMs),
    })
    .execute()
  return secret
}

/** Reads what was kept, and leaves it there. */
export async function findStep<Content>(
  db: IdentityDb,
  kind: StepKind,
  { secret, bound }: { secret: string; bound: string },
  at: Date,
): Promise<Content | undefined> {
  const step = await db
    .selectFrom('identity_google_step')
    .select('content')
    .where('key', '=', keyOf(kind, secret))
    .where('bound_to', '=', hashOfToken(bound))
    .where('expires_at', '>', at)
    .executeTakeFirst()
  return step && (JSON.parse(step.content) as Content)
}

/** Takes what was kept, once: of two callers at the same time the second waits for the first and finds nothing. */
export async function takeStep<Content>(
  db: IdentityDb,
  kind: StepKind,
  { secret, bound }: { secret: string; bound: string },
  at: Date,
): Promise<Content | undefined> {
  const step = await db
    .deleteFrom('identity_google_step')
    .where('key', '=', keyOf(kind, secret))
    .where('bound_to', '=', hashOfToken(bound))
    .where('expires_at', '>', at)
    .returning('content')
    .executeTakeFirst()
  return step && (JSON.parse(step.content) as Content)
}
