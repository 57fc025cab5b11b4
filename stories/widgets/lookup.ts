/** A value that is being looked up. */
export const lookup = { note: 'Buscando...', busy: true };
