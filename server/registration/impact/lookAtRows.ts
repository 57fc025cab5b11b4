import { type Context, isObject, type JsonObject } from '../../../engine/core';
import type { LoadedWizard } from '../../../engine/definition';
import { errorsOfRow } from '../checkRow';
import { placeOf, valueAt } from './places';
import type { Remark } from './remark';

/** A tab of a registration. */
interface Looked {
  loaded: LoadedWizard;
  context: Context;
  tab: string;
  data: JsonObject;
}

/** What the forms of the lists of a tab refuse and ask for of the rows that are stored. */
export function remarksOfRows({ loaded, context, tab: id, data }: Looked): Remark[] {
  const tab = loaded.tabs[id];
  const lists = Object.entries(tab?.definition.collections ?? {}).filter(([, { forms }]) => forms?.length);
  return lists.flatMap(([list]) => {
    const value = data[list];
    const rows = Array.isArray(value) ? value.filter(isObject) : [];
    return rows.flatMap((row, index): Remark[] => {
      if (!tab) return [];
      const others = rows.filter((other) => other !== row);
      const errors = errorsOfRow({ loaded, tab, list, context, before: row, others }, row);
      if (!errors) return [{ ...placeOf(id, `/${list}/${index}`), effect: 'refused', keyword: 'form', value: row }];
      return errors.flatMap(({ pointer, kind, keyword, unread }): Remark[] => {
        if (unread) return [];
        const place = placeOf(id, `/${list}/${index}${pointer}`);
        return [{ ...place, effect: kind === 'missing' ? 'asked' : 'refused', keyword, value: valueAt(data, place) }];
      });
    });
  });
}
