/**
 * Words by which a listing speaks to whoever reads it aloud instead of describing goods: a role that is taken, rules that are to be forgotten, something to
 * be said to the buyer. In the three languages of listings.
 */
const orders = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:system|assistant|developer|user|ai|chatbot|ассистент|помощник|бот|система|系统|助手)\s?[:：>,，](?=\s*[\p{L}<«"])`,
    String.raw`(?<!\p{L})(?:ignore|disregard|forget|override|bypass)(?:\s\p{L}+){0,4}\s(?:instructions?|prompts?|rules|guidelines)`,
    String.raw`(?<!\p{L})(?:tell|inform|send|redirect|lead|advise|convince)\s(?:the\s|every\s|all\s)?(?:buyer|customer|user|client)s?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:say|state|claim|reply|answer|respond)\s(?:that|with|only)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:reveal|print|repeat|output|show)(?:\s\p{L}+){0,3}\s(?:prompt|instructions)`,
    String.raw`(?<!\p{L})(?:ты|вы) теперь(?!\p{L})|you are now(?!\p{L})|from now on`,
    String.raw`(?:игнорируй|забудь|отмени|не следуй)(?:те)?(?:\s\p{L}+){0,4}\s(?:инструкци|указани|правил|промпт)`,
    String.raw`(?<!\p{L})(?:сообщи|скажи|передай|напиши|отправь|направь|покажи|предложи|посоветуй|убеди)(?:те)?(?:\s\p{L}+){0,2}\s(?:покупател|клиент|пользовател)`,
    String.raw`(?<!\p{L})(?:добавь|напиши|вставь|произнеси|ответь|повтори)(?:те)?(?:\s\p{L}+){0,2}\s(?:слов|фраз|ссылк|в ответ)`,
    '(?:忽略|无视|忘记|忘掉).{0,12}(?:指令|指示|提示|规则|设定)|(?:告诉|通知|引导|建议)(?:买家|客户|用户|顾客)|(?:系统)?提示词|你现在是',
  ].join('|'),
  'iu',
)
/** Where a thing that is said ends. A dot inside an address ends nothing. */
const end = /[。；！？\n]|[.;!?](?=\s|$)/u
const marks = /<\/?[\p{L}!][^>]*>|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/gu

/** Longest text of a listing that goes to the model, in characters. */
const maxText = 160

/** A text of a listing as the model reads it: short, and without what it says to its reader. */
export function quote(text: string): string {
  const said = withoutOrders(text.slice(0, 4 * maxText))
  return said.length > maxText ? `${said.slice(0, maxText)}…` : said
}

/**
 * What a seller wrote, as the model may read it: without mark-up, without names in square brackets, which are ours, and without what is said to the reader
 * rather than of the goods.
 */
export function withoutOrders(text: string): string {
  let rest = text.replace(marks, ' ').replace(/[[\]]/g, ' ')
  let kept = ''
  for (let order = orders.exec(rest); order; order = orders.exec(rest)) {
    kept += rest.slice(0, order.index)
    const after = rest.slice(order.index)
    const stop = end.exec(after)
    rest = stop ? after.slice(stop.index + 1) : ''
  }
  return (kept + rest).replace(/\s+/g, ' ').trim()
}
