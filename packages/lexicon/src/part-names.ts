import type { Language } from '@karavan/contract/language.ts'

/**
 * Parts that goods have or come with, in folded letters: beginnings of Russian words, English words whole, Chinese words. What is said of a part is not said
 * of the goods. The body or housing is what goods are made of, and no part of them.
 */
export const partNames: Readonly<Record<Language, readonly string[]>> = {
  ru: 'ручк|рукоят|крыш[ке]|крышечк|колпач|подошв|стельк|подклад|ластовиц|ремеш|ремен|ремн|лямк|застежк|замо(?:к|чк)|защелк|пряжк|лезви|ножк|дно(?!\\p{L})|дне(?!\\p{L})|дном|днищ|ободк|оправ|линз|циферблат|браслет|трубоч|соломинк|носик|насадк|щетин|ворс|наполнител|набивк|манжет|пуговиц|колес|шин(?:ы|ам|ах)|шнур|пробк|кольц[оае]|цепоч|подвеск|вставк|обложк|покрыти|отделк|окантовк|опушк|штифт|швенз|спиц|черенк|черенок|древк|древко|основани|держател|карабин|хват(?!а)'.split(
    '|',
  ),
  en: 'handles?|grips?|lids?|caps?|soles?|outsoles?|midsoles?|insoles?|linings?|liners?|gussets?|straps?|bands?|bracelets?|clasps?|closures?|buckles?|blades?|legs|feet|base|bottom|frames?|lens(?:es)?|dials?|straws?|spouts?|bristles?|filling|fill|stuffing|padding|cuffs?|buttons?|wheels?|tires?|tyres?|cords?|chains?|pendants?|coatings?|trims?|edges?|ferrules?|cores?|posts?|ribs?|shafts?|backing|inner|stems?'.split(
    '|',
  ),
  zh: '手柄(?!款)|把手(?!款)|柄(?!款)|盖子?|瓶盖|杯盖|鞋底|鞋垫|大底|中底|底(?![布料色座板部])|底座|底部|底盖|内里|里布|里料|内衬|衬里|肩带|背带|表带|表链|扣子?|扣具|刀刃|刀片|刀头|边框|镜框|镜腿|镜片|表镜|表盘|吸管|刷毛|填充物?|填充|纽扣|轮子|轮胎|密封圈|吊坠|笔芯|涂层|镀层|内胆|内层|伞骨|椅脚|桌脚|裆部|口管|滤网'.split(
    '|',
  ),
}
