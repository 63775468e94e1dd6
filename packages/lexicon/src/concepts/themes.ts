import { type ConceptRow, toConcepts } from '../concepts.ts'

/** What goods are shaped as or printed with: creatures, occasions, worlds of films and games. */
const rows: ConceptRow[] = [
  ['dinosaur', '', 'динозавр|динозаврик|тираннозавр|трицератопс', 'dinosaur|dino|t rex|tyrannosaurus|triceratops', '恐龙|霸王龙|小恐龙'],
  ['unicorn', '', 'единорог|единорожек', 'unicorn|pegacorn', '独角兽'],
  ['dragon', '', 'дракон|дракончик', 'dragon', '飞龙|巨龙|小飞龙'],
  ['mermaid', '', 'русалка|русалочка', 'mermaid', '美人鱼'],
  ['shark', '', 'акула|акулёнок', 'shark', '鲨鱼'],
  ['panda', '', 'панда', 'panda', '熊猫'],
  ['bear', '', 'медведь|медвежонок', 'bear', '小熊|北极熊|狗熊'],
  ['rabbit', '', 'заяц|зайка|зайчик|зайчонок|кролик|зайца|зайцы|зайцев', 'rabbit|bunny|hare', '兔子|小兔'],
  ['fox', '', 'лиса|лисёнок|лисичка', 'fox', '狐狸|小狐狸'],
  ['bird', '', 'птица|птичка|попугай|ворон', 'bird|parrot|raven|ostrich', '小鸟|鹦鹉|乌鸦'],
  ['owl', 'bird', 'сова|совёнок', 'owl', '猫头鹰'],
  ['butterfly', '', 'бабочка', 'butterfly', '蝴蝶'],
  ['princess', '', 'принцесса', 'princess', '公主'],
  ['pirate', '', 'пират|пиратский', 'pirate', '海盗'],
  ['halloween', '', 'Хэллоуин|хеллоуин|хэллоуинский', 'Halloween', '万圣节'],
  ['disney', '', 'Disney|дисней|диснеевский', 'Disney', '迪士尼'],
  ['star-wars', '', 'Звёздные войны', 'Star Wars', '星球大战'],
  ['marvel', '', 'Marvel|марвел|мстители', 'Marvel|avengers', '漫威|复仇者联盟'],
  ['spider-man', 'marvel', 'Человек-паук', 'Spider-Man|spiderman', '蜘蛛侠'],
  ['batman', '', 'Бэтмен|бетмен', 'Batman', '蝙蝠侠'],
  ['harry-potter', '', 'Гарри Поттер', 'Harry Potter', '哈利波特'],
  ['pokemon', '', 'Покемон|пикачу', 'Pokémon|pokemon|pikachu', '宝可梦|皮卡丘'],
  ['hello-kitty', '', 'Hello Kitty|хелло китти|хеллоу китти', 'Hello Kitty', '凯蒂猫|hello kitty'],
  ['minecraft', '', 'Minecraft|майнкрафт', 'Minecraft', '我的世界'],
]

export const themeConcepts = toConcepts('theme', rows)
