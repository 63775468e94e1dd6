let channel: BroadcastChannel | undefined
/** Made with its first use: where nobody listens and nothing changes there is none. */
const tabs = () => (channel ??= new BroadcastChannel('karavan-cart'))

/** The cart of this account has changed here: the browser's other tabs read it again. */
export const tellTabs = (uid: string) => tabs().postMessage(uid)

/** Calls back when another tab has changed the cart of an account. Gives what ends it. */
export function onOtherTabs(listener: (uid: string) => void): () => void {
  const hear = ({ data }: MessageEvent<string>) => listener(data)
  tabs().addEventListener('message', hear)
  return () => tabs().removeEventListener('message', hear)
}
