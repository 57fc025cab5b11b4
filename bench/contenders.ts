/** What the packages of this project are enough for: inputs of the browser, react-hook-form, stock rjsf, this engine. */
export const OWN = ['plain', 'rhf', 'rjsf', 'ficha'] as const;

/** Other libraries, whose packages stand in bench/peers. */
export const PEERS = ['surveyjs', 'jsonforms', 'formjs', 'formily', 'formio'] as const;

/** What can be compared, in the order in which the runs interleave. */
export const CONTENDERS = [...OWN, ...PEERS] as const;

/** One of them. */
export type Contender = (typeof CONTENDERS)[number];

/** What a page shows: a contender, or this engine as it is in another checkout. */
export type Shown = Contender | 'before';

/** The contender whose page shows it. */
export const pageOf = (shown: Shown): Contender => (shown === 'before' ? 'ficha' : shown);

/** Whether its packages stand in bench/peers. */
export const isPeer = (contender: Contender): boolean => PEERS.some((peer) => peer === contender);
