/** What is compared, in the order in which the runs interleave. */
export const CONTENDERS = ['plain', 'rhf', 'rjsf', 'ficha'] as const;

/** One of them: inputs of the browser, react-hook-form, stock rjsf, this engine. */
export type Contender = (typeof CONTENDERS)[number];
