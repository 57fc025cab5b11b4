/** The keywords by which a schema and a condition limit a value, a text or a list, each by a number. */
export const limitKeywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;
