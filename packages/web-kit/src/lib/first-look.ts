const find = () => document.getElementById('first-look')

let tellEnd = () => {}
/** Resolves once something else is to be seen than what the page itself has shown of its address's product. */
export const firstLookEnd = new Promise<void>((done) => {
  tellEnd = done
})

/** Whether the page itself shows its address's product, until the app has drawn it. */
export const hasFirstLook = (): boolean => find() !== null

/** Takes away what the page itself has shown of its address's product: something else is to be seen. */
export function endFirstLook(): void {
  find()?.remove()
  tellEnd()
}

/** The same once the picture in its place is to be seen, and nothing that it stands in moves any more. */
export async function endFirstLookBehind(picture: HTMLImageElement | null | undefined): Promise<void> {
  if (!hasFirstLook()) return
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
