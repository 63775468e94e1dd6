import type { Translate } from './translate.ts'

/** Marketplaces by the name buyers know them under; any other by its own. */
export function platformName(platform: string, t: Translate): string {
  const names: Record<string, string> = { sample: t('common.sampleMarket'), taobao: 'Taobao', tmall: 'Tmall', alibaba: 'Alibaba' }
  return names[platform] ?? platform
}
