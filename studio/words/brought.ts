import { BLOCKS } from '../../contract/blocks';
import { toldValidators } from '../../engine/catalog';

type Called = Readonly<Record<string, { words: Readonly<Record<'pt-BR', { title: string }>> }>>;

/** What the kinds of a table are called where one is chosen. */
export const titlesOf = (table: Called): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([name, { words }]) => [name, words['pt-BR'].title]));

/** What the blocks of the portal are called where one is chosen. */
export const blockTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BLOCKS).map(([name, { title }]) => [name, title]),
);

/** What the codes of their options are called, by option. */
export const codesOfBlocks: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.assign(
  {},
  ...Object.values(BLOCKS).map(({ codes }) => codes),
);

/** What validators are called where one is chosen. */
export const validatorTitles = titlesOf(toldValidators);
