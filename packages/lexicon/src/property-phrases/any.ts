export const anyPhrases = `
* | герметичный / leakproof / 防漏 | чтобы в сумке не пролилось / не расплёскивается / чтоб ни капли не вытекло / чтобы суп не вытек | doesn't drip / seals tight / tight lid / tight sealing / don't leak in a bag | 放包里不洒 / 不滴水 / 装汤不洒 / 盖得紧
* | с защитой от плесени / mildew-resistant / 防霉 | чтобы грибка не было / не плесневеют | doesn't get moldy / doesn't go mouldy | 不发霉 / 不长霉
* | лёгкий в уходе / easy-clean / 易清洗 | легко мыть / удобно чистить | - | -
* | с защитой от краж / anti-theft / 防盗 | не вытащат кошелёк | - | -
* | водонепроницаемый / waterproof / 防水 | не боятся пота / от влаги | keeps books dry / keeps rain out / sweat proof / sweat resistant / shampoo proof | 下雨不湿 / 不怕雨 / 不透水 / 出汗也能戴 / 不怕汗
* | немнущийся / wrinkle-resistant / 抗皱 | не мнутся / не надо гладить / без глажки | no ironing | 不用熨 / 不起皱
* | без катышков / anti-pilling / 不起球 | без катышек | won't bobble / no bobbles | 不会起球 / 不起毛球 / 不起毛
* | с защитой от запаха / odor-resistant / 防臭 | чтобы ноги не пахли | no stink | -
* | ветрозащитный / windproof / 防风 | не ломается на ветру | wind doesn't get through / keeps wind out / won't turn inside out | 不透风 / 不灌风 / 风吹不透 / 风吹不翻 / 不怕风
* | без отпечатков / anti-fingerprint / 防指纹 | не заляпывается / следы пальцев не видно / не пачкаются | no fingerprints / no smudges | 没有指纹
* | с шумоподавлением / with noise cancelling / 主动降噪 | чтобы не слышать улицу | - | 听不到外面
* | без мерцания / flicker-free / 无频闪 | глаза не устают / бережёт глаза / без пульсации | easy on eyes / eye care / eye friendly / doesn't strain eyes | 不伤眼睛 / 保护视力
* | без катышков / pill-resistant / 不起球 | не катышатся | no pilling | -
* | антистатический / anti-static / 防静电 | не бьются током / без статики / не искрят | doesn't shock | 没静电 / 不带电
* | без запаха / odor-free / 无异味 | не пахнут резиной / не пахнут | no smell / no chemical smell | 没味道 / 没有臭味
* | с защитой пола / floor-friendly / 不伤地板 | не портят пол / не царапают пол / для ламината | - | -
* | без перекручивания / tangle-free / 防缠绕 | - | no tangles / doesn't twist | -
* | влагостойкий / moisture-proof / 防潮 | - | - | 不返潮
* | гипоаллергенный / hypoallergenic / 防过敏 | не вызывают раздражение / без никеля | nickel free / no irritation | 不发炎 / 耳朵不痒
* | с защитой от муравьёв / ant-proof / 防蚂蚁 | - | no ants | -
* | с лёгкой очисткой / easy-clean / 易清洗 | грязь смывается | hose off | 好清洁 / 一冲就干净
* | с защитой от ржавчины / rustproof / 防锈 | не заржавеет | - | -
* | с защитой от влаги / moisture-proof / 防潮 | от сырости / не отсыреет | keep damp out | 不受潮
`
