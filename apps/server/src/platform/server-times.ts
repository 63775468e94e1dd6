/**
 * How long a server waits for a call, and keeps a connection between two. Proxies keep theirs 60 seconds (nginx) or 120 (Caddy); one that is closed here
 * before may be closed in the very moment in which a call comes by it, which its sender sees as lost.
 */
export const serverTimes = { requestTimeout: 60_000, keepAliveTimeout: 125_000 }
