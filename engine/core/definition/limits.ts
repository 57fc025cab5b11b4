/** The keywords by which a schema and a condition limit a value, a text or a list, each by a number. */
export const limitKeywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

/** Those that a message may name as `{limit}`. */
export const toldLimits: readonly string[] = ['minimum', 'maximum', 'minItems', 'maxItems'];
