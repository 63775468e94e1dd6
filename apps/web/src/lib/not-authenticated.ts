/** What operations of a registered buyer are refused with where there is none (specification, section 6; decision O-18). */
export const notAuthenticated = (): Error => new Error('User not authenticated')
