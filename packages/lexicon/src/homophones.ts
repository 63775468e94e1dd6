/** Characters of names of goods, each with those of the same sound that are typed in their place: 双建包 for 双肩包. */
const sameSound =
  '肩建坚间 杯备 宝保堡 箱香 线先限 鞋协斜 包抱饱 伞散 壳克颗 帽冒贸 链连恋 环坏 盒何合 壶胡湖 瓶平苹 碗晚 裙群 裤库酷 镜静境 绳声 贴帖 锅国郭 毯坦 枕珍 剪简减 梯替 铃玲 巾金斤'.split(
    ' ',
  )

const meant = new Map<string, string[]>()
for (const [right = '', ...wrong] of sameSound.map((group) => [...group]))
  for (const one of wrong) meant.set(one, [...(meant.get(one) ?? []), right])

/** Characters that one may have been typed for. */
export const homophonesOf = (character: string): readonly string[] => meant.get(character) ?? []
