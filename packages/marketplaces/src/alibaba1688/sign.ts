import { createHmac } from 'node:crypto'

/** Namespace of the cross-border package, in every path of it. */
export const crossBorder = 'com.alibaba.fenxiao.crossborder'

/** The part of the address that is signed: from `param2` to before the question mark. */
export const toUrlPath = (namespace: string, api: string, appKey: string): string => `param2/1/${namespace}/${api}/${appKey}`

/**
 * `_aop_signature` of a call: HMAC-SHA1 over the path and the parameters, each name with its value as it is before encoding, sorted together by code unit. A sort by
 * names, or one that knows languages, gives another signature.
 */
export function sign(urlPath: string, params: Record<string, string>, appSecret: string): string {
  const joined = Object.entries(params)
    .filter(([name]) => name !== '_aop_signature')
    .map(([name, value]) => name + value)
    .sort()
    .join('')
  return createHmac('sha1', appSecret)
    .update(urlPath + joined, 'utf8')
    .digest('hex')
    .toUpperCase()
}
