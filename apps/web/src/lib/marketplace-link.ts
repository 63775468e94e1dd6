/** Hosts used until the server has named its own (decision G-78, W-06). */
export const defaultLinkHosts = ['detail.1688.com', 'item.taobao.com']

/** Does the link lead to a product of a known marketplace? By what it contains, as the specification says; the server looks closely. */
export const isMarketplaceLink = (href: string, hosts: readonly string[]): boolean =>
  hosts.some((host) => host !== '' && href.toLowerCase().includes(host.toLowerCase()))
