import { readPlace } from '../draft/contents';
import type { DraftContents } from '../draft/types';
import type { FormStore } from '../form/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { getAt, type Pointer, parsePointer, toPointer } from '../pointer';
import type { ClashView } from './clashes';
import type { LostFieldMarks } from './lostFields';
import type { WizardView } from './view';

/**
 * What stands at a field: `restored` = its value was typed before and is back; `fileLost` = its file is to be picked again; or
 * the values among which to choose.
 */
export type FieldMark = 'restored' | 'fileLost' | ClashView;

/** What the marks of a session are worked out from. */
export interface MarksInput {
  forms: ReadonlyMap<string, FormStore>;
  /** What the server holds, by tab. */
  stored: ReadonlyMap<string, JsonObject>;
  view(): Pick<WizardView, 'clashes'>;
  lostFields: Pick<LostFieldMarks, 'isAt'>;
}

/** The marks of the fields of a session. */
export interface Marks {
  /** These came back, and are in the forms. */
  add(contents: DraftContents): void;
  /** The same object as long as nothing of it changed. A mark goes with the next change of its field, and with a save. */
  at(tab: string, pointer: Pointer): FieldMark | undefined;
}

/** No field is marked. */
export function createMarks({ forms, stored, view, lostFields }: MarksInput): Marks {
  /** By tab and path, in which a row goes by its identity on the screen: what the field showed. */
  const restored = new Map<string, Json>();

  const keyOf = (tab: string, [field = '', index, ...rest]: readonly (string | number)[]) => {
    const row = forms.get(tab)?.rowKeys(String(field))[Number(index)];
    return [tab, field, row ?? index, ...rest].join('/');
  };
  const shown = (store: FormStore, path: readonly (string | number)[]): Json =>
    store.unreadTexts()[toPointer(path)] ?? getAt(store.getState().data, path) ?? null;

  return {
    add(contents) {
      for (const [place, { value, base, texts = {} }] of contents) {
        const { tab, field } = readPlace(place);
        const store = forms.get(tab);
        if (!store || field === undefined) continue;
        const paths = [...changedPaths(value, base, [field]), ...Object.keys(texts).map(parsePointer)];
        for (const path of paths) {
          if (!store.getState().computed.has(toPointer(path))) restored.set(keyOf(tab, path), shown(store, path));
        }
      }
    },
    at(tab, pointer) {
      const clash = view().clashes.find((one) => one.tab === tab && one.pointer === pointer);
      if (clash) return clash;
      if (lostFields.isAt(tab, pointer)) return 'fileLost';
      if (restored.size === 0) return undefined;
      const store = forms.get(tab);
      const path = parsePointer(pointer);
      const value = restored.get(keyOf(tab, path));
      if (!store || value === undefined || !isEqual(value, shown(store, path))) return undefined;
      const field = path.slice(0, 1);
      const isSaved = isEqual(getAt(stored.get(tab), field) ?? null, getAt(store.getState().data, field) ?? null);
      return isSaved && !store.unreadTexts()[pointer] ? undefined : 'restored';
    },
  };
}

type Path = (string | number)[];

/** The paths of the single values that differ in two states of a field. Rows are compared where they stand. */
function changedPaths(value: Json | undefined, base: Json | undefined, path: Path): Path[] {
  if (isEqual(value ?? null, base ?? null) || (isEmpty(value) && isEmpty(base))) return [];
  if (isObject(value) || isObject(base)) {
    const [now, before] = [value, base].map((side) => (isObject(side) ? side : {})) as [JsonObject, JsonObject];
    return [...new Set([...Object.keys(now), ...Object.keys(before)])].flatMap((name) =>
      changedPaths(now[name], before[name], [...path, name]),
    );
  }
  if (Array.isArray(value) && value.some(isObject)) {
    return value.flatMap((row, index) =>
      changedPaths(row, Array.isArray(base) ? base[index] : undefined, [...path, index]),
    );
  }
  return [path];
}
