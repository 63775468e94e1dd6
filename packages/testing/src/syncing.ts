import { appendFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Switches the syncing of commits off in the folder of an embedded database that is not open. What is committed then reaches the system at once and the
 * disk later: it outlives a killed process, but not a power cut.
 */
export function stopSyncing(folder: string): void {
  appendFileSync(join(folder, 'postgresql.auto.conf'), 'fsync = off\nfull_page_writes = off\n')
}
