// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { endFirstLookBehind, hasFirstLook } from './first-look.ts'

/** A page with a first look, and the picture that is to take its place. */
function openPage(decode: () => Promise<void>): { picture: HTMLImageElement; frames(): Promise<void> } {
  document.body.innerHTML = '<div id="first-look"></div><div id="panel"><img style="opacity: 0"></div>'
  for (const one of document.querySelectorAll('*')) Object.assign(one, { getAnimations: () => [] })
  const picture = document.querySelector('img')!
  Object.assign(picture, { decode })
  return {
    picture,
    async frames() {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    },
  }
}

test('the first look stays until the picture behind it is decoded, opaque and stands still', async () => {
  const decoded = Promise.withResolvers<void>()
  const { picture, frames } = openPage(() => decoded.promise)
  const panel = document.getElementById('panel')!
  const end = endFirstLookBehind(picture)
  await frames()
  expect(hasFirstLook()).toBe(true)
  decoded.resolve()
  await frames()
  expect(hasFirstLook(), 'its fade has not begun').toBe(true)
  panel.getAnimations = () => [{} as Animation]
  picture.style.opacity = '1'
  await frames()
  expect(hasFirstLook(), 'the panel comes in').toBe(true)
  panel.getAnimations = () => []
  await end
  expect(hasFirstLook()).toBe(false)
})

test('a picture that does not come, and is taken out of the page, keeps the first look no longer', async () => {
  const { picture } = openPage(() => Promise.reject(new Error('no such picture')))
  const end = endFirstLookBehind(picture)
  picture.remove()
  await end
  expect(hasFirstLook()).toBe(false)
})
