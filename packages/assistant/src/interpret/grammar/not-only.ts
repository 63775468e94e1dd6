/** «Не только серебристые», "not just silver ones", 不只要银色的: what is named so is no condition. */
const notOnly =
  /(?:,?\s*(?:но|а|and|but)\s+)?(?<!\p{L})(?:не только|не лишь)\s+\p{L}+|(?:,?\s*(?:and|but)\s+)?(?<![a-z])not (?:only|just)\s+(?:in\s+)?[a-z]+(?:\s+ones?)?(?![a-z])|(?:不只|不仅仅?|不光|不单)(?:要|是|有)?\p{Script=Han}{1,4}?(?:色的?|的)/giu

/** A message without what goods should not only be. */
export const withoutNotOnly = (text: string): string => text.replace(notOnly, (said) => ','.padEnd(said.length))
