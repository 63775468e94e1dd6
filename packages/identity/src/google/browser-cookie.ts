import { secretCookie } from '../secret-cookie.ts'

/** The secret that ties the steps of a sign-in to one browser. `lax`: the provider's page leads back from another site. */
const { toCookie, find } = secretCookie('karavan-google', 'lax')
export const toBrowserCookie = toCookie
export const findBrowser = find
