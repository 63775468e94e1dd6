import type { DeskStage } from '@karavan/contract/desk.ts'

/** Stages in which the next step is the operator's. */
export const operatorStages = ['new', 'to_buy', 'to_ship'] as const satisfies readonly DeskStage[]
/** Stages in which somebody else's step is awaited. */
export const waitingStages = ['awaiting_payment', 'arriving', 'shipped'] as const satisfies readonly DeskStage[]
