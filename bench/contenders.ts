/** What is compared, in the order in which the runs interleave. */
export const CONTENDERS = ['plain', 'rhf', 'rjsf', 'ficha'] as const;

/** One of them: inputs of the browser, react-hook-form, stock rjsf, this engine. */
export type Contender = (typeof CONTENDERS)[number];

/** What a page shows: a contender, or this engine as it is in another checkout. */
export type Shown = Contender | 'before';

/** The contender whose page shows it. */
export const pageOf = (shown: Shown): Contender => (shown === 'before' ? 'ficha' : shown);
