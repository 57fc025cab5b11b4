import type { BlockItem } from '../../../engine/definition';

/** What a block of a form of properties is about: its key, and the vocabulary's words for it. */
export const keyOf = ({ key }: BlockItem): string => String(key);

export const saidOf = ({ title, help }: BlockItem): { title: string; help: string } => ({
  title: String(title),
  help: String(help),
});
