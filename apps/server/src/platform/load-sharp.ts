/**
 * What reads and writes pictures, loaded with the first one: a start does not need it. Its own cache is off: it would hold up to 50 MB of what was read and
 * drawn last, for nobody, as no picture is made twice.
 */
export async function loadSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  return sharp
}
