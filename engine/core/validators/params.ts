import { toldValidators } from './told';
import type { ParamShape } from './types';

/** The parameters of validators that name a field of the rows, a format, or are a condition on rows, by name. */
export const paramsNaming = (names: NonNullable<ParamShape['names']>): string[] => [
  ...new Set(
    Object.values(toldValidators).flatMap(({ params = {} }) =>
      Object.keys(params).filter((name) => params[name]?.names === names),
    ),
  ),
];
