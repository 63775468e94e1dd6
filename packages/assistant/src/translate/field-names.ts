import type { Language } from '@karavan/contract/language.ts'

type Read = Exclude<Language, 'zh'>

type Row = readonly [zh: string, ru: string, en: string]

/** What Chinese listings call the properties of goods. Several names on one line mean the same. */
const names: readonly Row[] = [
  ['颜色 颜色分类 主要颜色', 'Цвет', 'Color'],
  ['尺码 尺寸 大小 尺码大小 产品尺寸 商品尺寸', 'Размер', 'Size'],
  ['规格 产品规格 商品规格', 'Вариант', 'Specification'],
  ['型号 产品型号 商品型号', 'Модель', 'Model'],
  ['货号 产品货号', 'Артикул', 'Item number'],
  ['品牌 商品品牌', 'Марка', 'Brand'],
  ['品名 产品名称 商品名称 名称', 'Название', 'Name'],
  ['品类 类别 种类 产品类别 产品类型 类型', 'Вид товара', 'Product type'],
  ['款式 样式 款型', 'Фасон', 'Design'],
  ['风格', 'Стиль', 'Style'],
  ['图案 花型', 'Рисунок', 'Pattern'],
  ['形状', 'Форма', 'Shape'],
  ['材质 材料 主要材质 产品材质 商品材质', 'Материал', 'Material'],
  ['面料 面料名称 主面料', 'Ткань', 'Fabric'],
  ['面料成分 主面料成分 成分 材质成分', 'Состав', 'Composition'],
  ['里料 里料材质 内里材质', 'Подкладка', 'Lining'],
  ['填充物', 'Наполнитель', 'Filling'],
  ['鞋底材质', 'Материал подошвы', 'Sole material'],
  ['鞋面材质', 'Материал верха', 'Upper material'],
  ['杯盖材质', 'Материал крышки', 'Lid material'],
  ['内胆 内胆材质', 'Внутренняя колба', 'Liner'],
  ['表面处理 表面工艺', 'Покрытие', 'Finish'],
  ['工艺 生产工艺 加工工艺', 'Технология', 'Process'],
  ['容量', 'Объём', 'Capacity'],
  ['重量 产品重量 单品重量', 'Вес', 'Weight'],
  ['净重', 'Вес нетто', 'Net weight'],
  ['毛重', 'Вес брутто', 'Gross weight'],
  ['克重', 'Плотность', 'Density'],
  ['长度 长', 'Длина', 'Length'],
  ['宽度 宽', 'Ширина', 'Width'],
  ['高度 高', 'Высота', 'Height'],
  ['厚度', 'Толщина', 'Thickness'],
  ['直径', 'Диаметр', 'Diameter'],
  ['衣长', 'Длина изделия', 'Garment length'],
  ['袖长', 'Рукав', 'Sleeve'],
  ['领型', 'Вырез', 'Neckline'],
  ['版型', 'Посадка', 'Fit'],
  ['鞋跟高度 跟高', 'Высота каблука', 'Heel height'],
  ['电压 额定电压 输入电压', 'Напряжение', 'Voltage'],
  ['功率 额定功率', 'Мощность', 'Power'],
  ['电池容量', 'Ёмкость аккумулятора', 'Battery capacity'],
  ['供电方式 电源方式', 'Питание', 'Power supply'],
  ['充电方式', 'Зарядка', 'Charging'],
  ['充电时间', 'Время зарядки', 'Charging time'],
  ['接口 接口类型', 'Разъём', 'Connector'],
  ['插头 插头类型', 'Вилка', 'Plug'],
  ['光源 光源类型', 'Источник света', 'Light source'],
  ['色温', 'Цветовая температура', 'Color temperature'],
  ['防水等级 防护等级', 'Степень защиты', 'Protection rating'],
  ['保温时长 保温时间', 'Держит тепло', 'Keeps warm'],
  ['功能', 'Функции', 'Functions'],
  ['特点 特性 产品特性 产品特点', 'Особенности', 'Features'],
  ['用途', 'Назначение', 'Use'],
  ['适用场景 适用场合 使用场景', 'Где применяется', 'Where it is used'],
  ['适用对象 适用人群', 'Для кого', 'For whom'],
  ['适用性别 性别', 'Пол', 'Gender'],
  ['适用年龄 年龄段', 'Возраст', 'Age'],
  ['适用季节 季节', 'Сезон', 'Season'],
  ['适用机型 适用型号', 'Подходит к моделям', 'Fits models'],
  ['洗涤方式 洗涤说明', 'Уход', 'Care'],
  ['产地 原产地', 'Место производства', 'Place of origin'],
  ['上市时间 上市年份季节', 'Выпуск', 'Released'],
  ['保质期', 'Срок годности', 'Shelf life'],
  ['保修期 质保期', 'Гарантия', 'Warranty'],
  ['包装 包装方式 包装清单', 'Упаковка', 'Packaging'],
  ['装箱数 箱装数量', 'В коробке', 'Per carton'],
  ['数量 件数', 'Количество', 'Quantity'],
  ['套餐 套餐类型', 'Комплект', 'Set'],
  ['是否进口', 'Импорт', 'Imported'],
  ['是否跨境货源 是否跨境出口专供货源', 'Для экспорта', 'For export'],
  ['是否可定制LOGO 可定制LOGO 印LOGO 加印LOGO', 'Нанесение логотипа', 'Custom logo'],
  ['加工定制 是否支持定制', 'На заказ', 'Made to order'],
  ['证书 认证 证书编号', 'Сертификат', 'Certificate'],
  ['生产许可证编号', 'Номер разрешения', 'Production licence'],
  ['执行标准 产品标准号', 'Стандарт', 'Standard'],
]

/** What they say of these properties again and again, and no lexicon of goods has. */
const values: readonly Row[] = [
  ['是 支持 有 可以', 'да', 'yes'],
  ['否 不支持 无 没有', 'нет', 'no'],
  ['其他 其它', 'другое', 'other'],
  ['彩盒', 'цветная коробка', 'color box'],
  ['白盒', 'белая коробка', 'white box'],
  ['纸盒', 'картонная коробка', 'cardboard box'],
  ['独立包装', 'индивидуальная упаковка', 'packed one by one'],
  ['OPP袋', 'пакет', 'polybag'],
  ['手洗', 'ручная стирка', 'hand wash'],
  ['机洗 可机洗', 'машинная стирка', 'machine wash'],
  ['干洗', 'химчистка', 'dry cleaning'],
  ['四季 四季通用', 'круглый год', 'all year'],
  ['男女通用 通用', 'для всех', 'for everybody'],
  ['均码', 'один размер', 'one size'],
  ['家用', 'для дома', 'for the home'],
  ['车载', 'для автомобиля', 'for the car'],
  ['户外', 'для улицы', 'outdoors'],
  ['办公', 'для офиса', 'for the office'],
  ['旅行', 'для поездок', 'for travel'],
  ['礼品', 'в подарок', 'as a gift'],
  ['中国大陆 中国', 'Китай', 'China'],
  ['加厚', 'утолщённый', 'thickened'],
  ['双层', 'двойной', 'double'],
  ['迷你', 'мини', 'mini'],
  ['日常', 'на каждый день', 'everyday'],
  ['拉链', 'молния', 'zip'],
  ['魔术贴', 'липучка', 'hook and loop'],
  ['北欧', 'скандинавский', 'Nordic'],
  ['卡通', 'с персонажами', 'cartoon'],
]

const tableOf = (rows: readonly Row[]) =>
  new Map(rows.flatMap(([zh, ru, en]) => zh.split(' ').map((word) => [word.toLowerCase(), { ru, en } satisfies Record<Read, string>] as const))) // biome-ignore format: one table
const byName = tableOf(names)
const byValue = tableOf(values)

/** A property's name that Chinese listings use, in a buyer's language; `undefined` for another name. */
export const fieldName = (name: string, language: Language): string | undefined =>
  language === 'zh' ? undefined : byName.get(name.replace(/[\s:：]+/g, '').toLowerCase())?.[language]

/** A property's value, likewise. */
export function fieldValue(value: string, language: Language): string | undefined {
  if (language === 'zh') return undefined
  const hours = /^(\d{1,4})\s?个?小时$/.exec(value)?.[1]
  return hours === undefined ? byValue.get(value.toLowerCase())?.[language] : `${hours}\u00a0${language === 'ru' ? 'ч' : 'h'}`
}
