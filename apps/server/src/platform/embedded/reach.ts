import { lstatSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { assertOwnFolder } from '../data-folder.ts'
import { FolderInUseError, socketFolderOf } from './open.ts'

/** How long a process that holds the folder may take until its database answers: it may be starting. */
const startingTimeoutMs = 60_000
const pauseMs = 200

/**
 * What `take` gives where no process holds the data folder, else what `reach` gives with the private socket of the one that does; that one throws while
 * there is nobody behind it.
 */
export async function takeOrReach<T>(dataDir: string, take: () => Promise<T>, reach: (socketFolder: string) => Promise<T>): Promise<T> {
  const endsAtMs = Date.now() + startingTimeoutMs
  for (;;) {
    try {
      return await take()
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error
      const socketFolder = socketFolderOf(dataDir)
      // Throws at once: a folder of somebody else's does not become ours by waiting. None yet: the product is starting.
      if (lstatSync(socketFolder, { throwIfNoEntry: false })) assertOwnFolder(socketFolder)
      try {
        return await reach(socketFolder)
      } catch {
        // Starting, or ending: the folder is free or answers in a moment.
        if (Date.now() > endsAtMs) throw error
        await wait(pauseMs)
      }
    }
  }
}
