/** FNV-1a of 32 bits, a character at a time. */
export const fnvStart = 0x81_1c_9d_c5
export const fnvNext = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01_00_01_93)

export function fnvOf(text: string): number {
  let hash = fnvStart
  for (let at = 0; at < text.length; at++) hash = fnvNext(hash, text.charCodeAt(at))
  return hash
}

/** One of `buckets`, a power of two: mixed once more, the low bits of a hash are as good as its high ones. */
export const fnvBucket = (hash: number, buckets: number): number => (hash ^ (hash >>> 15)) & (buckets - 1)
