/** The page of one document of a link. */
export const signingPath = (guid: string): string => `/RealizarAssinaturaDeclaracao/${guid}`;

/** The page with all documents of the person who was sent a link. */
export const documentsPath = (guid: string): string => `/RealizarAssinaturas/${guid}`;
