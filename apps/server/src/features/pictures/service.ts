import { askedPictureLimits } from '@karavan/contract/constants.ts'
import { type Look, lookBytes } from '@karavan/marketplaces/looks/look.ts'
import type { OfferQuery } from '@karavan/marketplaces/port.ts'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../../database.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/ids.ts'
import { type KeptPicture, keepPicture, openPicture } from '../../platform/kept-picture.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import type { LookReader } from './look-reader.ts'

export type { LookReader }

/** A picture that is about to be stored with its question. */
export interface AskedPicture extends KeptPicture {
  id: string
  looks: Buffer
}

/** A buyer's file as it is kept and compared. Throws `invalid` where it is no picture. */
export async function readAskedPicture(reader: LookReader, file: Buffer): Promise<AskedPicture> {
  const image = await openPicture(file, 'image')
  // Both at the same time: encoding takes as long as looking.
  const looks = reader.looksOfPhoto(file)
  looks.catch(() => {})
  const kept = await keepPicture(image, { side: askedPictureLimits.side, field: 'image' })
  return { id: newId(), ...kept, looks: Buffer.concat(await looks) }
}

/** A picture that a conversation of the caller's was asked with, as it was stored. */
export const findAskedPicture = (db: Db, conversationId: string, id: string): Promise<AskedPicture | undefined> =>
  db
    .selectFrom('asked_picture')
    .select(['id', 'picture', 'width', 'height', 'looks'])
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst()

/** The picture of one's own message, as WebP. Throws `not_found`. */
export async function getAskedPicture(db: Kysely<Database>, uid: string, id: string): Promise<Buffer> {
  const found = await db
    .selectFrom('asked_picture')
    .innerJoin('conversation', 'conversation.id', 'asked_picture.conversation_id')
    .select('picture')
    .where('asked_picture.id', '=', id)
    .where('conversation.user_id', '=', uid)
    .executeTakeFirst()
  if (!found) throw new AppError('not_found')
  return found.picture
}

/** Searches in which a picture, named by its id, stands with what it looks like. `linkTo`: an address under which it can be fetched. */
export function withLooks<Answer, Others extends unknown[]>(
  db: Kysely<Database>,
  linkTo: (id: string) => string,
  retrieve: (query: OfferQuery, signal: AbortSignal, ...others: Others) => Promise<Answer>,
): (query: OfferQuery, signal: AbortSignal, ...others: Others) => Promise<Answer> {
  const known = new Map<string, Look[]>()
  return async (query, signal, ...others) => {
    if (!query.picture) return retrieve(query, signal, ...others)
    const { id } = query.picture
    const looks = known.get(id) ?? (await findLooks(db, id))
    known.set(id, looks)
    const link = async () => ((await isKept(db, id)) ? linkTo(id) : undefined)
    return retrieve({ ...query, picture: { id, looks, file: () => readToLend(db, id), link } }, signal, ...others)
  }
}

/** Longer side and quality of a picture that goes to a marketplace: well below the 300 KB that they take. */
const uploadSide = 640
const uploadQuality = 80

const isKept = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await db.selectFrom('asked_picture').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The picture of any message as marketplaces take one: a JPEG. `undefined` where it has gone with its conversation. Who asks must have been given it. */
export async function readToLend(db: Kysely<Database>, id: string): Promise<Buffer | undefined> {
  const found = await db.selectFrom('asked_picture').select('picture').where('id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const sharp = await loadSharp()
  return sharp(found.picture)
    .resize(uploadSide, uploadSide, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: uploadQuality })
    .toBuffer()
}

async function findLooks(db: Kysely<Database>, id: string): Promise<Look[]> {
  const found = await db.selectFrom('asked_picture').select('looks').where('id', '=', id).executeTakeFirst()
  const bytes = found?.looks ?? Buffer.alloc(0)
  // Of another version a picture is like nothing.
  if (bytes.length % lookBytes !== 0) return []
  return Array.from({ length: bytes.length / lookBytes }, (_, at) => new Uint8Array(bytes.subarray(at * lookBytes, (at + 1) * lookBytes)))
}
