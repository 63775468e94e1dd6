/** How often what is on screen is asked for again, in milliseconds: money and goods arrive while the page is open. */
export const refreshEveryMs = 10_000
