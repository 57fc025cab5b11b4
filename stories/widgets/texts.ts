import shared from '../../schemas/shared.json';

/** The screen texts of the portal's own definitions, in the language of the page. */
export const texts: Record<string, string> = { ...shared.texts, language: 'pt-BR' };
