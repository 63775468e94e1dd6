import type { Topic } from '../../judge.ts'

/** Outdoors, babies, furniture and collecting; written and graded before any of them was searched for. */
export const outdoorsBabiesCollecting: readonly Topic[] = [
  {
    en: ['friendship bracelet kit', 'jewelry making kit for girls'],
    ru: ['набор для плетения браслетов', 'набор для создания украшений девочке'],
    zh: ['手链编织套装', '女孩首饰制作'],
    grades: [
      [3, { title: /bracelet|jewelry|necklace|bead/i, category: /arts & crafts|jewelry|craft/i, not: /keychain|fuse|perler/i }],
      [1, { category: /craft kits/i }],
    ],
  },
  {
    en: ['swing set wooden', 'backyard playset with slide'],
    ru: ['качели деревянные для двора', 'детская площадка с горкой'],
    zh: ['户外木制秋千', '秋千滑梯组合'],
    grades: [
      [3, { title: /swing set|playhouse|playset swing/i, category: /play & swing sets/i }],
      [2, { category: /play & swing|playground equip/i }],
      [1, { title: /swing-?n|swing set/i }],
    ],
  },
  {
    en: ['pool float', 'inflatable pool lounger'],
    ru: ['надувной матрас для бассейна', 'плотик для плавания'],
    zh: ['泳池浮排', '充气浮床'],
    grades: [
      [3, { title: /(pool|swimming).*(float|lounger|mattress)|lounger float|water hammock|ride-?on/i, not: /plush/i }],
      [2, { named: /pools? (&|rafts)|pool raft|swim/i, not: /vacuum/i }],
      [1, { title: /pool/i, not: /kelly|tournament/i }],
    ],
  },
  {
    en: ['longboard complete', 'long board skateboard'],
    ru: ['лонгборд', 'лонгборд в сборе'],
    zh: ['长板滑板', '长板'],
    grades: [
      [3, { named: /longboard/i }],
      [2, { title: /skateboard|cruiser/i, not: /helmet/i }],
    ],
  },
  {
    en: ['mens inline skates', 'rollerblades men'],
    ru: ['роликовые коньки мужские', 'ролики мужские'],
    zh: ['男士直排轮滑鞋', '成人轮滑鞋'],
    grades: [
      [3, { named: /inline skate/i, said: /\bmen'?s?\b/i }],
      [2, { named: /inline skate/i }],
      [1, { named: /roller skates/i }],
    ],
  },
  {
    en: ['skateboard helmet kids', 'bike helmet for kid'],
    ru: ['шлем детский велосипедный', 'шлем для скейта'],
    zh: ['儿童头盔', '滑板头盔'],
    grades: [
      [3, { title: /helmet/i, category: /helmet|protective/i }],
      [1, { category: /protective gear/i }],
    ],
  },
  {
    en: ['kids bike 16 inch', 'bicycle for girl'],
    ru: ['детский велосипед 16 дюймов', 'велосипед для девочки'],
    zh: ['儿童自行车16寸'],
    grades: [
      [3, { title: /\bbikes?\b/i, named: /huffy|balance bike|kids' bikes/i }],
      [1, { category: /cycling|balance|tricycles|scooters/i }],
    ],
  },
  {
    en: ['air hockey table', 'airhockey table for home'],
    ru: ['аэрохоккей стол', 'настольный аэрохоккей'],
    zh: ['空气曲棍球桌', '桌上冰球'],
    grades: [
      [3, { title: /air (powdered )?hockey|hockey table/i }],
      [1, { named: /game room|shuffleboard|table tennis/i, not: /scoring/i }],
    ],
  },
  {
    en: ['backpack for kids', 'school back pack'],
    ru: ['рюкзак детский', 'рюкзак школьный'],
    zh: ['儿童背包', '书包'],
    grades: [
      [3, { title: /backpack/i, not: /costume|stroller/i }],
      [1, { named: /lunch box|tote|wallet/i }],
    ],
  },
  {
    en: ['lunch box', 'lunchbox kids'],
    ru: ['ланчбокс', 'коробка для завтрака'],
    zh: ['儿童午餐盒', '饭盒'],
    grades: [
      [3, { title: /lunch/i }],
      [2, { category: /lunch boxes/i, title: /tin|tote/i }],
      [1, { category: /lunch boxes/i }],
    ],
  },
  {
    en: ['disney keychain', 'mickey key ring'],
    ru: ['брелок дисней', 'брелок микки маус'],
    zh: ['迪士尼钥匙扣', '米奇钥匙圈'],
    grades: [
      [3, { title: /key ?(ring|chain)/i, said: /disney|mickey|minnie|frozen/i }],
      [2, { title: /key ?(ring|chain)/i, not: /clay/i }],
    ],
  },
  {
    en: ['piggy bank', 'money bank for kid'],
    ru: ['копилка', 'детская копилка'],
    zh: ['存钱罐', '儿童储蓄罐'],
    grades: [
      [3, { title: /bank\b/i, said: /piggy|money|coin/i }],
      [1, { category: /money banks/i }],
    ],
  },
  {
    en: ['baby rattle', 'ratle toy for infant'],
    ru: ['погремушка', 'погремушка для младенца'],
    zh: ['婴儿摇铃', '宝宝摇铃玩具'],
    grades: [
      [3, { title: /rattle/i, not: /rattlesnake/i }],
      [1, { category: /baby & toddler toys/i, said: /infant|months/i }],
    ],
  },
  {
    en: ['silicone teether', 'teething toy'],
    ru: ['прорезыватель силиконовый', 'грызунок для зубов'],
    zh: ['硅胶牙胶', '磨牙玩具'],
    grades: [
      [3, { title: /teeth(er|ing)/i }],
      [1, { said: /teether|teething/i }],
    ],
  },
  {
    en: ['kids play tent', 'playtent and tunnel'],
    ru: ['детская игровая палатка', 'палатка с тоннелем'],
    zh: ['儿童帐篷', '游戏帐篷隧道'],
    grades: [
      [3, { title: /tent|tunnel/i, category: /tent|tunnel|ball pit/i }],
      [2, { category: /play tents/i }],
      [1, { title: /\btent\b/i }],
    ],
  },
  {
    en: ['kids table and chairs', 'toddler table chair set wood'],
    ru: ['детский стол и стулья', 'столик со стульчиками для детей'],
    zh: ['儿童桌椅套装', '木制儿童桌椅'],
    grades: [
      [3, { title: /table.*chairs|chair set/i }],
      [2, { title: /table\b|chair\b/i, category: /furniture|tables|chairs/i, not: /hockey|tennis|doll/i }],
      [1, { category: /kids' furniture/i }],
    ],
  },
  {
    en: ['toy storage box', 'toy organizer bin'],
    ru: ['ящик для игрушек', 'хранение игрушек'],
    zh: ['玩具收纳箱', '儿童玩具收纳'],
    grades: [
      [3, { title: /toy box|toy organizer|storage cube|collapsible cube|toy chest|storage tub/i, not: /plus plus/i }],
      [1, { category: /storage/i }],
    ],
  },
  {
    en: ['batman statue', 'dc collectibles statue'],
    ru: ['статуэтка бэтмен', 'фигурка dc comics коллекционная'],
    zh: ['蝙蝠侠雕像', 'DC 收藏雕像'],
    grades: [
      [3, { title: /batman|dc (cover|collectibles|artists|comics)|wonder woman/i, named: /statue|bust/i }],
      [2, { title: /batman/i, named: /figure|collectible/i }],
      [1, { named: /statue/i }],
    ],
  },
  {
    en: ['anime figure', 'my hero academia figure', 'dragon ball'],
    ru: ['аниме фигурка', 'фигурка моя геройская академия'],
    zh: ['动漫手办', '我的英雄学院手办'],
    grades: [
      [
        3,
        {
          title:
            /academia|touken|neptunia|azur lane|love live|fate\/|evangelion|dragon ball|figuarts|kotobukiya|banpresto|bleach|attack on titan/i,
          named: /figure|statue|domez/i,
          not: /captain america/i,
        },
      ],
      [1, { title: /dragon ball|academia|bleach|attack on titan|seven deadly/i }],
      [1, { category: /action figures/i }],
    ],
  },
  {
    en: ['wwe action figure', 'wrestling figures elite'],
    ru: ['фигурка рестлера wwe', 'wwe фигурки'],
    zh: ['WWE 摔跤手办', 'WWE公仔'],
    grades: [
      [3, { title: /wwe/i, named: /figure|elite/i }],
      [1, { category: /action figures/i }],
    ],
  },
  {
    en: ['paw patrol toys', 'paw patrol vehicle chase'],
    ru: ['щенячий патруль игрушки', 'щенячий патруль машинка'],
    zh: ['汪汪队立大功玩具', '汪汪队 车'],
    grades: [
      [3, { title: /paw patrol/i, not: /cup/i }],
      [1, { title: /paw patrol/i }],
    ],
  },
  {
    en: ['frozen 2 elsa', 'disney frozen elsa doll'],
    ru: ['холодное сердце эльза', 'кукла эльза'],
    zh: ['冰雪奇缘 艾莎', '艾莎娃娃'],
    grades: [
      [3, { title: /elsa/i }],
      [2, { title: /frozen/i, not: /fresh/i }],
      [1, { category: /dolls$/i, title: /disney|princess/i }],
    ],
  },
  {
    en: ['plush blanket for baby', 'swaddle blanket'],
    ru: ['плед для новорожденного', 'пеленка одеяло для малыша'],
    zh: ['婴儿毯', '包巾 婴儿'],
    grades: [
      [3, { title: /swaddle|lovey.*blanket|baby.*blanket/i }],
      [1, { title: /blanket/i }],
    ],
  },
  {
    en: ['magic tricks set', 'magician kit for children'],
    ru: ['набор фокусника', 'фокусы для детей'],
    zh: ['魔术道具套装', '儿童魔术'],
    grades: [
      [3, { title: /magic set|magic trick|tricks/i }],
      [1, { category: /magic kits/i }],
    ],
  },
  {
    en: ['water gun', 'super soaker', 'nerf blaster darts'],
    ru: ['водяной пистолет', 'бластер нерф'],
    zh: ['水枪玩具', 'NERF 软弹枪'],
    grades: [
      [3, { title: /soaker|water gun|nerf|blaster/i, not: /power rangers|blastway|football/i }],
      [1, { category: /blasters|squirt/i }],
    ],
  },
  {
    en: ['stacking toy for toddlers', 'stacking cubes'],
    ru: ['пирамидка для малышей', 'кубики стаканчики'],
    zh: ['叠叠乐玩具', '幼儿叠叠杯'],
    grades: [
      [3, { title: /stack/i, not: /nasa/i }],
      [2, { category: /sorting & stacking/i }],
    ],
  },
  {
    en: ['mermaid tail', 'mermaid toy'],
    ru: ['русалка игрушка', 'хвост русалки'],
    zh: ['美人鱼玩具', '美人鱼尾巴'],
    grades: [[3, { title: /mermaid/i, not: /skateboard/i }]],
  },
]
