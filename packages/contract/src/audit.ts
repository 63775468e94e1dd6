import { z } from 'zod'
import { isoTime } from './common.ts'

/** What the log knows, by what it is about. */
export const auditKindsByTopic = {
  sign_in: [
    'signed_in',
    'signed_in_with_google',
    'sign_in_failed',
    'desk_opened',
    'desk_closed',
    'desk_expired',
    'second_factor_failed',
    'second_factor_blocked',
    'password_set',
  ],
  protection: ['totp_added', 'totp_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_made', 'second_factor_reset'],
  access: ['operator_granted', 'operator_revoked', 'account_disabled', 'account_enabled'],
  orders: ['order_moved', 'order_undone', 'photo_added', 'photo_removed'],
  shop: ['instructions_changed', 'rate_set', 'rate_cleared', 'catalogue_imported', 'jobs_retried', 'guests_removed', 'backup_made'],
} as const
export const auditKinds = Object.values(auditKindsByTopic).flat()
const auditKind = z.enum(auditKinds)
export type AuditKind = z.infer<typeof auditKind>

/** Most entries of one answer. */
export const auditPageLimit = 200

/** A query parameter that is left empty does not filter. */
const optional = <T extends z.ZodType>(schema: T) => z.union([schema, z.literal('')]).optional()

/** `GET /api/desk/audit`: newest first. */
export const auditQuery = z.object({
  /** An operator's address: what they did, and what was done to their access. */
  operator: z.string().trim().max(320).optional(),
  kind: optional(auditKind),
  /** Moments between which it happened, the first one with it. */
  since: optional(isoTime),
  until: optional(isoTime),
  /** `next` of the page before. */
  before: z
    .string()
    .regex(/^\d{0,15}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(auditPageLimit).default(50),
})

export const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  kind: auditKind,
  /** Who did it: an operator's address, or `commandLine`. */
  actor: z.string(),
  /** The account that it was done to, where that is somebody else's. */
  subject: z.string().nullable(),
  order_number: z.string().nullable(),
  /** The network address it came from; null for the command line. */
  address: z.string().nullable(),
  /** What changed, in words and numbers of ours: nothing in it was typed by a buyer. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditAnswer = z.object({
  success: z.literal(true),
  entries: z.array(auditEntry),
  /** For `before`; null at the end. */
  next: z.string().nullable(),
  /** Everybody who stands in the log. */
  operators: z.array(z.string()),
})
export type AuditPage = Omit<z.infer<typeof auditAnswer>, 'success'>
