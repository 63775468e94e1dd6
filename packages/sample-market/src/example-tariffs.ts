import type { TariffTable } from '@karavan/contract/true-cost/tariffs.ts'

/** Made-up figures of the size that real ones have, so that the estimate can be tried out. */
export const exampleTariffs: TariffTable = {
  is_example: true,
  box_percent: [5, 15],
  china_delivery: { per_kg: [15, 30], minimum: 150 },
  fee: { percent: 5, minimum: 300 },
  packing: { per_kg: [15, 25] },
  insurance: { percent: 1 },
  duty: { percent: [5, 10], free_up_to: 20_000 },
  vat: { percent: 22, free_up_to: 20_000 },
  tariffs: [
    { id: 'truck', name: { ru: 'Авто', en: 'Truck', zh: '汽运' }, days: [18, 30], per_kg: [250, 350], cm3_per_kg: 5000, minimum_kg: 1 },
    { id: 'rail', name: { ru: 'Поезд', en: 'Rail', zh: '铁路' }, days: [25, 40], per_kg: [180, 260], cm3_per_kg: 4000, minimum_kg: 10 },
    { id: 'sea', name: { ru: 'Море', en: 'Sea', zh: '海运' }, days: [45, 65], per_kg: [110, 170], cm3_per_kg: 3000, minimum_kg: 50 },
    {
      id: 'air',
      name: { ru: 'Самолёт', en: 'Air', zh: '空运' },
      days: [5, 10],
      per_kg: [900, 1200],
      cm3_per_kg: 6000,
      minimum_kg: 0.5,
      step_kg: 0.5,
    },
  ],
}
