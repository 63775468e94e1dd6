import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { localCertificate, localKey } from './local-certificate.ts'

interface MailServerOptions {
  /** Encrypted from the first byte, when the client asks for it (STARTTLS), or never. */
  tls?: 'implicit' | 'starttls' | 'none'
  /** Lets in nobody else. */
  login?: { user: string; password: string }
  /** Answers a recipient with this code instead of taking it. */
  refuses?: (address: string) => number | undefined
}

/** A real mail server on this machine that keeps what it is sent; `answer` may refuse a mail, or never come. */
export async function givenMailServer(
  answer: () => Promise<void> = async () => {},
  { tls = 'none', login, refuses = () => undefined }: MailServerOptions = {},
) {
  const mails: Email[] = []
  /** As they came. */
  const raw: string[] = []
  /** What clients tried to sign in as, and over which kind of connection; recipients that were named. */
  const logins: { user: string | undefined; isEncrypted: boolean }[] = []
  const recipients: string[] = []
  const server = new SMTPServer({
    secure: tls === 'implicit',
    key: localKey,
    cert: localCertificate,
    authOptional: !login,
    // A server without encryption that takes passwords all the same is what a client must be on guard against.
    allowInsecureAuth: true,
    disabledCommands: [...(tls === 'starttls' ? [] : (['STARTTLS'] as const)), ...(login ? [] : (['AUTH'] as const))],
    onAuth({ username, password }, { secure }, done) {
      logins.push({ user: username, isEncrypted: secure })
      if (username === login?.user && password === login?.password) done(null, { user: username })
      else done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    onRcptTo({ address }, _session, done) {
      recipients.push(address)
      const responseCode = refuses(address)
      done(responseCode ? Object.assign(new Error('not here'), { responseCode }) : undefined)
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        answer().then(
          async () => {
            raw.push(Buffer.concat(chunks).toString('latin1'))
            mails.push(await PostalMime.parse(Buffer.concat(chunks)))
            done()
          },
          (error: Error) => done(error),
        )
      })
    },
  })
  // A client that breaks off because it does not trust the certificate.
  server.on('error', () => {})
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.server.address() as AddressInfo
  const account = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''
  return {
    mails,
    raw,
    logins,
    recipients,
    port,
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://${account}127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(closed)),
  }
}
