import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { readDkim } from './dkim.ts'
import { newId } from './ids.ts'
import { FinalJobError } from './jobs.ts'

export interface Mail {
  /** Stable id and date, so that a resend is recognised as the same email. */
  once?: { id: string; at: Date }
  to: string
  subject: string
  text: string
  html: string
  /** Address that ends mails of this kind by one POST, for the button of mail programs (RFC 8058). */
  unsubscribe?: string
}

/** Whose mails they are. */
export interface MailSender {
  /** How people reach the product, for links. */
  publicUrl(): string
  shopName: string
}

export interface Mailer {
  /** Hands an email over. Rejects when the mail server refuses it, with a `FinalJobError` where that is for good. */
  send(mail: Mail): Promise<void>
}

const smtpTimeoutMs = 15_000
/**
 * How a mail server is talked to. What its address says after `?` wins. A password goes over an encrypted connection or not at all, unless the server is
 * this machine: what stands between could otherwise take `STARTTLS` out of the server's answer and read along.
 */
function toSmtpOptions(url: string) {
  const { username, hostname } = new URL(url)
  return {
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    requireTLS: username !== '' && !isLoopback(hostname),
  }
}
const isLoopback = (host: string): boolean => host === 'localhost' || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host)

/** Throws where the mail server cannot be reached or does not let us in. Sends nothing. */
export async function checkMailServer(url: string): Promise<void> {
  const transport = (await library()).createTransport(toSmtpOptions(url))
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** The mail server says that this recipient takes no mail, for good. */
export class AddressRefusedError extends FinalJobError {
  /** In the server's words, with its number. */
  readonly said: string
  constructor(cause: { message: string; response?: string }) {
    super(cause.message, { cause })
    this.said = cause.response ?? cause.message
  }
}

/** The recipient does not exist, or is not to get this mail: so says the server, with a number that means for good (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  // What is said to the sender or the password before is about the settings, which are mended.
  return responseCode >= 500 && responseCode < 600 && ['RCPT TO', 'DATA'].includes(command)
}

/** Loaded with the first email: many processes never send one. */
const library = () => import('nodemailer')

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** The folder in which emails wait as files where no mail server is set. */
export const outboxOf = (dataDir: string): string => join(dataDir, 'outbox')

/**
 * Through the mail server of SMTP_URL, else as files `<time>-<id>.eml` in the outbox folder, for the operator to read: the product runs without any
 * service outside.
 */
export function createMailer(
  config: Pick<Config, 'mailFrom' | 'dataDir'> & Partial<Pick<Config, 'smtpUrl' | 'dkim'>>,
  clock: Clock,
): Mailer {
  // An email is made of texts alone: nothing in them can name a file or an address whose content would be put into it.
  const common = { disableFileAccess: true, disableUrlAccess: true }
  // Of the sender: receivers look askance at ids of a domain that is nobody's.
  const domain = config.mailFrom.address.split('@').at(-1)
  const dkim = config.dkim && readDkim(config.dkim)
  // As an object: text would be read as a list of addresses.
  const toMessage = ({ to, once, unsubscribe, ...mail }: Mail) => ({
    from: config.mailFrom,
    to: { name: '', address: to },
    date: once?.at ?? clock(),
    messageId: `<${once?.id ?? newId()}@${domain}>`,
    // RFC 3834: nobody's holiday answers it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...mail,
  })
  if (config.smtpUrl) {
    const { smtpUrl: url } = config
    const transport = once(async () => {
      const { createTransport } = await library()
      return createTransport({ ...toSmtpOptions(url), ...common, ...(dkim && { dkim }) })
    })
    return {
      async send(mail) {
        try {
          await (await transport()).sendMail(toMessage(mail))
        } catch (error) {
          if (!isRefusedForGood(error)) throw error
          const refusal = error as Error & { command: string; response?: string }
          throw refusal.command === 'RCPT TO' ? new AddressRefusedError(refusal) : new FinalJobError(refusal.message, { cause: error })
        }
      },
    }
  }
  const transport = once(async () => (await library()).createTransport({ streamTransport: true, buffer: true, ...common }))
  const folder = outboxOf(config.dataDir)
  return {
    async send(mail) {
      const { message } = await (await transport()).sendMail(toMessage(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { id, at } = mail.once ?? { id: newId(), at: clock() }
      const name = `${at.toISOString().replaceAll(':', '-')}-${id}.eml`
      // A reader of the folder only sees complete emails.
      await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 })
      await rename(join(folder, `${name}.part`), join(folder, name))
    },
  }
}
