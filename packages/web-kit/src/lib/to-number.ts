/** What somebody typed as a number, with a comma or a dot and with spaces between thousands: '1 234,5'; `undefined` where it is none, or below nought. */
export function toNumber(text: string): number | undefined {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
