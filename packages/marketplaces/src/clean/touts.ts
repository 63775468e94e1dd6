import { patternOf } from './skeleton.ts'

// All patterns are matched with skeletons: small letters, plain digits, Cyrillic look-alikes as Latin letters.

const anyOf = (words: string): string =>
  `(?:${words
    .trim()
    .split(/\s*\|\s*/)
    .join('|')})`

const latinMessenger = anyOf(
  `we\\s?chat | wei\\s?xin | v\\s?x | w\\s?x | вичат… | вотсап… | ватсап… | вацап… | whats?\\s?app | вайбер… | viber | telegram | телеграм… | телега | тг | tg | line\\s?id | skype |
   скайп… | kakao\\s?talk | instagram | инстаграм… | vk | вк`,
)
const messenger = `(?:‹${latinMessenger}›|‹qq|[微薇徽][信❤]|v信|扣扣)`
/** What stands after a messenger's name where the name is not an address: "WhatsApp: supported". */
const noHandle = anyOf(
  'support… | yes | none | not | notif… | message… | reminder… | push | call… | есть | нет | да | поддерж… | уведомл… | сообщен… | facebook | twitter | etc',
)
const joint = '\\s*(?:号码|号|账号|id›|no\\.?|number|номер|логин)?\\s*[:=\\-–—→>]+\\s*@?'
const handle = '(?=[\\w.+\\-]*[a-z\\d])[\\w+][\\w.+\\-]{3,}'
const longNumber = '\\+?\\d(?:[\\s\\-().]{0,2}\\d){6,14}'

/** Ways to reach somebody outside the marketplace. What was matched goes, with the words that lead to it. */
export const contacts: readonly RegExp[] = [
  patternOf([
    `${messenger}${joint}(?!${noHandle}›)(?:${longNumber}|${handle})`,
    `${messenger}\\s*(?:号码|号|账号|id›|no\\.?|number|номер)\\s*(?:${longNumber}|${handle})`,
    `${messenger}\\s*@?(?:${longNumber}|(?=[a-z_.\\-]*\\d)[a-z][\\w.\\-]*_[\\w.\\-]+)`,
    `(?:‹we\\s?chat›|[微薇徽][信❤]|v信|‹whats?\\s?app›|‹telegram›|‹телеграм›|‹ватсап›|‹вотсап›)\\s*@?(?=[a-z_.\\-]*\\d)[a-z][\\w.\\-]{4,}`,
    '‹(?:qq|扣扣)\\s*群?\\s*\\d{5,12}(?!\\d)',
    '(?:微信|手机|电话)同号',
    `[+➕加]\\s?(?:v|vx|wx|qq)\\s*:?\\s*(?:${longNumber}|${handle})`,
  ]),
  patternOf([
    '(?<![\\w.+\\-])[\\w.+\\-]{1,64}@[\\w\\-]{1,64}(?:\\.[\\w\\-]{1,64}){0,4}\\.[a-z]{2,}',
    '(?<![\\w.+\\-])[\\w.+\\-]{1,64}\\s?[\\[(]\\s?(?:at|собака)\\s?[\\])]\\s?[\\w\\-]+\\s?(?:\\.|[\\[(]\\s?(?:dot|точка)\\s?[\\])])\\s?[a-z]{2,}(?:\\s?(?:\\.|[\\[(]\\s?dot\\s?[\\])])\\s?[a-z]{2,})?',
    '(?<![\\w@])@[a-z]\\w{5,}(?!\\w)',
  ]),
  patternOf([
    '‹(?:https?|hxxps?|ftp|tg|weixin)\\s?:\\s?/\\s?/?[^\\s\\p{Script=Han}"\'<>\\])】]+',
    '‹(?:javascript|vbscript)\\s?:[^\\s\\p{Script=Han}"\'<>\\]】]+',
    '‹www\\.[^\\s\\p{Script=Han}"\'<>)\\]】]+',
    '‹(?:t|wa|vk|me|bit|goo|tinyurl|clck|u)\\.(?:me|cc|ly|gl|com|ru)/[^\\s\\p{Script=Han}"\'<>)\\]】]+',
    '‹[a-z\\d][a-z\\d\\-]{1,64}(?:\\.[a-z\\d\\-]{1,64}){0,4}\\.(?:com|cn|ru|net|org(?=/)|shop|store|xyz|top|vip|info|site|online|club|biz|рф|example)(?![a-z\\d\\-])(?:/[^\\s\\p{Script=Han}"\'<>)\\]】]*)?',
    '‹[a-z\\d][a-z\\d\\-]{1,64}\\s?[(\\[]\\s?(?:dot|точка)\\s?[)\\]]\\s?(?:com|cn|ru|net|org|shop|store)›',
  ]),
]

/** Numbers that could be telephone numbers; `isPhone` decides. Chinese numerals and letters that look like digits are digits here. */
export const phoneLike: RegExp = patternOf([
  '(?<![\\d.,/])\\+\\s?\\d[\\d\\s\\-().]{8,20}\\d(?!\\d)',
  '(?<![\\p{Script=Latin}\\d.,/])(?:86[\\s\\-]?)?[1li|一壹幺](?:[\\s\\-.]?[\\doli|з〇○零一壹二贰两三叁四肆五伍六陆七柒八捌九玖幺]){10}(?![\\p{Script=Latin}\\d])',
  '(?<![\\p{L}\\d.,/\\-])[78]?[\\s\\-]?\\(?[3489]\\d{2}\\)?[\\s\\-]?\\d{3}[\\s\\-]?\\d{2}[\\s\\-]?\\d{2}(?![\\d\\p{L}])',
  '(?<![\\p{L}\\d.,/\\-])(?:1[\\s\\-.])?\\(?\\d{3}\\)?[\\s\\-.]\\d{3}[\\s\\-.]\\d{4}(?![\\d\\p{L}])',
  '(?<![\\p{L}\\d.,/\\-])0\\d{2,3}[\\s\\-]\\d{7,8}(?![\\d\\p{L}])',
  '(?<![\\p{L}\\d.,/\\-])[48]00[\\s\\-]\\d{3,4}[\\s\\-]\\d{3,4}(?![\\d\\p{L}])',
])
/** A number of any shape is a telephone number after one of these. */
export const phoneAfterWord: RegExp = patternOf([
  '(?:‹(?:tel(?:ephone)?|phone|mobile|cell|hotline|fax|тел|телефон…|моб|факс)›\\.?\\s*(?:no\\.?|number|номер)?\\s*:|‹(?:call|звоните|звони)›(?:\\s(?:us|me|нам|now|today|at|on|по)){0,3}:?|(?:电话|手机|手机号码?|热线|联系方式)\\s*[:是])\\s*(?=[\\d\\s\\-+().]*\\d{3})\\+?[\\d(](?:[\\s\\-().]{0,2}\\d){6,13}(?!\\d)',
])

const numerals: Record<string, string> = { o: '0', l: '1', i: '1', '|': '1', з: '3', '○': '0', '〇': '0', 零: '0', 一: '1', 壹: '1', 幺: '1', 二: '2', 贰: '2', 两: '2', 三: '3', 叁: '3', 四: '4', 肆: '4', 五: '5', 伍: '5', 六: '6', 陆: '6', 七: '7', 柒: '7', 八: '8', 捌: '8', 九: '9', 玖: '9' } // biome-ignore format: a table
const groupings = /^(?:\d{11}|(?:\d\D){10}\d|\d{3}\D\d{4}\D\d{4}|\d{4}\D\d{3}\D\d{4}|\d{4}\D\d{4}\D\d{3}|\d{3}\D\d{3}\D\d{5}|\d{3}\D\d{8})$/

/** Whether a match of `phoneLike` is written as people write telephone numbers, and not a list of sizes or a code. */
export function isPhone(text: string): boolean {
  const digits = Array.from(text.trim(), (character) => numerals[character] ?? character).join('')
  const count = digits.replace(/\D/g, '').length
  if (/^\+/.test(digits)) return count >= 10 && count <= 15
  if (/^(?:86[\s-]?)?1[3-9]/.test(digits.replace(/^86[\s-]?/, '86').replace(/(?<=^(?:86)?1)\D(?=[3-9])/, ''))) {
    const isChinese = groupings.test(digits.replace(/^86[\s-]?(?=1)/, ''))
    const isSpelled = !/[oli|з]/.test(text) || (text.match(/\d/g)?.length ?? 0) >= 4
    if (isChinese && isSpelled) return true
  }
  if (/[^\d\s\-().]/.test(digits)) return false
  if (/^[78]/.test(digits) && count === 11) return /^[78][\s-]?\(?[3489]\d{2}/.test(digits)
  if (/^1[\s\-.]\(?\d{3}\)?[\s\-.]\d{3}[\s\-.]\d{4}$/.test(digits)) return true
  return /^(?:\(\d{3}\)\s?\d{3}-\d{4}|\d{3}-\d{3}-\d{4}|\d{3}\.\d{3}\.\d{4}|0\d{2,3}[\s-]\d{7,8}|[48]00-\d{3,4}-\d{3,4}|\(?[3489]\d{2}\)[\s-]?\d{3}-\d{2}-\d{2})$/.test(
    digits,
  )
}

const toChannel = `(?:\\s+(?:us|me|seller|our|my|the|now|please|нам|мне|нас|по|в|на|через|via|on|by|in|at|through|over|official)){0,4}\\s*`

/** Calls to deal with the seller elsewhere. They reach to the end of their clause. */
export const calls: RegExp = patternOf([
  `‹(?:add|join|follow|scan)›${toChannel}${messenger}`,
  `‹(?:message|text|dm|contact|chat|reach|write|call|order|ask)›(?:\\s+(?:to|with|us|me|seller|now)){0,3}\\s+(?:on|via|by|in|through|over)\\s+(?:our\\s+|my\\s+)?${messenger}`,
  `‹(?:добав…|пишите|напишите|пиши|напиши|звоните|свяж…|связь|заказ…|закаж…|подпис…)›${toChannel}${messenger}`,
  `(?:加|添加|搜索|搜|关注|联系|扫)(?:我|我们|老板|客服|店主)?(?:的)?\\s?(?:${messenger}|v(?=[\\s:领\\p{P}]|$))(?!支付)`,
  '加我(?:好友|们)?',
  '‹(?:add|dm|pm|text)\\s+me›',
  '‹добав(?:ь|ьте|ляйте)\\s+(?:меня|нас)\\s+в',
  '扫(?:描)?(?:下方)?(?:二维)?码(?:加|联系|下单|领|进群|咨询)',
  '‹scan\\s+(?:the|our|this|my)\\s+(?:qr\\s?)?code\\s+to\\s+(?:order|contact|add|pay|chat|join)',
  '‹(?:закаж…|заказыва…|покупай…|купите|оформля…|оформи…|платите|оплати…|оплачива…|переведи…|пишите|обраща…|свяж…)[^.!?;|\\n]{0,24}‹(?:напрямую|в\\s+обход|мимо|в\\s+личк…|в\\s+директ|на\\s+карту)›',
  '‹в\\s+обход\\s+(?:площадк…|сайт…|маркетплейс…|платформ…)',
  '‹мимо\\s+(?:площадк…|сайт…|маркетплейс…|платформ…)',
  '‹(?:order|buy|pay|purchase|deal)›\\s+(?:with\\s+us\\s+)?direct(?:ly)?\\s+(?:from|with|via|by|through|to)\\s+(?:us|me|our|the\\s+seller)›',
  '‹(?:contact|message|write|pay)\\s+(?:us|me|to\\s+us)\\s+direct(?:ly)?›',
  '‹(?:pay|order|buy|deal|trade)›[^.!?;|\\n]{0,20}‹(?:outside|off)\\s+(?:of\\s+)?(?:the\\s+|this\\s+)?(?:platform|site|marketplace|app)›',
  '(?:绕过|绕开|脱离|跳过|避开)(?:本)?平台',
  '(?:私下|线下)(?:交易|付款|转账|联系|成交)',
  '私(?:聊|信)(?:我|客服|老板|店主|下单|优惠|更)',
  '直接(?:联系|找|加)(?:厂家|卖家|老板|店主|我们|我)',
  '(?:请)?(?:付款|转账|打款)(?:到|至)(?:我|本人|支付宝|银行卡|微信)',
  '‹(?:click|tap|press)\\s+(?:here|this\\s+link|the\\s+link|the\\s+button\\s+below)›',
  '点击(?:领取|领券|链接|这里|此处|下方|进入)',
  '‹(?:нажми|нажмите|жми|жмите|перейди|перейдите|переходи|переходите)\\s+(?:сюда|здесь|по\\s+ссылке|на\\s+ссылку)›',
])

const role = anyOf(
  `system | assistant | ai | ai\\s+assistant | chat\\s?bot | bot | llm | gpt | chatgpt | система | системн…\\s+сообщен… | ассистент… | помощник… | нейросет… | бот… | ии |
   系统 | 系统消息 | 系统提示 | 助手 | ai助手 | 智能助手 | 助理 | 机器人 | 人工智能 | 客服机器人`,
)
const called = anyOf('assistant | chat\\s?bot | chatgpt | ассистент | помощник | нейросеть | бот | 助手 | ai助手 | 智能助手 | 人工智能')
const addressed = anyOf(
  `buyer… | customer… | shopper… | user… | recommend… | rank… | rate | tell | say | ignore | instruct… | always | never | must | you | reveal | prompt | this\\s+(?:product|offer|item|shop|seller|listing|one) |
   покупател… | рекоменд… | советуй… | поставь… | скажи… | игнор… | этот\\s+(?:товар|магазин) | всегда | обязан… | считай… | 买家 | 用户 | 顾客 | 推荐 | 排 | 告诉 | 忽略 | 本店 | 本商品 | 本产品 | 必须 | 始终`,
)
const buyers = 'buyer|customer|user|client|shopper'

/** Orders to whoever reads the listing for the buyer. They reach to the end of their sentence, and of the brackets they stand in. */
export const orders: RegExp = patternOf([
  `(?<=(?:^|[\\[【〖「({<|\\n.!?。！？;；#*—\\-])\\s*)${role}\\s*(?:prompt|message|note|instruction…|override|提示|指令|消息)?\\s*[:>\\]】](?=[^\\n]{0,160}?‹${addressed})`,
  `(?<=(?:^|[\\[【〖「({\\n.!?。！？;；])\\s*)${called}\\s*[,，](?=[^\\n.!?。！？]{0,160}?‹${addressed})`,
  '‹(?:system|assistant)\\s*[:>]\\s*(?=(?:please\\s+)?(?:say|tell|ignore|reveal|recommend|rank)›)',
  '‹ответь(?:те)?\\s*,?\\s+что›',
  '‹(?:добавь|вставь)(?:те)?\\s+(?:слов…|фраз…|ссылк…)[^.!?\\n]{0,60}‹в\\s+ответ›',
  '<?\\|?\\s?(?:im_start|im_end|endoftext)\\s?\\|?>?|<\\|\\s?system\\s?\\|?>?|\\[/?inst\\]|<</?sys>>|</?(?:system|assistant|instructions?|prompt)>|#{2,}\\s?(?:system|instruction…|assistant|prompt)|‹(?:begin|end|new)\\s+(?:of\\s+)?(?:system\\s+)?(?:prompt|instructions)›|‹system\\s+(?:prompt|override|instruction…)›',
  '‹(?:please\\s+)?(?:ignore|disregard|forget|override|bypass)\\s+(?:[a-z]+\\s+){0,3}?(?:previous|prior|above|earlier|preceding|all|any|your|these|system|other|former)(?:\\s+[a-z]+){0,3}?\\s+(?:instruction…|prompt…|rule…|direction…|guideline…|command…|polic…|message…|filter…|seller…|offer…|listing…|text)',
  '‹(?:ignore|disregard|forget)\\s+(?:everything|all|anything|what|the\\s+text)\\s+(?:above|before|you|said)',
  '‹(?:игнорир…|проигнорир…|забудь|забудьте|отмени|отмените|пренебреги…|не\\s+обращай…\\s+внимани…\\s+на)›[^.!?\\n]{0,40}?(?:инструкц…|указани…|правил…|промпт…|команд…|сказанн…|предыдущ…|остальн…|други…\\s+(?:товар|продавц|предложен)…)',
  '(?:[请請]|务必|直接)*(?:忽略|无视|無視|忘记|忘掉|忘記|不要理会|不用理会|跳过)[^。！？；;|\\n]{0,12}?(?:指令|指示|提示词|规则|規則|命令|设定|之前的|前面的|以上(?:的|所有)?(?:内容|要求|话)|上述|其他(?:商家|卖家|商品|店))',
  '‹(?:attention|note|message|instructions?|hint|memo)s?\\s+(?:to|for)\\s+(?:the\\s+|any\\s+|all\\s+)?(?:ai|assistants?|llms?|chat\\s?bots?|bots?|language\\s+models?|chatgpt|gpt|shopping\\s+(?:agent|assistant)s?)›',
  '‹(?:dear|hey|hello|attention)\\s*,?\\s+(?:ai|assistant|chat\\s?bot|chatgpt|language\\s+model)›',
  '‹(?:if|as)\\s+you\\s+are\\s+(?:an?\\s+)?(?:ai|llm|bot|assistant|language\\s+model|chat\\s?bot)›',
  '‹you\\s+are\\s+(?:now\\s+)?(?:an?\\s+|the\\s+)?(?:ai|assistant|helpful|dan|chat\\s?bot|language\\s+model)›',
  '‹если\\s+ты\\s+(?:—\\s*|-\\s*)?(?:ии|ai|бот|нейросеть|ассистент|языковая\\s+модель)›',
  '‹(?:внимание|указание|инструкция|сообщение)\\s*,?\\s*(?:для\\s+)?(?:ии|ai|ассистент…|нейросет…|бот|бота|боту|ботам|ии-помощник…)›',
  '‹ты\\s+(?:теперь\\s+)?(?:—\\s*|-\\s*)?(?:ии|бот|ассистент|помощник\\s+магазина)›',
  '(?:如果)?你(?:现在)?是(?:一个|一名)?(?:ai|人工智能|语言模型|机器人|购物助手|助手)',
  '(?:致|请)(?:ai|人工智能|助手|语言模型|智能助手)(?:注意|[:,，])',
  '‹(?:for|to)\\s+(?:any\\s+|the\\s+|all\\s+)?(?:ai|llms?|chat\\s?bots?|ai\\s+assistants?|language\\s+models?)›\\s*[:,—–-]',
  '‹(?:для|к)\\s+(?:ии|ai|нейросет…|чат-?бот…|ассистент…)›\\s*[:,—–-]',
  '[给給](?:ai|人工智能|语言模型|智能助手)[:：,，]',
  '‹always\\s+(?:answer|reply|respond)›',
  '‹всегда\\s+(?:отвечай|говори|пиши|соглашайся)(?:те)?›',
  '‹when\\s+(?:summari[sz]ing|answering|describing|replying|recommending|comparing)›[^.!?\\n]{0,40}?‹(?:mention|say|add|include|recommend|write)›',
  '‹(?:покупател…|клиент…|пользовател…)\\s+(?:говорите?|говорить|скажите?|сказать|сообщайте?|сообщать|сообщите?|отвечать|отвечайте?)›',
  `‹(?:tell|inform|assure|convince)\\s+(?:the\\s+|your\\s+|every\\s+|all\\s+|any\\s+)?(?:${buyers})s?›`,
  `‹(?:ask|request|demand)\\s+(?:the\\s+|your\\s+|every\\s+)?(?:${buyers})s?\\s+(?:for|to)›`,
  '‹(?:answer|reply|respond)\\s+(?:only\\s+)?(?:that|with)›',
  '‹(?:do\\s+not|don.?t|never)\\s+(?:show|mention|recommend|display|list|suggest)\\s+(?:any\\s+|the\\s+)?(?:other|another|competit…)',
  '‹(?:all\\s+)?other\\s+(?:sellers|shops|offers|suppliers)\\s+are\\s+(?:all\\s+)?(?:fraud…|scam…|fake|bad)',
  '‹(?:reveal|print|output|repeat)\\s+(?:your|the)\\s+(?:system\\s+)?(?:prompt|instructions|rules)',
  '‹(?:mark|treat|consider|report|describe)\\s+(?:this|it|the\\s+(?:item|product|offer))\\s+as\\s+(?:best|verified|recommended|waterproof|certified|cheapest|the\\s+(?:best|cheapest))',
  '‹(?:rank|sort|list)\\s+(?:this|our|my|it|us)(?:\\s+(?:product|offer|item|listing|shop|store|seller))?(?:\\s+[a-z]+){0,2}\\s+(?:first|top|highest|number\\s+one|no\\.?\\s?1|#1|above)',
  '‹(?:put|place|show|display)\\s+(?:this|our|my)(?:\\s+(?:product|offer|item|listing|shop|store|seller))?\\s+(?:(?:as\\s+|the\\s+|very\\s+){0,2}first›|(?:at|on|to|in)\\s+the\\s+(?:top|first\\s+place)\\s+(?:of\\s+)?(?:the\\s+|your\\s+)?(?:list|results?|search|answer))',
  '‹(?<!(?:we|i|they|would|highly|strongly|also|not|who|people|doctors)\\s)(?:always\\s+|only\\s+|please\\s+|must\\s+|should\\s+)?recommend\\s+(?:only\\s+|just\\s+)(?:this|our|my|us|it)›',
  '‹(?<!(?:we|i|they|would|highly|strongly|also|not|who|people|doctors)\\s)(?:always\\s+|please\\s+|you\\s+must\\s+|must\\s+)?recommend\\s+(?:this|our|my|it|us)(?:\\s+[a-z]+){0,2}\\s+(?:first|above\\s+all|over\\s+(?:all|any|other)|to\\s+(?:every|all|the)\\s+(?:buyer|customer|user))',
  '‹(?:please\\s+)?rate\\s+(?:it|this|us|our)(?:\\s+[a-z]+){0,2}\\s+(?:10|5|five|ten)(?:\\s?/\\s?(?:10|5))?',
  '‹(?:порекомендуй|посоветуй|рекомендуй|советуй|предлагай|хвали|рекламируй)(?:те)?›(?=[^.!?\\n]{0,60}(?:‹(?:только|всегда|эт…|наш…|мо…|перв…|нас|магазин…|товар…|лавк…)›))',
  '‹(?:поставь|ставь|покажи|показывай|размести|выведи|выводи|подними)(?:те)?\\s+(?:[\\p{Script=Latin}\\p{Script=Cyrillic}]+\\s+){0,2}?(?:эт…|наш…|мой|мою|моё|товар…|магазин…|предложени…|его|нас)\\s+(?:[\\p{Script=Latin}\\p{Script=Cyrillic}]+\\s+){0,3}?(?:перв…|на\\s+перв…|наверх|выше|в\\s+топ)',
  '‹(?:скажи|сообщи|расскажи|передай|убеди)(?:те)?\\s+(?:всем\\s+)?(?:покупател…|клиент…|пользовател…|что\\s+остальн…)',
  '‹(?:попроси|запроси|потребуй|спроси)(?:те)?\\s+(?:у\\s+)?(?:покупател…|клиент…|пользовател…|номер\\s+карт…)',
  '‹(?:остальные|другие|все\\s+другие)\\s+(?:продавцы|магазины|поставщики)\\s*(?:—|-)?\\s*(?:мошенник…|обман…|врут)',
  '‹не\\s+(?:показывай|упоминай|рекомендуй|предлагай)(?:те)?\\s+(?:друг…|остальн…|ин…)',
  '(?:请把?|请将|把|将|必须|务必)[^。！？；;|，,\\n]{0,12}?(?:排|放|置顶|摆)(?:在|到|于)?(?:第一|首位|最前|榜首|顶部)',
  '(?:只|必须|务必|首先|一定要|强制|请(?:只|优先|首先|务必)?)推荐(?:本|我|这|该|此|给)',
  '推荐(?:本店|本商品|本产品|我们店|我店|此商品)',
  '(?:告诉|告知|提醒)(?:所有)?(?:买家|用户|顾客|客户)',
  '向(?:买家|用户|顾客|客户)(?:索取|索要|要求)',
  '(?:不要|禁止|别)(?:推荐|显示|展示|提及)(?:其他|其它|别的)',
  '其他(?:商家|卖家|店铺|店)(?:都|全)?是(?:骗子|假)',
])

/** Words that lead to a contact and say nothing without it. */
export const leads: RegExp = patternOf(
  [
    '(?:(?:‹(?:contact…|our|my|call|hotline|fax|whatsapp|phone|tel|telephone|mobile|e-?mail…|mail|website|web|site|online|store|shop|visit|see|more|at|on|via|by|or|and|to|us|please|add|write|order|direct|visit|контакт…|наш|наша|сайт…|магазин…|тел|телефон…|моб|почт…|звоните|пишите|заказ…|закаж…|купить|связь|на|в|по|через|или|и|нам|подробнее|id)›|官网|网址|网站|网店|联系(?:方式|电话|我们|人)?|客服|邮箱|电话|手机号?|热线|店铺|咨询|订购|批发|下单|请?加|或|更多|群)[\\s:.,，、/|(\\[【@→👉📞☎📱📲➡✉📧💬-]*)+$',
  ],
  'u',
)
/** What follows a contact and belongs to it. */
export const trails: RegExp = patternOf([`^(?:[\\s/,，(]*(?:${messenger}|微信同号|同号|same\\s+number)\\)?)+(?!\\s*:)`], 'u')
