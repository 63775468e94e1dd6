export interface LockedPackage {
  name: string
  version: string
  license?: string
  isServed: boolean
}
export function listPackages(path?: string): LockedPackage[]
