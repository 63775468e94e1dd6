import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What this run has started or made and not removed yet, in the order of its making. */
const owed = new Set<() => Promise<void>>()

/** Remembers how to remove something. Gives the function that does it now; a run that is interrupted does the rest. */
export function cleanUpAtEnd(remove: () => Promise<void>): () => Promise<void> {
  const once = async () => {
    if (owed.delete(once)) await remove()
  }
  owed.add(once)
  return once
}

/** Removes what is left, the newest first. What cannot be removed is named on stderr and holds up nothing. */
export async function cleanUp(): Promise<void> {
  for (const remove of [...owed].reverse()) {
    await remove().catch((error: unknown) =>
      process.stderr.write(`bench: not cleaned up: ${error instanceof Error ? error.message : error}\n`),
    )
  }
}

/** Makes every temporary folder of this process and of those it starts from now on part of one, which goes when the run ends. */
export function keepTemporaryFilesTogether(): void {
  const folder = mkdtempSync(join(tmpdir(), 'karavan-bench-'))
  process.env.TMPDIR = folder
  cleanUpAtEnd(async () => rmSync(folder, { recursive: true, force: true }))
}
