/** What speaks to a provider, loaded with the first sign-in that goes to one. */
export const openIdClient = () => import('openid-client')
