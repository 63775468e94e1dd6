import { execFile } from 'node:child_process'
import { mkdtempSync, rmdirSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const roomMiB = 1536

/** A disk of its own, in memory, that can be full: no block of it is left until `free`. Throws where this user may not mount one. */
export async function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${roomMiB}m,mode=755`, 'karavan-faults', folder])
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
  const resize = (bytes: number) => run('mount', ['-o', `remount,size=${bytes}`, folder])
  return {
    folder,
    /** A file system cannot be made smaller than what is in it: what is written meanwhile moves the goal. */
    async fill() {
      for (let attempt = 1; ; attempt += 1) {
        const { blocks, bfree, bsize } = statfsSync(folder)
        try {
          return await resize((blocks - bfree) * bsize)
        } catch (error) {
          if (attempt === 20) throw error
        }
      }
    },
    free: () => resize(roomMiB * 1024 * 1024),
    async remove() {
      await run('umount', ['-l', folder])
      rmdirSync(folder)
    },
  }
}
export type SmallDisk = Awaited<ReturnType<typeof smallDisk>>
