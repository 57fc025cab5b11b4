/** Paths of the server that are never a screen of the portal: beginnings, in any case. */
export const RESERVED_PATHS = /^\/(api|integracao|openapi|definitions|demo|outbox|health|ready)(\/|$)/i;
