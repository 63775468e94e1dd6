import { sampleMarketHost } from '@karavan/marketplaces/links.ts'
import type { Seller } from '@karavan/marketplaces/port.ts'
import type { Triple } from './phrase.ts'
import { randomFrom } from './random.ts'

/** Manufacturing towns: name, province, and the Russian genitive used after «из». */
const towns = {
  yiwu: ['义乌', 'Иу', 'Yiwu', '浙江', 'Чжэцзян', 'Zhejiang'],
  yongkang: ['永康', 'Юнкан', 'Yongkang', '浙江', 'Чжэцзян', 'Zhejiang'],
  wuyi: ['武义', 'Уи', 'Wuyi', '浙江', 'Чжэцзян', 'Zhejiang'],
  baigou: ['白沟', 'Байгоу', 'Baigou', '河北', 'Хэбэй', 'Hebei'],
  guangzhou: ['广州', 'Гуанчжоу', 'Guangzhou', '广东', 'Гуандун', 'Guangdong'],
  quanzhou: ['泉州', 'Цюаньчжоу', 'Quanzhou', '福建', 'Фуцзянь', 'Fujian'],
  hangzhou: ['杭州', 'Ханчжоу', 'Hangzhou', '浙江', 'Чжэцзян', 'Zhejiang'],
  shishi: ['石狮', 'Шиши', 'Shishi', '福建', 'Фуцзянь', 'Fujian'],
  pinghu: ['平湖', 'Пинху', 'Pinghu', '浙江', 'Чжэцзян', 'Zhejiang'],
  zhuji: ['诸暨', 'Чжуцзи', 'Zhuji', '浙江', 'Чжэцзян', 'Zhejiang'],
  zengcheng: ['增城', 'Цзэнчэн', 'Zengcheng', '广东', 'Гуандун', 'Guangdong'],
  jinjiang: ['晋江', 'Цзиньцзян', 'Jinjiang', '福建', 'Фуцзянь', 'Fujian'],
  wenzhou: ['温州', 'Вэньчжоу', 'Wenzhou', '浙江', 'Чжэцзян', 'Zhejiang'],
  putian: ['莆田', 'Путянь', 'Putian', '福建', 'Фуцзянь', 'Fujian'],
  shenzhen: ['深圳', 'Шэньчжэнь', 'Shenzhen', '广东', 'Гуандун', 'Guangdong'],
  dongguan: ['东莞', 'Дунгуань', 'Dongguan', '广东', 'Гуандун', 'Guangdong'],
  zhongshan: ['中山', 'Чжуншань', 'Zhongshan', '广东', 'Гуандун', 'Guangdong'],
  yuyao: ['余姚', 'Юйяо', 'Yuyao', '浙江', 'Чжэцзян', 'Zhejiang'],
  shantou: ['汕头', 'Шаньтоу', 'Shantou', '广东', 'Гуандун', 'Guangdong'],
  yangzhou: ['扬州', 'Янчжоу', 'Yangzhou', '江苏', 'Цзянсу', 'Jiangsu'],
  nantong: ['南通', 'Наньтун', 'Nantong', '江苏', 'Цзянсу', 'Jiangsu'],
  gaoyang: ['高阳', 'Гаоян', 'Gaoyang', '河北', 'Хэбэй', 'Hebei'],
  shaoxing: ['绍兴', 'Шаосин', 'Shaoxing', '浙江', 'Чжэцзян', 'Zhejiang'],
  yangjiang: ['阳江', 'Янцзян', 'Yangjiang', '广东', 'Гуандун', 'Guangdong'],
  chaozhou: ['潮州', 'Чаочжоу', 'Chaozhou', '广东', 'Гуандун', 'Guangdong'],
  taizhou: ['台州', 'Тайчжоу', 'Taizhou', '浙江', 'Чжэцзян', 'Zhejiang'],
  dongyang: ['东阳', 'Дунъян', 'Dongyang', '浙江', 'Чжэцзян', 'Zhejiang'],
  qingdao: ['青岛', 'Циндао', 'Qingdao', '山东', 'Шаньдун', 'Shandong'],
  cangzhou: ['沧州', 'Цанчжоу', 'Cangzhou', '河北', 'Хэбэй', 'Hebei'],
  pingyang: ['平阳', 'Пинъян', 'Pingyang', '浙江', 'Чжэцзян', 'Zhejiang'],
  ningbo: ['宁波', 'Нинбо', 'Ningbo', '浙江', 'Чжэцзян', 'Zhejiang'],
  longgang: ['龙港', 'Лунган', 'Longgang', '浙江', 'Чжэцзян', 'Zhejiang'],
  tiantai: ['天台', 'Тяньтай', 'Tiantai', '浙江', 'Чжэцзян', 'Zhejiang'],
  linyi: ['临沂', 'Линьи', 'Linyi', '山东', 'Шаньдун', 'Shandong'],
  dehua: ['德化', 'Дэхуа', 'Dehua', '福建', 'Фуцзянь', 'Fujian'],
  linhai: ['临海', 'Линьхай', 'Linhai', '浙江', 'Чжэцзян', 'Zhejiang'],
  xiongxian: ['雄县', 'Сюнсянь', 'Xiongxian', '河北', 'Хэбэй', 'Hebei'],
  dingzhou: ['定州', 'Динчжоу', 'Dingzhou', '河北', 'Хэбэй', 'Hebei'],
  shangyu: ['上虞', 'Шанъюй', 'Shangyu', '浙江', 'Чжэцзян', 'Zhejiang'],
  danyang: ['丹阳', 'Даньян', 'Danyang', '江苏', 'Цзянсу', 'Jiangsu'],
} as const
type Town = keyof typeof towns

/** Branches of trade: the word in a company's name and the towns that live from it. */
const industries = {
  drinkware: ['杯业', 'Drinkware', ['yongkang', 'wuyi', 'yongkang', 'taizhou', 'yiwu', 'wuyi', 'yongkang']],
  bags: ['箱包', 'Bags', ['baigou', 'guangzhou', 'quanzhou', 'pinghu', 'baigou']],
  apparel: ['服饰', 'Apparel', ['guangzhou', 'shishi', 'hangzhou', 'quanzhou', 'zengcheng', 'guangzhou', 'shishi', 'hangzhou']],
  knitwear: ['针织', 'Knitting', ['zhuji', 'yiwu', 'zhuji', 'pinghu']],
  shoes: ['鞋业', 'Footwear', ['jinjiang', 'wenzhou', 'putian', 'jinjiang', 'guangzhou', 'quanzhou']],
  electronics: ['电子', 'Electronics', ['shenzhen', 'dongguan', 'shenzhen', 'guangzhou', 'shenzhen', 'dongguan', 'shenzhen', 'shenzhen']],
  watches: ['钟表', 'Watches', ['guangzhou', 'shenzhen', 'guangzhou']],
  lighting: ['照明', 'Lighting', ['zhongshan', 'zhongshan', 'yuyao', 'ningbo']],
  toys: ['玩具', 'Toys', ['shantou', 'yangzhou', 'shantou', 'yiwu', 'dongguan', 'shantou', 'yangzhou']],
  textile: ['纺织', 'Textile', ['nantong', 'gaoyang', 'shaoxing', 'nantong', 'gaoyang', 'shaoxing', 'nantong']],
  kitchen: ['厨具', 'Kitchenware', ['yangjiang', 'chaozhou', 'taizhou', 'yongkang', 'yangjiang', 'chaozhou', 'yongkang']],
  jewellery: ['饰品', 'Jewellery', ['yiwu', 'dongyang', 'qingdao', 'yiwu']],
  beauty: ['美妆用品', 'Beauty Tools', ['cangzhou', 'yiwu', 'shenzhen', 'ningbo']],
  pet: ['宠物用品', 'Pet Products', ['pingyang', 'wenzhou', 'cangzhou', 'yiwu']],
  stationery: ['文具', 'Stationery', ['ningbo', 'yiwu', 'longgang', 'shantou']],
  auto: ['汽车用品', 'Auto Accessories', ['tiantai', 'guangzhou', 'tiantai', 'yiwu']],
  tools: ['工具', 'Tools', ['yongkang', 'linyi', 'ningbo', 'yongkang']],
  garden: ['园艺', 'Garden', ['linhai', 'dehua', 'taizhou', 'ningbo']],
  packaging: ['包装', 'Packaging', ['longgang', 'dongguan', 'xiongxian', 'yiwu']],
  sport: ['体育用品', 'Sports', ['nantong', 'dingzhou', 'ningbo', 'yongkang']],
  umbrellas: ['伞业', 'Umbrellas', ['shangyu', 'jinjiang', 'hangzhou']],
  eyewear: ['眼镜', 'Eyewear', ['linhai', 'danyang', 'wenzhou']],
  gifts: ['工艺品', 'Crafts & Gifts', ['yiwu', 'dongguan', 'yiwu', 'ningbo']],
  home: ['日用品', 'Home Goods', ['taizhou', 'yiwu', 'chaozhou', 'taizhou']],
} as const satisfies Record<string, readonly [zh: string, en: string, towns: readonly Town[]]>
export type Industry = keyof typeof industries

/** Made-up trade names: characters and pinyin. */
const tradeNames =
  `浩月 Haoyue,启帆 Qifan,木棠 Mutang,云岫 Yunxiu,禾风 Hefeng,锦棉 Jinmian,晨屿 Chenyu,竹溪 Zhuxi,澄川 Chengchuan,柏舟 Baizhou,
拾光 Shiguang,青禾 Qinghe,远岚 Yuanlan,嘉树 Jiashu,乐栖 Leqi,星畔 Xingpan,泽林 Zelin,朗域 Langyu,沐远 Muyuan,卓岩 Zhuoyan,
百川 Baichuan,恒峰 Hengfeng,鑫跃 Xinyue,瑞棠 Ruitang,宏禾 Honghe,盛帆 Shengfan,君屹 Junyi,凯澜 Kailan,辰旭 Chenxu,优纳 Youna,
佳屿 Jiayu,福临 Fulin,永麒 Yongqi,金穗 Jinsui,天予 Tianyu,华岳 Huayue,新桥 Xinqiao,东篱 Dongli,南栀 Nanzhi,北辰 Beichen,
西岭 Xiling,海棠 Haitang,江枫 Jiangfeng,山语 Shanyu,石泉 Shiquan,玉衡 Yuheng,明湖 Minghu,安澜 Anlan,广益 Guangyi,祥麟 Xianglin,
奇点 Qidian,飞鹭 Feilu,腾越 Tengyue,翔宇 Xiangyu,博雅 Boya,诚品 Chengpin,信达 Xinda,义合 Yihe,利丰 Lifeng,兴隆 Xinglong,
润泽 Runze,丰源 Fengyuan,景程 Jingcheng,旭东 Xudong,思远 Siyuan,可颂 Kesong,美屿 Meiyu,雅歌 Yage,丽晨 Lichen,芳汀 Fangting,
悦己 Yueji,欢洋 Huanyang,童馨 Tongxin,萌贝 Mengbei,酷玩 Kuwan,趣森 Qusen,巧匠 Qiaojiang,匠心 Jiangxin,工坊 Gongfang,精锐 Jingrui,
力拓 Lituo,坚石 Jianshi,铁鹰 Tieying,钢腾 Gangteng,银河 Yinhe,晶典 Jingdian,琥珀 Hupo,珊瑚 Shanhu,翠微 Cuiwei,碧波 Bibo,
绿野 Lvye,花漾 Huayang,果然 Guoran,麦田 Maitian,稻香 Daoxiang,茶山 Chashan,松涛 Songtao,梅园 Meiyuan,兰亭 Lanting,菊香 Juxiang,
荷塘 Hetang,枫桥 Fengqiao,杉林 Shanlin,榕树 Rongshu,桐木 Tongmu,槐安 Huaian,沧海 Canghai,
望江 Wangjiang,听雨 Tingyu,晴川 Qingchuan,半夏 Banxia,初晓 Chuxiao,南风 Nanfeng,白鹿 Bailu,清溪 Qingxi,流萤 Liuying,
长亭 Changting,落星 Luoxing,知秋 Zhiqiu,云帆 Yunfan,墨竹 Mozhu,银杏 Yinxing`
    .split(',')
    .map((line) => line.trim().split(' ') as [string, string])

/** A seller with what only the generator and the raw answer need. */
export interface SampleSeller extends Seller {
  industry: Industry
  companyZh: string
  shopUrl: string
  town: Triple
  location: { zh: string; ru: string; en: string }
  isFactory: boolean
  years: number
  repurchaseRate: number
  /** Hours until goods leave, usual for this seller. */
  dispatchHours: number
  /** Price level against the market: factories sell a little cheaper than traders. */
  priceFactor: number
}

/** The market's sellers, at least 80; the same for the same seed. Companies are made up, towns and trades are real. */
export function makeSellers(seed: number): SampleSeller[] {
  const sellers: SampleSeller[] = []
  for (const [industry, [wordZh, wordEn, places]] of Object.entries(industries) as [Industry, (typeof industries)[Industry]][]) {
    for (const place of places) {
      const number = sellers.length
      const random = randomFrom(`${seed}:seller:${number}`)
      const [zh, ru, en, provinceZh, provinceRu, provinceEn] = towns[place]
      const [nameZh, nameEn] = tradeNames[number]!
      const isFactory = random.chance(0.62)
      const years = random.int(1, 16)
      sellers.push({
        id: `s${String(1001 + number)}`,
        name: `${en} ${nameEn} ${wordEn} ${isFactory ? 'Factory' : 'Co., Ltd.'}`,
        companyZh: `${zh}${nameZh}${wordZh}${isFactory ? '厂' : '有限公司'}`,
        shopUrl: `https://${sampleMarketHost}/shop/${nameEn.toLowerCase()}`,
        industry,
        isFactory,
        years,
        repurchaseRate: Math.round(random.spread(9, 58) + Math.min(years, 8)) / 100,
        town: [zh, ru, en],
        location: { zh: `${provinceZh}${zh}`, ru: `${ru}, ${provinceRu}`, en: `${en}, ${provinceEn}` },
        dispatchHours: random.pick([24, 24, 48, 48, 48, 72, 72, 120]),
        priceFactor: (isFactory ? 0.94 : 1.04) * (0.95 + random.next() * 0.1),
      })
    }
  }
  return sellers
}
