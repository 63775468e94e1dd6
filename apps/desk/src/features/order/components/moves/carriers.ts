/** Carriers that are offered while one is typed. */
export const carriersInChina = ['SF Express 顺丰', 'ZTO 中通', 'YTO 圆通', 'STO 申通', 'Yunda 韵达', 'Deppon 德邦']
export const carriersInRussia = ['СДЭК', 'Почта России', 'Деловые Линии', 'ПЭК', 'EMS']
