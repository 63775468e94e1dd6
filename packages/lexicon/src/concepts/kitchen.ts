import { type ConceptRow, toConcepts } from '../concepts.ts'

const rows: ConceptRow[] = [
  ['drinkware', '', 'посуда для напитков', 'drinkware', '杯具|水具|杯'],
  [
    'thermos-mug',
    'drinkware',
    'термокружка|термос-кружка|термостакан|тамблер|термос|автокружка|термобутылка',
    'thermos mug|travel mug|tumbler|thermos|vacuum flask|insulated mug|thermal mug|insulated tumbler|thermo mug|thermos cup|insulated cup|insulated coffee mug|thermal coffee mug|insulated coffee cup|thermos bottle|travel tumbler|vacuum cup|thermal cup',
    '保温杯|随行杯|保温咖啡杯|保温壶|焖烧杯|保温瓶|车载杯|暖水瓶|热水瓶',
  ],
  [
    'water-bottle',
    'drinkware',
    'бутылка для воды|бутылочка для воды|фляга|фляжка|спортивная бутылка|бутылка|бутыль',
    'water bottle|sports bottle|drink bottle|drinking bottle|canteen|flask|bottle|gym bottle',
    '水瓶|水壶|运动水壶|水杯|运动水杯|吸管杯|太空杯',
  ],
  [
    'mug',
    'drinkware',
    'кружка|чашка|кружка для кофе|кофейная чашка|пивная кружка',
    'mug|coffee mug|cup|coffee cup|tea cup|teacup|beer mug',
    '马克杯|咖啡杯|杯子|茶杯|陶瓷杯|口杯',
  ],
  [
    'glass',
    'drinkware',
    'стакан|бокал|фужер|рюмка|стопка|стеклянный стакан|хайбол',
    'glass|drinking glass|wine glass|tumbler glass|shot glass|goblet|highball glass|champagne glass|glass cup|whiskey glass',
    '玻璃杯|酒杯|高硼硅玻璃杯|果汁杯|水晶杯|红酒杯|高脚杯|威士忌杯|香槟杯',
  ],
  [
    'kitchenware',
    'home-goods',
    'кухонные принадлежности|посуда|товары для кухни|кухонная утварь',
    'kitchenware|kitchen supplies|cookware|kitchen goods',
    '厨房用品|厨具|餐具|厨房用具',
  ],
  [
    'knife',
    'kitchenware',
    'нож|кухонный нож|поварской нож|нож сантоку|набор ножей',
    'knife|kitchen knife|chef knife|santoku knife|bread knife|paring knife|knife set|steak knife',
    '刀|菜刀|厨刀|水果刀|刀具|切片刀|面包刀',
  ],
  [
    'cutting-board',
    'kitchenware',
    'разделочная доска|доска разделочная|доска для нарезки',
    'cutting board|chopping board|chopping block',
    '砧板|菜板|切菜板|案板',
  ],
  [
    'frying-pan',
    'kitchenware',
    'сковорода|сковородка|сковорода-гриль|вок',
    'frying pan|skillet|fry pan|wok|grill pan|saute pan',
    '平底锅|煎锅|炒锅|不粘锅|煎盘',
  ],
  [
    'food-container',
    'kitchenware',
    'контейнер для еды|ланч-бокс|ланчбокс|пищевой контейнер|контейнер для продуктов|контейнер для хранения продуктов|бокс для еды|контейнер',
    'food container|lunch box|lunchbox|food storage container|bento box|meal prep container|storage container|sandwich keeper|bento',
    '饭盒|便当盒|保鲜盒|餐盒|午餐盒|食品收纳盒|密封盒',
  ],
  [
    'kitchen-utensils',
    'kitchenware',
    'кухонные приборы|лопатка кухонная|кухонный набор|половник|шумовка|венчик|тёрка|овощечистка|кухонная лопатка|поварёшка|чеснокодавка|овощерезка|дуршлаг|сито|консервный нож|щипцы кухонные|кухонные инструменты',
    'kitchen utensils|cooking utensils|kitchen utensil|spatula|ladle|whisk|grater|peeler|vegetable peeler|kitchen tools|tongs|garlic press|vegetable slicer|colander|strainer|can opener|kitchen gadget',
    '厨房小工具|锅铲|汤勺|打蛋器|刨丝器|削皮器|漏勺|铲子|切菜器|压蒜器|沥水篮|开罐器|厨具套装',
  ],
  [
    'baking-mold',
    'kitchenware',
    'форма для выпечки|форма для кекса|форма для кексов|форма для торта|силиконовая форма|противень|форма для печенья|вырубка для печенья|выпечка',
    'baking mold|baking mould|cake mold|baking pan|cake pan|muffin pan|silicone mold|cookie cutter|baking tray|baking sheet|bakeware|cupcake mold',
    '烘焙模具|蛋糕模|烤盘|蛋糕模具|硅胶模具|饼干模具|烘焙工具',
  ],
]

export const kitchenTypes = toConcepts('type', rows)
