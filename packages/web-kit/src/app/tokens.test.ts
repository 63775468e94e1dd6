import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const styles = readFileSync(fileURLToPath(new URL('./styles.css', import.meta.url)), 'utf8')

/** A token's colour in the light and in the dark theme. */
function coloursOf(token: string): string[] {
  const [, light, dark] = styles.match(new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`))!
  return [light!, dark!]
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: string, other: string): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

const canvases = ['paper', 'paper-deep', 'surface', 'surface-high', 'sand']

test.each(canvases.flatMap((canvas) => ['line-field', 'ink-faint', 'accent', 'danger'].map((line) => [line, canvas])))(
  'a field, a box to tick, the focus or a fault is seen: %s has 3 to 1 on %s in both themes',
  (line, canvas) => {
    coloursOf(canvas!).forEach((colour, theme) => {
      expect(contrastOf(coloursOf(line!)[theme]!, colour)).toBeGreaterThanOrEqual(3)
    })
  },
)
