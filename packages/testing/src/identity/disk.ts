import type { Persistence } from 'firebase/auth'

/**
 * A storage for the SDK: its Node build keeps nothing on a disk, so this is ours, in the (internal) form that the SDK's own storages have;
 * what is written is turned into JSON, as local storage would.
 */
export function diskPersistence(disk: Map<string, string>): Persistence {
  class Disk {
    static type = 'LOCAL' as const
    readonly type = 'LOCAL'
    _shouldAllowMigration = false
    async _isAvailable() {
      return true
    }
    async _set(key: string, value: unknown) {
      disk.set(key, JSON.stringify(value))
    }
    async _get(key: string) {
      const value = disk.get(key)
      return value ? JSON.parse(value) : null
    }
    async _remove(key: string) {
      disk.delete(key)
    }
    _addListener() {}
    _removeListener() {}
  }
  return Disk
}
