import { checkRecordedVersion, digestOf } from '@karavan/testing/recorded-version.ts'
import { test } from 'vitest'
import { pictureViews } from '../picture-path.ts'
import { drawPicture } from './draw.ts'
import { kinds } from './kinds/kinds.ts'
import { drawingsVersion } from './version.ts'

test('the drawings are those that were recorded for this drawingsVersion', () => {
  const colors = ['#c8262f', 'multicolor', 'transparent', '#2a2c31'] as const
  const digests = [...kinds.keys(), 'submarine'].map((kind, at) => {
    // Every view, each of another variant and in another colour.
    const drawn = pictureViews.map((view) =>
      drawPicture({ kind, view, variant: at + view, color: colors[(view - 1) % colors.length]!, accent: '#2c62b8' }, 640),
    )
    return [kind, digestOf(drawn)]
  })
  checkRecordedVersion(new URL('version.recorded.json', import.meta.url), 'drawingsVersion', drawingsVersion, Object.fromEntries(digests))
})
