import type { DeskStage } from '@karavan/contract/desk.ts'

/** Colours of a stage's badge; it is named in words too. */
export const stageLooks: Record<DeskStage, string> = {
  new: 'bg-accent-fill text-white',
  awaiting_payment: 'bg-accent-soft text-accent',
  to_buy: 'bg-sun text-[#221a12]',
  arriving: 'bg-sand text-ink',
  to_ship: 'bg-sun text-[#221a12]',
  shipped: 'bg-leaf-soft text-leaf',
  completed: 'bg-sand text-ink-soft',
  cancelled: 'bg-sand text-ink-faint',
}
