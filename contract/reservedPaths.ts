/**
 * Paths that are never a screen of the portal: beginnings, in any case, and whatever has a name that begins with a dot,
 * `/.git/config` or `/.well-known/change-password`.
 */
export const RESERVED_PATHS = /^\/(api|integracao|openapi|definitions|assets|demo|outbox|health|ready)(\/|$)|\/\./i;
