import type { UnreadTexts } from '../form/unreadTexts';
import type { Json } from '../json';
import { placeAfter } from './trace';
import type { MigrationStep } from './types';
import type { Typing } from './typing';

/** The texts that stand in empty fields, where their fields are after a step. Those of a field that has no successor are left. */
export function migrateTexts(
  { texts }: Typing,
  step: MigrationStep,
  leave: (place: string, value: Json) => void,
): Pick<Typing, 'texts'> {
  const next: Record<string, UnreadTexts> = {};
  for (const [name, own] of Object.entries(texts)) {
    const [tab = '', list, ...form] = name.split('/');
    for (const [pointer, text] of Object.entries(own)) {
      const [, ...names] = pointer.split('/');
      const before = list === undefined ? names : [list, ...names];
      const place = [tab, ...before.filter((one) => !isIndex(one))].join('/');
      const after = placeAfter(place, [step]);
      if (after === undefined) {
        leave(place, text);
        continue;
      }
      const [newTab = '', ...path] = withIndexes(after.split('/'), [tab, ...before]);
      const to = list === undefined ? newTab : [newTab, path.shift(), ...form].join('/');
      next[to] = { ...next[to], [`/${path.join('/')}`]: text };
    }
  }
  return { texts: next };
}

const isIndex = (name: string) => /^\d+$/.test(name);

/** The names with the numbers of rows where they stood. */
function withIndexes(names: string[], before: readonly string[]): string[] {
  const result = [...names];
  before.forEach((name, index) => {
    if (isIndex(name)) result.splice(index, 0, name);
  });
  return result;
}
