import type { TFunction } from 'i18next'

/** Marketplaces by the name buyers know them under; any other by its own. */
export function platformName(platform: string, t: TFunction): string {
  const names: Record<string, string> = { sample: t('common.sampleMarket'), taobao: 'Taobao', tmall: 'Tmall', alibaba: 'Alibaba' }
  return names[platform] ?? platform
}
