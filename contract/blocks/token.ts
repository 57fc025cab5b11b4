import type { PortalBlock } from './types';

/** A question that a token by e-mail answers. */
export const token = {
  title: 'Confirmação por token',
  question: true,
  options: {},
  binds: {},
} satisfies PortalBlock;
