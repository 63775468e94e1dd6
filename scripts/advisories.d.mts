import type { LockedPackage } from './lock.mjs'

interface Range {
  type: string
  events?: Record<string, string>[]
}
interface Advisory {
  id: string
  summary?: string
  withdrawn?: string
  affected?: { package: { name: string; ecosystem: string }; ranges?: Range[]; versions?: string[] }[]
}
export function isInRange(version: string, range: Range): boolean
export function findAffected(packages: Pick<LockedPackage, 'name' | 'version'>[], advisories: Advisory[]): string[]
