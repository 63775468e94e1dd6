/** What tells who somebody is or where they live, in a message that leaves the shop. The model needs none of it to find goods. */
const personal: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu,
  // A telephone: a plus or eight, and ten digits or more however they are grouped.
  /(?<![\p{L}\p{N}])(?:\+\d|8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/gu,
  /(?<!\d)1[3-9]\d{9}(?!\d)/gu,
  // The same without its beginning: "912 345-67-89", "(912) 3456789".
  /(?<![\d\p{L}])\(?9\d{2}\)?[\s-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/gu,
  // Accounts of messengers by their address.
  /(?<![\p{L}\p{N}])(?:https?:\/\/)?(?:t\.me|wa\.me|vk\.com|vk\.me)\/[^\s,;]+/giu,
  // Numbers of cards, accounts and passports.
  /(?<!\d)(?:\d{4}[\s-]?){3,4}\d{1,4}(?!\d)/gu,
  /(?<![\p{L}\p{N}])@[a-z][a-z0-9_]{3,}/giu,
  /(?<!\p{L})индекс\s*\d{6}(?!\d)/giu,
  /[\p{Script=Han}]{1,8}(?:路|街|大道|巷)\d+号(?:[\p{Script=Han}\d]{0,12}[室楼栋单元])?/gu,
  // Streets with a house: "ул. Ленина, д. 5, кв. 12", "12 Baker Street".
  /(?<!\p{L})(?:ул(?:ица|ице|\.)|пр(?:оспект|-т|\.)|пер(?:еулок|\.)|шоссе|наб(?:ережная|\.)|бульвар|б-р)\s*[\p{L}\s.-]{2,40},?\s*(?:д(?:ом|\.)?\s*)?\d+[^\s,;]*(?:,?\s*(?:к(?:орп|в)?(?:артира|ус)?\.?|стр\.?)\s*\d+)*/giu,
  /(?<!\d)\d{1,5}\s+(?:[A-Z][a-z]+\s+){1,3}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd)(?![a-z])\.?(?:,?\s*(?:apt|flat|unit)\.?\s*\d+)?/giu,
  // A house with a flat, whatever the street is called: "Ленина 5, кв. 12", "дом 5, квартира 12".
  /(?:[А-ЯЁ][\p{L}-]+\s+)?(?:д(?:ом|\.)\s*)?\d+[\p{L}/]{0,3},?\s*(?:к(?:орп(?:ус)?|\.)\s*\d+,?\s*)?(?:кв(?:артира|\.)?|оф(?:ис|\.)?)\s*\d+/gu,
]

/** The text with an ellipsis in place of addresses of people, their telephones and other numbers of theirs. */
export const withoutPersonal = (text: string): string => personal.reduce((said, pattern) => said.replace(pattern, '…'), text)
