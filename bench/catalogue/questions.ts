import type { Language } from '@karavan/contract/language.ts'

/** What a buyer asks of the real listings, with the answers a person found by reading them. */
export interface Question {
  language: Language
  say: string
  /** Every listing that answers the wish with all it names, by the first eight characters of its item id; empty where the listings have none. */
  right: readonly string[]
  /** For a wish without an answer: listings near enough to be offered instead, if the text says that they are not what was asked for. */
  near?: readonly string[]
}

const thousandPieces = [
  '8fd36429',
  'f31bfb48',
  '22c1b937',
  'a232e83d',
  '3ed31e63',
  '0bd50d3d',
  '870b1970',
  '02219a2c',
  'b502c36b',
  '053460fe',
  'ad494136',
  '5954de49',
  '74261d99',
  '414f32b0',
]
const fiveHundredPieces = ['e04b990e', 'fd3dfed1']
const plushDinosaurs = ['4113d917', '3540c0a2', '0f18da1f']
const plushUnicorns = ['0fa554c4', 'efe905e9', '2ccf4867', 'dc67bfe2']
const skateboards = ['4c69b61d', '22bccbee', '612ee408', 'e9ea65ba', 'ec10c55b']
const girlsCostumes = [
  '49a72f63',
  'd34cc15a',
  'a97f991f',
  '342b2bbe',
  '2f67e558',
  'b7be8e60',
  'd142b81a',
  '6f1460e9',
  'abe81df9',
  '10058ba8',
  '0bff6416',
  'fc1ae7fe',
  '33b59292',
  'd97a81d0',
  '92791619',
  '40d3cd16',
  'd0777b6e',
  '0ab94c71',
  'fc4480d5',
  '10276898',
  'cc91d2b9',
  '78b8d7a3',
]
const childrensBackpacks = ['c2cbb52a', '69ef7da0']
const mensInlineSkates = ['339800b0', '89d180e8', '648d5dde', '39b096ae']
const playingCards = ['72b935fe', 'afef5d77', '6bbd6807', 'ca62888a', '37cded0a', 'a7093d78', '6dae2c63', '7edbff77']
const remoteControlCars = ['326ebcfa', '78c66630', '392b2107', 'cada36e0', '891db9b4', '8d854df6']
const remoteControlCarsTo50 = ['326ebcfa', '78c66630']
const balloons = ['001ea821', 'dea30d4f', 'fbb3dd56', '3d33ab2b', '704f447c', '4832387a', 'adc91871', 'b7fd8f12']
const chess = ['3d8d2e7a', 'df6d0f50']
const lego = ['82c86a4d', 'a8dc6904', 'c62585c1', 'f8be834a', '9b9d00d9', 'adbb4cac', '6123f7fe']
const kites = ['9b4e518e', 'e2baa87b']
const stickers = [
  '1ecccb43',
  '5bb4a9aa',
  '8810d7ff',
  '4a1c5740',
  'c0005a00',
  'aa6b0cc4',
  '2e2d46ce',
  '1a66894a',
  'e3863d72',
  '4c972f9d',
  '7c699d88',
  'f4635d6e',
  'eb0e81a4',
  '3faff4d1',
  '94619f03',
  'd7123f13',
]
const woodenTrains = ['4b64df88', 'ff21beb8', '9b3c0ad3', '0fb96877']
const binoculars = ['93262678']
const disneyKeychains = ['b6029381', '3b9ed9c6', 'a1c7c4ef', '1e2a731d', '21c508ae', '4449b3fa', '4b77ea4b']
const childrensBedding = [
  '1eefd4a9',
  '50c20878',
  '10968425',
  'd1864fb3',
  'b2c88339',
  'f0862e36',
  '8aa4e1fe',
  '93c659c8',
  'def41984',
  '57cf282b',
]

export const questions: readonly Question[] = [
  { language: 'en', say: '1000 piece jigsaw puzzle', right: thousandPieces },
  { language: 'en', say: '500 piece jigsaw puzle', right: fiveHundredPieces },
  { language: 'en', say: 'plush dinosaur', right: plushDinosaurs },
  { language: 'en', say: 'unicorn stuffed animal', right: plushUnicorns },
  { language: 'en', say: 'snap circuits kit', right: ['66d49bbe'] },
  { language: 'en', say: 'longboard bamboo', right: ['4c69b61d'] },
  { language: 'en', say: 'halloween costume for girls', right: girlsCostumes },
  { language: 'en', say: 'I need backpacks for kids', right: childrensBackpacks },
  { language: 'en', say: "men's inline skates", right: mensInlineSkates },
  { language: 'en', say: 'deck of playing cards', right: playingCards },
  { language: 'en', say: 'funko pop star wars figure', right: ['a0752a48', '1bfe3ec7', '6f050b47'] },
  { language: 'en', say: 'remote control car under $50', right: remoteControlCarsTo50 },
  { language: 'en', say: 'yellow acrylic paint', right: ['4cd74df9'] },
  { language: 'en', say: 'latex balloons', right: ['001ea821', 'dea30d4f', 'fbb3dd56', '3d33ab2b', '704f447c'] },
  { language: 'en', say: 'birthday candles', right: ['41fe68f3', '1ba3bb68', '20cdb734'] },
  { language: 'en', say: 'wooden chess set', right: ['3d8d2e7a'] },
  { language: 'en', say: 'lego minecraft', right: ['82c86a4d'] },
  { language: 'en', say: 'bean bag chair', right: ['5cdfd80e'] },
  { language: 'en', say: 'toddler bed', right: ['37a6a6e8'] },
  { language: 'en', say: 'stroller for dolls', right: ['646a7d91'] },
  { language: 'en', say: 'division flash cards', right: ['9069f341'] },
  { language: 'en', say: 'bird hand puppet', right: ['1f0b0e41', '064737e6'] },
  { language: 'en', say: 'pokemon trading cards', right: ['69828c55', '92450364', '406ce50d', 'ef6471da'] },
  {
    language: 'en',
    say: 'stickers up to 7 dollars',
    right: ['1ecccb43', '5bb4a9aa', 'c0005a00', '4a1c5740', '2e2d46ce', '1a66894a', 'e3863d72', '4c972f9d', 'f4635d6e'],
  },
  { language: 'en', say: 'electric scooter for adults', right: ['37ed1450'] },
  { language: 'en', say: 'twin bedding for boys', right: ['b2c88339', 'f0862e36', '1eefd4a9'] },
  { language: 'en', say: 'air hockey table up to $100', right: ['19ef9573', '87fab8bb'] },
  { language: 'en', say: 'stormtrooper mask', right: ['0ef60aa1', 'b2888965'] },
  { language: 'en', say: 'model airplane kit 1:72', right: ['261cf236', '1854989b'] },
  { language: 'en', say: 'skateboard helmet', right: ['c1f6fdcb', '2a21d3c3'] },
  { language: 'en', say: 'wooden train set', right: woodenTrains },
  { language: 'en', say: 'disney keychain, 50 pcs', right: disneyKeychains },
  { language: 'en', say: 'kids play tent', right: ['17f96f39', '3a13b9c9', 'ea5c9c22', '1a87e179'] },
  { language: 'en', say: 'watercolor pencils', right: ['43cd6831', 'f70e0280'] },
  { language: 'en', say: 'fishing lures', right: [], near: ['a2ade3d8'] },
  { language: 'en', say: 'wireless earbuds', right: [], near: ['0b9df9bc'] },
  { language: 'ru', say: 'пазл на 1000 деталей', right: thousandPieces },
  { language: 'ru', say: 'плюшевый динозавр', right: plushDinosaurs },
  { language: 'ru', say: 'мягкая игрушка единорог', right: plushUnicorns },
  { language: 'ru', say: 'рюкзак для школы', right: childrensBackpacks },
  { language: 'ru', say: 'машинка на радиоуправлении до 4000 рублей', right: remoteControlCarsTo50 },
  { language: 'ru', say: 'игральные карты', right: playingCards },
  { language: 'ru', say: 'воздушные шарики, 100 штук', right: balloons },
  { language: 'ru', say: 'костюм на хэллоуин для девочки', right: girlsCostumes },
  { language: 'ru', say: 'шахматы', right: chess },
  { language: 'ru', say: 'наклейки', right: stickers },
  { language: 'ru', say: 'деревянная железная дорога', right: woodenTrains },
  { language: 'ru', say: 'бинокль для ребенка', right: binoculars },
  { language: 'ru', say: 'роликовые коньки мужские', right: mensInlineSkates },
  { language: 'ru', say: 'детское постельное белье', right: childrensBedding },
  { language: 'ru', say: 'скейтборд', right: skateboards },
  { language: 'ru', say: 'лего', right: lego },
  { language: 'ru', say: 'воздушный змей', right: kites },
  { language: 'ru', say: 'электросамокат для взрослых', right: ['37ed1450'] },
  { language: 'ru', say: 'рыболовные приманки', right: [], near: ['a2ade3d8'] },
  { language: 'ru', say: 'термокружка', right: [], near: ['d62b181f'] },
  { language: 'zh', say: '1000片拼图', right: thousandPieces },
  { language: 'zh', say: '恐龙毛绒玩具', right: plushDinosaurs },
  { language: 'zh', say: '独角兽毛绒玩具', right: plushUnicorns },
  { language: 'zh', say: '儿童背包', right: childrensBackpacks },
  { language: 'zh', say: '遥控车', right: remoteControlCars },
  { language: 'zh', say: '扑克牌', right: playingCards },
  { language: 'zh', say: '气球100个', right: balloons },
  { language: 'zh', say: '女孩万圣节服装', right: girlsCostumes },
  { language: 'zh', say: '国际象棋', right: chess },
  { language: 'zh', say: '乐高积木', right: lego },
  { language: 'zh', say: '滑板', right: skateboards },
  { language: 'zh', say: '男士直排轮滑鞋', right: mensInlineSkates },
  { language: 'zh', say: '风筝', right: kites },
  { language: 'zh', say: '贴纸', right: stickers },
  { language: 'zh', say: '迪士尼钥匙扣', right: disneyKeychains },
  { language: 'zh', say: '儿童床上用品', right: childrensBedding },
  { language: 'zh', say: '鱼饵', right: [], near: ['a2ade3d8'] },
  { language: 'zh', say: '保温杯', right: [], near: ['d62b181f'] },
]

const babyDolls = ['18bf3174', '9ab3556a', '1d6d1a47', '11f05832', '5c987de5', '210556ce']
const childrensBikes = ['6d388581', 'a6737b0c', '7b02d2bf']
const poolFloats = ['b73b6e39', 'eff4ac46', '6279c5ac', 'f9f41658', '91952b71']
const throws = ['dbf30608', 'a72c6a06', '749f036e', 'd80f24a2']
const playTents = ['17f96f39', '3a13b9c9', 'ea5c9c22', '1a87e179']

/** Written after the engine had been mended for the questions above, and run once before anything was changed for them. */
export const freshQuestions: readonly Question[] = [
  { language: 'en', say: 'baby doll', right: babyDolls },
  { language: 'en', say: 'bikes for kids', right: childrensBikes },
  { language: 'en', say: 'pool float', right: poolFloats },
  { language: 'en', say: 'wall decals for nursery', right: ['7254b59e', '3faff4d1', 'f95d1b5e', '94619f03', 'd7123f13'] },
  { language: 'en', say: 'electronic piano keyboard', right: ['895dd0cf'] },
  { language: 'en', say: 'happy birthday banner', right: ['487a3cc6'] },
  { language: 'en', say: 'magic tricks kit for kids', right: ['102a785d'] },
  { language: 'en', say: 'COBI tank building set', right: ['473f3b4b', '41fa5a23', '32c4cf00'] },
  { language: 'en', say: 'throw blanket', right: throws },
  { language: 'en', say: 'cowboy hat', right: ['0c9eb56d'] },
  { language: 'en', say: 'crayons for toddlers', right: ['86927a1e'] },
  { language: 'en', say: 'toaster', right: ['56d493aa'] },
  { language: 'en', say: 'volleyball ball', right: ['1f25e096'] },
  { language: 'en', say: 'diary with lock under 20 dollars', right: ['873a1332', '68acc259'] },
  { language: 'en', say: 'gaming headset', right: ['0b9df9bc'] },
  { language: 'en', say: 'coffee machine', right: [], near: ['7d628ba3'] },
  { language: 'ru', say: 'детский велосипед', right: childrensBikes },
  { language: 'ru', say: 'кукла-младенец', right: babyDolls },
  { language: 'ru', say: 'плед', right: throws },
  { language: 'ru', say: 'палатка детская игровая', right: playTents },
  { language: 'ru', say: 'набор фокусника', right: ['102a785d'] },
  { language: 'ru', say: 'костюм звёздные войны', right: ['d0777b6e', '891cac56'] },
  { language: 'ru', say: 'тостер', right: ['56d493aa'] },
  { language: 'ru', say: 'мел для асфальта', right: ['ddf25e0c'] },
  { language: 'ru', say: 'волейбольный мяч', right: ['1f25e096'] },
  { language: 'ru', say: 'ростомер детский', right: ['fdd8daf0', '63f9c5bd', '267bd636'] },
  { language: 'ru', say: 'кофемашина', right: [], near: ['7d628ba3'] },
  { language: 'zh', say: '儿童自行车', right: childrensBikes },
  { language: 'zh', say: '烤面包机', right: ['56d493aa'] },
  { language: 'zh', say: '排球', right: ['1f25e096'] },
  { language: 'zh', say: '毛毯', right: throws },
  { language: 'zh', say: '星球大战面具', right: ['0ef60aa1', 'b2888965'] },
  { language: 'zh', say: '泳池浮排', right: poolFloats },
  { language: 'zh', say: '魔术套装', right: ['102a785d'] },
  { language: 'zh', say: '日记本', right: ['873a1332', '68acc259', 'e62e0330'] },
  { language: 'zh', say: '咖啡机', right: [], near: ['7d628ba3'] },
]
