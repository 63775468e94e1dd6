/**
 * Words by which a listing speaks to whoever reads it aloud instead of describing goods: a role that is taken, rules that are to be forgotten, something to
 * be said to the buyer. In the three languages of listings.
 */
const orders = new RegExp(
  [
    String.raw`(?<!\p{L})(?:system|assistant|ассистент|система|系统|助手)(?: message| prompt)?\s?[:：>,!—-]+\s?(?=(?:please|say|tell|reveal|print|always|never|ignore|скажи|сообщи|назови|ответь|добавь|всегда|никогда|переведи|告诉|请|说)(?!\p{Ll}))`,
    String.raw`(?<!\p{L})(?:ignore|disregard|forget|override|bypass)(?: \p{L}+){0,4} (?:instructions?|prompts?|guidelines)`,
    String.raw`(?<!\p{L})(?:ignore|disregard) (?:all |everything |the |what )?(?:above|you were told)`,
    String.raw`(?<!\p{L})(?:tell|inform|send|redirect|convince) (?:the |every |all |our )?(?:buyer|customer|shopper|user|client)s?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:say|claim|answer|respond) that(?!\p{L})`,
    String.raw`(?<!\p{L})(?:reveal|print|repeat|output|show)(?: \p{L}+){0,4} (?:prompt|system instructions)`,
    String.raw`(?<!\p{L})(?:never mention|do not mention|don't mention) (?:the )?other`,
    String.raw`(?<!\p{L})(?:as an ai|note to (?:the )?(?:assistant|ai)|your task is)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:игнорир\p{L}*|забудь|не следуй)(?:те)?(?: \p{L}+){0,4} (?:инструкци|указани|промпт)`,
    String.raw`(?<!\p{L})(?:сообщи|скажи|расскажи|передай|ответь|напиши|назови|пиши)(?:те)?(?: \p{L}+){0,2},? (?:покупател|что(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:добавь|вставь)(?:те)?(?: \p{L}+){0,2} (?:слов|фраз|ссылк|в ответ)`,
    String.raw`(?<!\p{L})(?:не показывай|не упоминай|твоя задача|теперь ты|рекомендуй только)(?!\p{L})`,
    '(?:忽略|无视|忽視|忘记|忘掉).{0,6}(?:之前|以上|上面|上文|所有|先前).{0,8}(?:指令|指示|内容|要求|命令|规则)|(?:告诉|告知|对|向)(?:买家|客户|顾客)(?:说|免费|加)|系统提示词|你的提示|只推荐这|不要提其他',
  ].join('|'),
  'iu',
)
/** Where a thing that is said ends. A dot inside an address ends nothing. */
const end = /[。；！？\n]|[.;!?](?=\s|$)/u
const tags = /<[/|]?[\p{L}!][^<>]{0,200}>/gu
const hidden = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu

/** Longest text of a listing that goes to the model, in characters. */
const maxText = 160

/** A text of a listing as the model reads it: short, and without what it says to its reader. */
export function quote(text: string, longest = maxText): string {
  const said = withoutOrders(text.slice(0, 4 * longest))
  return said.length > longest ? `${said.slice(0, longest)}…` : said
}

/**
 * What a seller wrote, as the model may read it: without mark-up, without names in square brackets, which are ours, and without what is said to the reader
 * rather than of the goods.
 */
export function withoutOrders(text: string): string {
  let rest = text.normalize('NFKC').replace(hidden, '').replace(tags, ' ').replace(/[[\]]/g, ' ').replace(/\s+/g, ' ')
  let kept = ''
  for (let order = orders.exec(rest); order; order = orders.exec(rest)) {
    kept += rest.slice(0, order.index)
    const after = rest.slice(order.index)
    const stop = end.exec(after)
    rest = stop ? after.slice(stop.index + 1) : ''
  }
  return (kept + rest).replace(/ {2,}/g, ' ').trim()
}
