/** Characters of names of goods, each with those of the same or nearly the same sound that are typed in their place: 双建包 for 双肩包. */
const sameSound =
  '肩建坚间 杯备 宝保堡 箱香 线先限 鞋协斜 包抱饱 伞散 壳克颗 帽冒贸 链连恋 环坏 盒何合 壶胡湖 瓶平苹 碗晚 裙群 裤库酷 镜静境 绳声 贴帖 锅国郭 毯坦 枕珍 剪简减 梯替 铃玲 巾金斤 封峰锋丰蜂 袋代帯贷 灯登蹬 钻赚攥 笔毕必 刀叨 拖托脱 盆喷 垫店殿 床创 挂褂 圣胜剩 球求 饰式试 螺罗锣 丝思斯 卷捲券 尺迟齿 充冲 胶交焦 递弟第 拉啦 礼李理 匙持 扣寇 牵迁签 引印 浴玉 雨语羽遇 梳书疏 刷唰 笼龙拢 具剧 戒界 颈劲 项巷 纳娜 碟叠 铲产 砧针 抹末 雕吊'.split(
    ' ',
  )

const meant = new Map<string, string[]>()
for (const [right = '', ...wrong] of sameSound.map((group) => [...group]))
  for (const one of wrong) meant.set(one, [...(meant.get(one) ?? []), right])

/** Characters that one may have been typed for. */
export const homophonesOf = (character: string): readonly string[] => meant.get(character) ?? []
