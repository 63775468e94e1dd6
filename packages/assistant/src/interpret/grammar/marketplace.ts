import type { Span } from './open-text.ts'

const russian =
  '(?:озон(?:а|е|у|ом)?|ozon|вб|вайлдберри[зс](?:а|е)?|вилдберри[зс](?:а|е)?|валбери[зс](?:а|е)?|wildberries|wb|яндекс[ -]?маркет(?:а|е)?|авито|мегамаркет(?:а|е)?|каспи|kaspi|ибэй|ибей|ebay|амазон(?:а|е)?|amazon|этси|etsy)'
const english = '(?:ebay|amazon(?:\\.[a-z.]{2,5})?|etsy|ozon|wildberries|wb|shopify|walmart|shopee|lazada|avito|kaspi|allegro|vinted)'
const han = '(?:亚马逊|淘宝|天猫|拼多多|京东|抖音|闲鱼|易贝|ebay|amazon|ozon|wildberries|野莓|虾皮|shopee|lazada|etsy|速卖通)'
const sellsRu = '(?:(?:пере)?прода(?:жи?|ж[аеу]|вать|ем|ю|м)|торговать|торгуем|выставить|реализаци[ияю])'

/** Where the buyer sells: "for ebay", "to resell on amazon", «для озона», «под вб», 拿去亚马逊卖. What costs how much there is none of it. */
const ways = [
  `(?<![a-z])(?:(?:for|to) (?:(?:my|our|an?|the) )?(?:(?:re)?sell(?:ing)?|sale|resale|listing) (?:it |them |these |this )?(?:on|via|through) ${english}|for (?:(?:my|our|an?|the) )?${english}(?: (?:shop|store|business|sellers?|selling|listing|account|sales?))?)(?![a-z])`,
  `(?<=(?<![a-z])(?:re)?sell(?:ing)?(?: [a-z-]+){0,5} )(?:on|via|through) (?:my |our )?${english}(?: (?:shop|store))?(?![a-z])`,
  `(?<!\\p{L})(?:(?:для|на) ${sellsRu} (?:на|через) |(?:для|под) (?:(?:продажи?|торговли) (?:на )?)?(?:(?:маркетплейса?|магазина?) )?)${russian}(?!\\p{L})`,
  `(?<=${sellsRu}(?: \\p{L}+){0,5} )(?:на|через) ${russian}(?!\\p{L})`,
  `(?<!\\p{L})на ${russian} ${sellsRu}(?!\\p{L})`,
  `(?:我?(?:想|要|准备|打算)?(?:拿去?|放|挂|在|到|上|用来|用于|给)?(?:在|到)?)${han}(?:上|店铺?|平台)?(?:里|上)?(?:去)?(?:卖|出售|销售|转卖|开店|售卖|用)(?:的话|的)?`,
  // «Какую взять на пробу в маленький магазин»: who asks what to take has a shop of any size.
  `(?<=(?<!\\p{L})(?:взять|брать|выбрать|заказать|закупить|посовет\\p{L}+|порекоменд\\p{L}+)(?: \\p{L}+){0,4} )(?:на пробу )?(?:в|для) (?:мо\\p{L}+ |наш\\p{L}+ |сво\\p{L}+ |небольш\\p{L}+ |маленьк\\p{L}+ )*(?:магазин(?:а|чик\\p{L}*)?|лавк[уи]|лавочк[уи]|лар(?:ек|ька)|торгов(?:ую|ой) точк[уи])(?: на пробу)?(?! \\p{L})`,
  // A shop that sells such goods says nothing of them; one that uses them does: a coffee shop, a florist's.
  `(?<![a-z])for (?:my|our) (?:little |small |new |own |tiny )*(?!coffee|barber|flower|nail|tattoo|sandwich|tea |juice|ice|cake|pastry|bak|donut|pizza|butcher|massage|repair|print)(?:[a-z]+ ){0,2}(?:shop|store|boutique|kiosk)(?![a-z])`,
  `(?<!\\p{L})(?:для|в) (?:мо\\p{L}+ |наш\\p{L}+ |сво\\p{L}+ |небольш\\p{L}+ |маленьк\\p{L}+ )*магазин(?:а|чика)?(?! (?:кофе|чая|цветов|выпечки|мяса|сладостей)(?!\\p{L}))(?: (?:\\p{L}{3,}(?:ых|их|ой|ей) )?\\p{L}{3,}(?:[аыиуовй]))?(?=\\s*(?:$|[,.;]))`,
  `(?:我们?)?(?:是|准备|打算)?开(?!咖啡|奶茶|餐|花|美甲|理发|饭|酒|烘焙|蛋糕|茶|甜品)\\p{Script=Han}{1,3}店(?:用|的|卖)(?=[,，\\s]|$)`,
].map((way) => new RegExp(way, 'giu'))

/** Stretches of a message that say on which marketplace the buyer sells: advice is asked by them, and no property of goods is. */
export const soldOnIn = (folded: string): Span[] =>
  ways
    .flatMap((way) => [...folded.matchAll(way)])
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    // 拿去亚马逊卖 alone says nothing else.
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(folded.slice(0, start) + folded.slice(end)))
