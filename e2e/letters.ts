import { readOutbox, type StoredMail } from '@karavan/server/platform/outbox.ts'
import type { KaravanProcess } from '@karavan/testing/karavan-process.ts'
import { expect } from '@playwright/test'

/** What the product has mailed to an address, the oldest first. */
export const mailsTo = async ({ dataDir }: KaravanProcess, email: string): Promise<StoredMail[]> =>
  (await readOutbox(dataDir)).filter(({ to }) => to === email)

/** The subjects of these mails. */
export const subjectsTo = async (karavan: KaravanProcess, email: string): Promise<string[]> =>
  (await mailsTo(karavan, email)).map(({ subject }) => subject)

/** Waits for the mail with this subject. */
export async function mailTo(karavan: KaravanProcess, email: string, subject: string): Promise<StoredMail> {
  await expect.poll(() => subjectsTo(karavan, email)).toContain(subject)
  return (await mailsTo(karavan, email)).find((mail) => mail.subject === subject)!
}

/** Where its button leads. */
export const linkIn = (mail: StoredMail | undefined): string => /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
