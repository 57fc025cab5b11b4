import type { CollectionDefinition } from '../definition/types';
import { fillText } from '../text';

/** The number of a row, from 1: fixed rows with a title of their own are not counted among the others. */
export function rowNumber(collection: CollectionDefinition | undefined, index: number): number {
  const fixed = collection?.fixed ?? [];
  if (fixed[index]?.title !== undefined) return index + 1;
  return index + 1 - fixed.slice(0, index).filter(({ title }) => title !== undefined).length;
}

/** The title over a row, its number in it: `Conta principal`, `Conta adicional 1`. */
export function rowTitle(collection: CollectionDefinition | undefined, index: number): string {
  const title = collection?.fixed?.[index]?.title ?? collection?.title ?? '';
  return fillText(title, { n: rowNumber(collection, index) });
}

/** So many rows, in the words of their list: `2 guests`; `undefined` where it has none. */
export function rowCount(collection: CollectionDefinition | undefined, n: number): string | undefined {
  const words = collection?.rows;
  return words && `${n} ${n === 1 ? words.one : words.other}`;
}

/** What a row is called that shows no name of its own: the title of its list, always with its number: `Representante 2`. */
export function numberedTitle(title: string, index: number): string {
  return title.includes('{n}') ? fillText(title, { n: index + 1 }) : `${title} ${index + 1}`.trim();
}
