import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const nameForm = /^karavan-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.backup$/

/** Names sort by time. */
export const backupName = (at: Date): string => `karavan-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/** The backups in the folder of BACKUP_DIR that the product itself has made, oldest first; none where there is no folder yet. */
export async function listBackups(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => nameForm.test(name)).sort()
}

/** When the newest of them was finished. */
export async function findNewestBackup(folder: string): Promise<{ name: string; at: Date; bytes: number } | undefined> {
  const name = (await listBackups(folder)).at(-1)
  if (!name) return undefined
  const { mtime, size } = await stat(join(folder, name))
  return { name, at: mtime, bytes: size }
}

const leftoverMs = 24 * 60 * 60 * 1000

/** Removes all but the newest, and what a backup that was killed has left. */
export async function dropOldBackups(folder: string, keep: number, now: Date): Promise<void> {
  for (const name of (await listBackups(folder)).slice(0, -keep)) await rm(join(folder, name), { force: true })
  for (const name of await readdir(folder)) {
    if (!/^karavan-.*\.part$/.test(name)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > leftoverMs) await rm(join(folder, name), { force: true })
  }
}
