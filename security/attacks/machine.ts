import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack } from './attack.ts'
import type { AttackedProduct } from './product.ts'

const others = 0o077

/** Starts it once more, and says whether it did. */
async function starts(product: AttackedProduct): Promise<{ isStarted: boolean; seen: string }> {
  try {
    await product.start()
    return { isStarted: true, seen: 'it starts' }
  } catch (error) {
    const line = String(error instanceof Error ? error.message : error).split('\n')[0] ?? ''
    return { isStarted: false, seen: `it does not start: ${line.replaceAll(product.folder, '…').slice(0, 160)}` }
  }
}

/** Attacks of another user of the machine. They leave the product stopped. */
export const machineAttacks: readonly Attack[] = [
  {
    name: 'open-files',
    about: 'files under DATA_DIR that others can read, whatever existed before',
    hurtWhen: 'another user of the machine may read or enter one of them',
    async perform({ dataDir }) {
      const paths = [dataDir, ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).map((name) => join(dataDir, name))]
      const open = paths.filter((path) => {
        const found = lstatSync(path, { throwIfNoEntry: false })
        return found && !found.isSymbolicLink() && (found.mode & others) !== 0
      })
      return { isHurt: open.length > 0, seen: `${open.length} of ${paths.length} open to others` }
    },
  },
  {
    name: 'foreign-folder',
    about: 'a DATA_DIR in which others could have put something',
    hurtWhen: 'the product starts on a folder that its group may write to',
    async perform(product) {
      await product.stop()
      chmodSync(product.dataDir, 0o770)
      const { isStarted, seen } = await starts(product)
      await product.stop()
      chmodSync(product.dataDir, 0o700)
      return { isHurt: isStarted, seen }
    },
  },
  {
    name: 'socket',
    about: 'the socket of the database in a folder that somebody else was quick to make',
    hurtWhen: 'the product puts its socket into that folder',
    async perform(product) {
      const name = readdirSync(product.temporary).find((name) => name.startsWith('karavan-'))
      if (!name) throw new Error('the socket is not where it was expected')
      const [folder, trap] = [join(product.temporary, name), join(product.folder, 'trap')]
      await product.stop()
      mkdirSync(trap)
      if (existsSync(folder)) renameSync(folder, `${folder}-before`)
      symlinkSync(trap, folder)
      const { seen } = await starts(product)
      const isCaught = readdirSync(trap).length > 0
      await product.stop()
      return { isHurt: isCaught, seen }
    },
  },
]
