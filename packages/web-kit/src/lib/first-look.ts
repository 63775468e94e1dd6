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

/** The same once the picture in its place is to be seen in full, and nothing that it stands in moves any more. */
export async function endFirstLookBehind(picture: HTMLImageElement | null | undefined): Promise<void> {
  if (!hasFirstLook()) return
  if (picture) {
    // One that does not come is taken out of the page by what shows it.
    await picture.decode().catch(() => {})
    // Whoever shows it learns later than this that it has come: its fade, or a panel's way in, may not have begun yet.
    do await new Promise(requestAnimationFrame)
    while (picture.isConnected && !isShown(picture))
  }
  endFirstLook()
}

/** Whether nothing of it shines through, and neither it nor what it stands in moves. */
function isShown(picture: Element): boolean {
  for (let one: Element | null = picture; one; one = one.parentElement)
    if (getComputedStyle(one).opacity !== '1' || one.getAnimations().length > 0) return false
  return true
}
