/** Mark-up, as in listings and as models mark their turns. */
const tags = /<[/|]?[\p{L}!][^<>]{0,200}>/gu

/** Longest text of a listing that goes to the model, in characters. */
const maxText = 160

/**
 * A text of a listing as the model reads it: short, without mark-up and without the square brackets that names of offers stand in here. What sellers say to whoever reads
 * their listing was cut when it came in (`cleanOffer`).
 */
export function quote(text: string, longest = maxText): string {
  const said = text
    .slice(0, 4 * longest)
    .replace(tags, ' ')
    .replace(/[[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return said.length > longest ? `${said.slice(0, longest)}…` : said
}
