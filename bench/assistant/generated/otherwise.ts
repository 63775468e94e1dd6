import type { Language } from '@karavan/contract/language.ts'

/**
 * What buyers call a property that listings name in other words. `is` finds it among the market's own phrases, Chinese or English. In Russian the words
 * follow goods in the plural. Which half of the wordings goes to which half of the kinds: `wishes.ts`.
 */
export interface Otherwise {
  is: RegExp
  words: Record<Language, readonly string[]>
}

const table = `
^防水$ | непромокаемые / водостойкие / которые не боятся воды / чтобы не промокали | water resistant / that don't mind water / water-proof / rainproof | 不怕水 / 能防水 / 不进水 / 下雨不怕
防漏 | которые не протекают / чтобы не проливались / непроливающиеся / не текут | that don't leak / spill-proof / no leaks / leak proof | 不漏水 / 不漏 / 不会漏 / 防洒
防滑$|防滑手柄|防滑鞋底 | чтобы не скользили / нескользкие / противоскользящие / которые не скользят | anti-slip / non slip / slip-resistant / that don't slide | 不打滑 / 不滑 / 止滑 / 防滑的
^可折叠$|^折叠$ | складные / складывающиеся / чтобы складывались / раскладные | folding / collapsible / that fold / foldable | 能折叠 / 可以折叠 / 折叠款 / 能折起来
^可充电$ | с зарядкой / аккумуляторные / на аккумуляторе / перезаряжаемые | with rechargeable battery / that can be recharged / rechargeable / cordless rechargeable | 能充电 / 可以充电 / 充电款 / 充电式
遥控 | с дистанционным управлением / с пультом / на пульте / с пультом управления | remote-controlled / with a remote / remote control / with remote | 带遥控器 / 可遥控 / 有遥控 / 遥控的
^带盖$ | с крышкой / с крышечкой / закрывающиеся крышкой / с крышками | with a lid / lidded / with lids / that come with a lid | 有盖子 / 带盖子 / 有盖 / 配盖
带吸管 | с трубочкой / с соломинкой / с трубкой / с питьевой трубочкой | with a straw / straw / with drinking straw / that have a straw | 有吸管 / 吸管款 / 配吸管 / 带吸管的
可印LOGO|可定制LOGO | под логотип / с нашим логотипом / с возможностью нанести лого / под брендирование | with our logo / that can be branded / with logo printing / custom logo | 能印logo / 可以印标 / 定制logo / 印我们的标志
可机洗|可水洗 | чтобы можно было стирать / стирающиеся в машинке / которые можно мыть / моющиеся | washable / that can be washed / machine washable / machine wash | 可以洗 / 能水洗 / 能机洗 / 可洗
带镜子 | с зеркальцем / с зеркалом внутри / с зеркалом / где есть зеркало | with a mirror / with mirror inside / mirror included / that have a mirror | 有镜子 / 里面带镜子 / 自带镜子 / 配镜子
双面 | двусторонние / с двух сторон / двухсторонние / на обе стороны | two-sided / double sided / reversible / on both sides | 两面 / 双面的 / 两面都能用 / 正反两面
大容量 | вместительные / чтобы много влезало / большие / просторные | roomy / with lots of space / spacious / big capacity | 装得多 / 容量大 / 能装很多 / 大的
保暖|加绒|摇粒绒|冬季 | тёплые / утеплённые / чтобы грели / с начёсом | warm / fleece lined / lined with fleece / cosy warm | 暖和 / 保暖的 / 带绒 / 加绒的
透气 | дышащие / чтобы дышали / вентилируемые / воздухопроницаемые | breathable / that breathe / airy / breathing | 透气的 / 不闷 / 透气性好 / 透气好
防晒 | от солнца / с защитой от солнца / с уф-защитой / защищающие от солнца | sun-protective / with UV protection / sun protection / against the sun | 防紫外线 / 遮阳 / 防晒的 / 能防晒
防风 | ветрозащитные / от ветра / чтобы ветер не продувал / ветроустойчивые | windproof / wind resistant / that withstand wind / wind-proof | 抗风 / 不怕风 / 防风的 / 能抗风
反光 | со светоотражателями / светоотражающие / чтобы светились в темноте от фар / с отражателями | reflective / with reflectors / high visibility / with reflective strips | 带反光条 / 有反光 / 夜间反光 / 反光的
耐高温|高硼硅 | жаропрочные / термостойкие / жаростойкие / которые выдерживают жару | heatproof / heat resistant / heat-resistant / that withstand heat | 耐热 / 不怕烫 / 耐高温的 / 能耐热
不粘 | антипригарные / чтобы не пригорало / с антипригарным покрытием / неприлипающие | nonstick / non stick / that food doesn't stick to / non-stick coated | 不沾 / 不粘锅底 / 不粘的 / 不沾的
电磁炉通用 | для индукции / на индукционную плиту / подходящие для индукции / индукционные | for induction hobs / induction compatible / that work on induction / for induction | 电磁炉能用 / 电磁炉可用 / 适合电磁炉 / 可用于电磁炉
微波炉可用|^可微波$ | для микроволновки / которые можно греть в микроволновке / для свч / чтобы ставить в микроволновку | microwavable / microwave safe / for the microwave / that go in the microwave | 可进微波炉 / 能放微波炉 / 微波炉加热 / 可微波加热
静音 | бесшумные / тихие / чтобы не шумели / без шума | quiet / silent / noiseless / that make no noise | 没声音 / 安静的 / 无声 / 声音小
磁吸|磁性|强磁|磁扣 | магнитные / на магнитах / с магнитом / на магните | with magnets / magnetic / with a magnet / that have a magnet | 带磁铁 / 有磁性 / 磁吸的 / 磁铁的
防摔|耐摔 | ударопрочные / противоударные / небьющиеся / чтобы не разбились | shock-resistant / that survive drops / shatterproof / drop proof | 摔不坏 / 抗摔 / 不怕摔 / 耐摔的
带支架|手机支架功能 | с подставкой / с ножкой / чтобы ставить / со встроенной подставкой | with a stand / with kickstand / that stand up / with built-in stand | 有支架 / 带支撑 / 支架款 / 能立住
带手电筒|带LED灯|LED灯$ | с фонариком / с подсветкой / с лампочкой / со светом | with a light / with LED / with led light / with a torch | 带灯 / 有灯 / 自带灯 / 有LED灯
太阳能 | на солнечной батарее / от солнца / с солнечной панелью / на солнечных батареях | solar powered / solar / with solar panel / that charge from the sun | 太阳能的 / 太阳能充电 / 用太阳能 / 带太阳能板
无线充 | с беспроводной зарядкой / с функцией беспроводной зарядки / заряжающие без провода / с qi зарядкой | with wireless charging / wireless charging / that charge wirelessly / qi | 能无线充电 / 支持无线充电 / 无线充电的 / 可无线充
降噪 | с шумодавом / с шумоподавлением / шумоподавляющие / с активным шумоподавлением | noise cancelling / noise-cancelling / with ANC / anc | 能降噪 / 降噪的 / 带降噪 / 主动降噪的
带麦 | с микрофоном / с микрофонами / чтобы можно было говорить / с гарнитурой | with mic / with a mic / with microphone / with a microphone | 带麦克风 / 有麦克风 / 有话筒 / 能通话
轻便|轻盈|轻量 | лёгкие / нетяжёлые / лёгонькие / чтобы были лёгкие | light / lightweight / light-weight / that weigh little | 轻的 / 轻一点的 / 重量轻 / 很轻
加厚|重磅 | плотные / толстые / утолщённые / потолще | thick / thicker / sturdy thick / extra thick | 厚的 / 厚实 / 加厚的 / 厚一点的
吸水 | хорошо впитывающие / впитывающие воду / чтобы впитывали / которые хорошо впитывают | absorbent / that soak up water / highly absorbent / super absorbent | 吸水的 / 吸水性好 / 吸水强 / 能吸水
速干 | быстросохнущие / которые быстро сохнут / быстро сохнущие / чтобы быстро сохли | quick drying / fast-drying / quick dry / that dry fast | 干得快 / 快干 / 速干的 / 快干的
不掉色|保色|不褪色 | которые не линяют / чтобы не темнели / стойкие / не теряющие цвет | that don't fade / color-fast / that keep their colour / non-fading | 不褪色 / 不变色 / 不会掉色 / 保色
防过敏 | гипоаллергенные / для аллергиков / не вызывающие аллергию / для чувствительных ушей | for sensitive skin / hypoallergenic / that won't cause allergies / allergy-safe | 不过敏 / 抗过敏 / 防过敏的 / 不会过敏
可调节|可升降 | регулируемые / с регулировкой / которые можно регулировать / чтобы регулировались | adjustable / that can be adjusted / with adjustment / that adjust | 能调节 / 可以调 / 可调的 / 能调
可悬挂|悬挂式|带挂环|带挂绳|挂孔 | подвесные / чтобы можно было повесить / которые можно подвесить / с петелькой | hanging / that can be hung / to hang up / that hang | 能挂 / 可以挂 / 可挂 / 能挂起来
分格|带隔层|多格分区|多隔层 | с отделениями / с перегородками / с секциями / разделённые на секции | with dividers / with compartments / divided / with sections | 有隔层 / 分层的 / 带分格 / 有分隔
可叠加|可叠放 | чтобы ставить друг на друга / которые вкладываются / штабелируемые / складываются стопкой | that stack / stacking / stackable / that can be stacked | 可以叠 / 能叠放 / 能摞 / 叠放的
带轮 | на колёсиках / с колёсами / с колёсиками / на колёсах | with wheels / wheeled / on wheels / rolling | 有轮子 / 带轮子 / 带滑轮 / 有滚轮
可刻字|激光刻字 | под гравировку / с гравировкой / чтобы выгравировать имя / для гравировки | for engraving / engravable / with engraving / that can be engraved | 能刻字 / 可以刻字 / 刻字的 / 刻名字
酒店 | в гостиницу / для отеля / для гостиниц / в отель | for a hotel / for hotels / for our hotel / hotel | 酒店用 / 宾馆用 / 给酒店 / 酒店用的
儿童房|^儿童$|专业儿童|宝宝 | детям / ребёнку / детские / для ребёнка | for children / for kids / kids / children's | 给孩子 / 小孩用 / 孩子用的 / 儿童用
幼儿园 | в садик / для детсада / в детский сад / для детского садика | for a kindergarten / for nursery school / for preschool / for our kindergarten | 幼儿园用 / 给幼儿园 / 幼儿园的 / 托儿所
日常|休闲 | на каждый день / повседневные / на каждый день / повседневные | for everyday use / casual / everyday / for every day | 日常穿 / 休闲的 / 日常用 / 平时用
办公 | в офис / для офиса / офисные / на работу | for the office / office / for an office / for our office | 办公室用 / 放办公室 / 办公用 / 办公室的
健身房|健身$ | в спортзал / для зала / в фитнес-клуб / для тренировок | for the gym / gym / for a gym / for working out | 健身房用 / 健身用 / 去健身房 / 健身用的
露营|野营 | в поход / для кемпинга / для походов / на природу | for camping / camping / for camp / for campers | 露营用 / 野营用 / 去露营 / 户外露营
餐厅 | в ресторан / для ресторана / для кафе и ресторана / ресторанные | for a restaurant / restaurant / for restaurants / for our restaurant | 餐厅用 / 饭店用 / 给餐厅 / 餐馆用
旅行 | в дорогу / для поездок / в путешествие / дорожные | for travelling / travel / for trips / for traveling | 旅行用 / 出差旅行 / 旅游用 / 旅行用的
婚礼|婚庆 | на свадьбу / свадебные / для свадьбы / к свадьбе | for a wedding / wedding / for weddings / for our wedding | 婚礼用 / 结婚用 / 婚礼用的 / 婚庆用
大型犬 | для больших собак / для крупных собак / для овчарки / большим собакам | for big dogs / for large dogs / for a big dog / large dog | 大狗用 / 大型狗 / 给大狗 / 大狗
小型犬 | для маленьких собак / для мелких собак / для йорка / маленьким собакам | for small dogs / for little dogs / small dog / for a small dog | 小狗用 / 小型狗 / 给小狗 / 小狗
木柄 | с деревянной рукояткой / с деревянными ручками / с ручкой из дерева / рукоятка дерево | with a wooden handle / wooden handle / wood handles / with wood handle | 木头手柄 / 木把 / 木手柄 / 带木柄
带拉链|拉链款|^拉链$|拉链卫衣 | на молнии / с молнией / на замке / с замком-молнией | with a zip / zippered / zip / with zip | 有拉链 / 拉链的 / 带拉链的 / 拉链口
刺绣 | вышитые / с вышивкой / с вышитым рисунком / вышивка | embroidered / with embroidery / with embroidered design / embroidery | 绣花 / 带刺绣 / 有刺绣 / 绣花的
印花 | с рисунком / с принтом / с узором / с картинкой | with a print / printed / patterned / with pattern | 带图案 / 有图案 / 印图案 / 印花的
纯色 | однотонные / без рисунка / одноцветные / гладкие | plain / solid colour / without a pattern / single-colour | 单色 / 没有图案 / 素色 / 净色
格子 | в клетку / клетчатые / клетка / в клеточку | checkered / plaid / checked / tartan | 格子的 / 格纹 / 方格 / 带格子
条纹 | полосатые / в полоску / полоска / в полосочку | striped / with stripes / stripy / stripes | 带条纹 / 条纹的 / 有条纹 / 横条
碎花|波点 | в цветочек / с цветами / с цветочками / цветочные | with flowers / flowery / floral / flower print | 带花 / 小碎花 / 花的 / 有花纹
商务 | деловые / солидные / для бизнеса / строгие | business style / formal / business / for business | 商务风 / 商务款 / 正式 / 商务用
复古 | в ретро стиле / под старину / винтажные / ретро | vintage / retro style / old-fashioned / vintage style | 复古风 / 怀旧 / 复古款 / 老式
可爱|卡通 | милые / симпатичные / миленькие / няшные | cute / adorable / sweet looking / cutesy | 可爱的 / 萌 / 萌萌的 / 可爱风
简约 | простые / минималистичные / лаконичные / без излишеств | simple / minimalistic / plain simple / clean design | 简单的 / 极简 / 简约风 / 简洁
哑光|磨砂 | матовые / не глянцевые / с матовой поверхностью / мат | matte finish / matt / matte / not glossy | 哑光的 / 磨砂的 / 亚光 / 不反光
专业 | для профессионалов / профессиональные / профи / проф | for professionals / pro / professional grade / pro grade | 专业级 / 专业用 / 专业的 / 专业款
迷你 | маленькие / компактные / мини / небольшие | small / mini / compact / tiny | 小的 / 小巧 / 小型 / 迷你款
偏光 | с поляризацией / поляризованные / с поляризационными линзами / polarized | polarised / with polarized lenses / polarized / polarizing | 偏振 / 偏光的 / 偏光镜片 / 带偏光
全自动 | автомат / автоматические / полный автомат / с автоматическим открыванием | auto open / automatic / fully automatic / that open automatically | 自动的 / 自动开 / 一键开合 / 全自动的
遮光 | блэкаут / чтобы не пропускали свет / светонепроницаемые / плотные от света | blackout / that block light / light-blocking / room darkening | 不透光 / 全遮光 / 遮光的 / 能遮光
带汁槽 | с желобком / с канавкой / с желобом для сока / с канавкой для сока | with a juice groove / with groove / with juice channel / grooved | 有汁槽 / 带槽 / 带凹槽 / 有水槽
排水孔 | с отверстием для слива / с дренажом / с дырочкой внизу / с отверстием внизу | with drain hole / with drainage / with holes at the bottom / with a hole for water | 有排水孔 / 带孔 / 底部有孔 / 带排水孔
带托盘 | с блюдцем / с подставкой / с поддоном / с поддонами | with saucer / with tray / with a tray / with saucers | 有托盘 / 配托盘 / 带底盘 / 配盘
慢食 | для медленной еды / против быстрого поедания / чтобы ел медленно / медленное кормление | slow feeder / for slow eating / slow feed / that slow down eating | 防噎 / 慢食的 / 吃得慢 / 防止吃太快
耐咬 | чтобы не разгрызли / прочные / неубиваемые / от погрызов | chew-proof / chew resistant / for chewers / indestructible | 咬不坏 / 抗咬 / 耐咬的 / 不怕咬
发声 | с пищалкой / пищащие / которые пищат / со звуком | squeaky / that squeak / with squeaker / with sound | 会叫 / 会响 / 能发声 / 带声音
线圈 | на спирали / на пружине / с пружиной / на кольцах | spiral bound / spiral / wire-bound / with spiral | 线圈的 / 螺旋 / 线圈装 / 带线圈
硬壳 | в твёрдом переплёте / с твёрдой обложкой / твёрдая обложка / в жёсткой обложке | hard cover / hardback / hardcover / with hard covers | 硬皮 / 硬面 / 硬壳的 / 硬封面
夜光 | светящиеся / светятся в темноте / которые светятся в темноте / неоновые в темноте | glow in the dark / luminous / that glow / glowing | 会发光 / 夜里发光 / 发光的 / 夜光的
带开瓶器 | с открывашкой / с открывалкой / чтобы пиво открывать / с открывалкой для бутылок | with bottle opener / with an opener / bottle opener / that open bottles | 能开瓶 / 带起子 / 可开瓶 / 有开瓶器
防锈 | нержавеющие / которые не ржавеют / чтобы не ржавели / с защитой от ржавчины | that don't rust / rust-proof / rustproof / rust free | 不生锈 / 不会生锈 / 防锈的 / 不锈
自粘 | самоклеящиеся / на клейкой основе / с клейким слоем / с липким слоем | self adhesive / sticky back / self-stick / peel and stick | 带胶 / 背胶 / 自带胶 / 能粘
可降解 | биоразлагаемые / эко / разлагающиеся / экологичные | biodegradable / eco / compostable / degradable | 环保可降解 / 能降解 / 降解的 / 可降解的
开窗|透明窗 | с окошком / с прозрачным окошком / с окном / с прозрачной крышкой | with window / with see-through window / with a window / windowed | 有窗口 / 带窗 / 透明窗口 / 有透明窗
食品级 | для пищевых продуктов / пищевые / безопасные для еды / пищевого качества | food safe / food grade / safe for food / for food contact | 能装食品 / 食品用 / 食品级的 / 能接触食品
可擦 | стираемые / пиши-стирай / которые стираются / со стираемыми чернилами | erasable / that can be erased / frixion type / rub-out | 能擦掉 / 可擦的 / 能擦 / 可以擦
高粘 | с сильным клеем / крепкие / хорошо клеящие / липкие | very sticky / strong / strong adhesive / extra sticky | 粘性强 / 很粘 / 粘得牢 / 强力
静电 | антистатические / не электризуются / без статики / чтобы не били током | antistatic / no static / anti static / static-free | 不起静电 / 无静电 / 抗静电 / 防静电的
可扩容 | расширяющиеся / с расширением / увеличивающиеся / которые раздвигаются | expandable / that expand / expanding / with expansion | 能扩容 / 可扩展 / 能变大 / 可扩大
人体感应|感应 | с датчиком движения / реагирующие на движение / с сенсором движения / с датчиком | with motion sensor / motion activated / motion-sensing / with a sensor | 感应的 / 人来就亮 / 感应式 / 带感应
可调光|三档调光|触控调光 | с регулировкой яркости / диммируемые / с диммером / с яркостью которую можно менять | dimmable / with dimmer / with brightness control / adjustable brightness | 能调亮度 / 可调亮度 / 亮度可调 / 能调光
`

export const otherwise: readonly Otherwise[] = table
  .trim()
  .split('\n')
  .map((line) => {
    // The pattern may have an alternation of its own, which is written without blanks.
    const [is, ru, en, zh] = line.split(' | ').map((cell) => cell.trim()) as [string, string, string, string]
    const names = (cell: string): string[] => cell.split(' / ')
    return { is: new RegExp(is), words: { ru: names(ru), en: names(en), zh: names(zh) } }
  })
