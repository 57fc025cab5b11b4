/**
 * A name for one call, under which the log of the server has it, also where no answer came: 96 random bits. Nothing like
 * the id of a customer, and made in insecure contexts, too.
 */
export const newRequestId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');
