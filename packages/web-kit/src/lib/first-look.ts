const find = () => document.getElementById('first-look')

/** Takes away what the page itself has shown of its address's product: something else is to be seen. */
export const endFirstLook = (): void => find()?.remove()

/** The same once the picture in its place is to be seen, and nothing that it stands in moves any more. */
export async function endFirstLookBehind(picture: HTMLImageElement | null | undefined): Promise<void> {
  if (!find()) return
  if (picture) {
    if (!picture.complete)
      await new Promise((done) => ['load', 'error'].map((type) => picture.addEventListener(type, done, { once: true })))
    await new Promise(requestAnimationFrame)
    const moving: Promise<unknown>[] = []
    for (let one: Element | null = picture; one; one = one.parentElement)
      moving.push(...one.getAnimations().map(({ finished }) => finished))
    await Promise.allSettled(moving)
  }
  endFirstLook()
}
