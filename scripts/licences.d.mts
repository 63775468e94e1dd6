import type { LockedPackage } from './lock.mjs'

export function isAllowed(expression: string): boolean
export function toLicences(packages: LockedPackage[]): string
export function refused(packages: LockedPackage[]): string[]
