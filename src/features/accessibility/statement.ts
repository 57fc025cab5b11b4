import made from './statement.json';

/** Whether a criterion is met. */
export type State = 'met' | 'notMet' | 'notApplicable';

/** A criterion of WCAG 2.2 as this page tells it. */
export interface Criterion {
  /** `'1.4.10'`. */
  id: string;
  level: 'A' | 'AA';
  name: string;
  state: State;
  how: string;
}

/** What is said of each criterion and of the norm, made from `docs/accessibility.json`; `checked` is the day, yyyy-mm-dd. */
export const statement = made as { checked: string; norm: { known: string; unknown: string }; criteria: Criterion[] };

export const ofState = (state: State): Criterion[] => statement.criteria.filter((one) => one.state === state);
