/** A file of what was learned: the length of a head in JSON, the head, and parts of bytes, one behind the other. */
export function toLearnedFile(head: object, ...parts: readonly (Uint8Array | Int8Array)[]): Uint8Array {
  const said = new TextEncoder().encode(JSON.stringify(head))
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 4 + said.length))
  new DataView(bytes.buffer).setUint32(0, said.length)
  bytes.set(said, 4)
  let at = 4 + said.length
  for (const part of parts) {
    bytes.set(new Uint8Array(part.buffer, part.byteOffset, part.length), at)
    at += part.length
  }
  return bytes
}

/** The head of such a file, and where its parts begin. */
export function fromLearnedFile<Head>(bytes: Uint8Array): { head: Head; at: number } {
  const at = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  return { head: JSON.parse(new TextDecoder().decode(bytes.subarray(4, at))) as Head, at }
}

/** A byte holds this much, with a sign. */
const mostOfByte = 127

/** Weights as bytes, in units of `unit`: the furthest from nothing fills a byte. */
export function inBytes(weights: Float32Array): { weights: Int8Array; unit: number } {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const unit = most / mostOfByte || 1
  return { weights: Int8Array.from(weights, (weight) => Math.round(weight / unit)), unit }
}
