import { password } from '../../../engine/core';
import type { Criterion } from '../../../engine/theme';

/** The words of the criteria, as the form that ends a sign-up has them. */
export const CRITERIA: Record<string, string> = {
  length: '8 caracteres',
  upper: '1 letra maiúscula',
  lower: '1 letra minúscula',
  digit: '1 número',
  special: '1 caractere especial',
};

/** The criteria of a new password, ticked off by what is typed. */
export function criteriaOf(text: string): Criterion[] {
  const unmet = password.unmet?.(text) ?? [];
  return Object.entries(CRITERIA).map(([id, words]) => ({ id, words, isMet: !unmet.includes(id) }));
}
