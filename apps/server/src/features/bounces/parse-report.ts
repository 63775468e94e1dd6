export interface BounceReport {
  /** Whom the mail was for. */
  email: string
  /** What the server there has said, in one line. */
  reason: string
}

const maxReasonLength = 300

/** `rfc822; anna@example.com` is the address, `smtp; 550 no such user` the words. */
const withoutKind = (value: string): string => value.replace(/^[^;]*;/, '').trim()

/** Fields of each recipient: blocks of `Name: value`, whose values may go on in the next line. */
const readBlocks = (text: string): Map<string, string>[] =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (block) =>
        new Map(
          block.split('\n').flatMap((line) => {
            const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
            return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value] as const]
          }),
        ),
    )

const toText = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/**
 * Whom a mail of ours did not reach for good, from the report that came back (RFC 3464); none where it is no such report, says only that it will be tried
 * again, or is about a mail whose Message-ID is not of `domain`: anybody can write to where reports arrive.
 */
export async function parseBounceReport(raw: Uint8Array, domain: string): Promise<BounceReport[]> {
  const { default: PostalMime } = await import('postal-mime')
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true })
  const textOf = (types: string[]) =>
    attachments
      .filter(({ mimeType }) => types.includes(mimeType))
      .map(({ content }) => toText(content))
      .join('\n\n')
  const ours = /^message-id:\s*<[^<>@\s]+@([^<>\s]+)>/im.exec(textOf(['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers']))
  if (ours?.[1]?.toLowerCase() !== domain.toLowerCase()) return []
  return readBlocks(textOf(['message/delivery-status'])).flatMap((fields) => {
    const address = withoutKind(fields.get('original-recipient') ?? fields.get('final-recipient') ?? '')
    const isForGood = fields.get('action')?.toLowerCase() === 'failed' && /^5\./.test(fields.get('status') ?? '')
    if (!isForGood || !/^[^@\s]+@[^@\s]+$/.test(address)) return []
    const said = withoutKind(fields.get('diagnostic-code') ?? '') || (fields.get('status') ?? '')
    return [{ email: address.toLowerCase(), reason: said.slice(0, maxReasonLength) }]
  })
}
