import type { Context } from '../condition/scope';
import { readPlace } from '../draft/contents';
import { type PlaceClash, unreadText } from '../draft/gather';
import type { DraftPlace, Origin } from '../draft/types';
import type { FormStore } from '../form/types';
import { isEqual, type Json } from '../json';
import { isInPlace } from '../plan/fields';
import { nodeOf } from '../plan/rules';
import type { Pointer } from '../pointer';
import { locate } from '../state/state';
import { nameOf, textOf } from './clashWords';
import type { KeptForms } from './keptForms';

/** One of the values among which the customer chooses. */
export interface ClashOption {
  /** As a customer reads it; `''` = nothing stands there. */
  text: string;
  origin: Origin;
}

/** A field, or a row of a list, of which two values are to be had. The first option is what the form shows. */
export interface ClashView {
  id: string;
  tab: string;
  name: string;
  /** The name of the form of a row that it is about, while that is on the screen. */
  form?: string;
  /** The field of the tab that shows it; absent of a whole row, and of what stands in no field of the tab. */
  pointer?: Pointer;
  /** A whole row: its first or second option is that it is taken off. */
  isRow: boolean;
  options: readonly ClashOption[];
}

interface Option {
  value: Json | undefined;
  origin: Origin;
}

interface Clash {
  id: string;
  place: DraftPlace;
  base: Json | undefined;
  tab: string;
  /** The steps from the tab's data, or from the form's; a row of a list is named by its identity on the screen. */
  path: readonly (string | number)[];
  row?: string;
  isRow: boolean;
  options: Option[];
}

/** What the book of clashes works on. */
export interface ClashInput {
  forms: ReadonlyMap<string, FormStore>;
  context(tab: string): Context;
  texts: Record<string, string>;
  rowForms: Pick<KeptForms, 'row' | 'patch' | 'isShown'>;
}

/** The fields of which two values are to be had, until the customer has chosen. */
export interface Clashes {
  /** Adds what was found. The same field found again gains the values that are new. */
  add(found: readonly PlaceClash[]): void;
  /** Forgets what drafts of others brought to a place: newer ones have come. */
  renew(place: DraftPlace): void;
  views(): ClashView[];
  /** The places that wait for a choice, with what was saved there when they were typed into. */
  places(): Map<DraftPlace, Json | undefined>;
  /** Whether the form of a row waits for a choice. */
  isWaiting(name: string): boolean;
  /** Puts the chosen value into the form; the place, unless it is not there any more. */
  choose(id: string, option: number): DraftPlace | undefined;
  clear(): void;
}

/** A book without clashes. */
export function createClashes(input: ClashInput): Clashes {
  const { forms } = input;
  let clashes: Clash[] = [];

  /** Where a clash is now; `undefined` when its row is gone. */
  const pathNow = ({ tab, path, row }: Clash): (string | number)[] | undefined => {
    if (row === undefined) return [...path];
    const [list = '', , ...rest] = path;
    const index = forms.get(tab)?.rowKeys(String(list)).indexOf(row) ?? -1;
    return index === -1 ? undefined : [list, index, ...rest];
  };
  const pointerNow = (clash: Clash): Pointer | undefined => {
    const path = pathNow(clash);
    return path && `/${path.join('/')}`;
  };

  const toClash = (found: PlaceClash): Clash | undefined => {
    const { tab, field } = readPlace(found.place);
    const store = forms.get(tab);
    if (!store) return undefined;
    const path = field === undefined ? found.path : [field, ...found.path];
    const index = field === undefined ? undefined : found.path[0];
    const row = typeof index === 'number' ? store.rowKeys(field as string)[index] : undefined;
    const options = [
      { value: found.mine, origin: found.from.mine },
      { value: found.theirs, origin: found.from.theirs },
    ];
    const id = [found.place, ...(row === undefined ? found.path : [row, ...found.path.slice(1)])].join('/');
    return {
      id,
      place: found.place,
      base: found.base,
      tab,
      path,
      isRow: found.isRow ?? false,
      options,
      ...(row !== undefined && { row }),
    };
  };

  /** Fields that a lookup fills follow the field that starts it. */
  const isFilled = (clash: Clash, nodes: ReadonlySet<string>): boolean => {
    const { plan } = forms.get(clash.tab) as FormStore;
    const node = nodeAt(clash);
    return plan.triggered.some(
      ({ rule, on, list }) =>
        on.some((other) => other !== node && nodes.has(`${clash.tab} ${other}`)) &&
        Object.keys(rule.fill ?? {}).some((name) => nodeOf(name, list) === node),
    );
  };
  const nodeAt = (clash: Clash): string | undefined => {
    const pointer = isForm(clash) ? undefined : pointerNow(clash);
    return pointer && locate((forms.get(clash.tab) as FormStore).plan, pointer)?.field.node;
  };
  const isForm = ({ place }: Clash) => readPlace(place).field === undefined;

  /** The clashes that a customer can see and decide. */
  const open = (): Clash[] => {
    const there = clashes.filter((clash) => {
      const pointer = pointerNow(clash);
      if (isForm(clash)) return input.rowForms.row(clash.place) !== undefined;
      if (pointer === undefined) return false;
      const { hidden, computed } = (forms.get(clash.tab) as FormStore).getState();
      return !hidden.has(pointer) && !computed.has(pointer);
    });
    const nodes = new Set(there.map((clash) => `${clash.tab} ${nodeAt(clash)}`));
    return there.filter((clash) => !isFilled(clash, nodes));
  };

  /** The field at which the choice can stand. */
  const fieldOf = (clash: Clash): { pointer: Pointer } | undefined => {
    const pointer = isForm(clash) || clash.isRow ? undefined : pointerNow(clash);
    const { plan } = forms.get(clash.tab) as FormStore;
    const field = pointer === undefined ? undefined : locate(plan, pointer)?.field;
    if (pointer === undefined || !field?.section || field.block !== undefined || plan.rowSchemas[field.node]) return;
    return field.list === undefined || isInPlace(plan.definition.collections?.[field.list]) ? { pointer } : undefined;
  };

  const toView = (clash: Clash): ClashView => ({
    id: clash.id,
    ...fieldOf(clash),
    tab: clash.tab,
    name: nameOf(clash, pathNow(clash) ?? [], input),
    ...(input.rowForms.isShown(clash.place) && { form: clash.place }),
    isRow: clash.isRow,
    options: inOrder(clash).map(({ value, origin }) => ({ origin, text: textOf(clash, value, input, pathNow(clash)) })),
  });

  return {
    add(found) {
      for (const one of found) {
        const clash = toClash(one);
        if (!clash) continue;
        const known = clashes.find(({ id }) => id === clash.id);
        const options = [...(known?.options ?? []), ...clash.options];
        const distinct = options.filter(
          (option, index) => options.findIndex(({ value }) => isEqual(value ?? null, option.value ?? null)) === index,
        );
        const base = known ? known.base : clash.base;
        clashes = [...clashes.filter((other) => other !== known), { ...clash, base, options: distinct }];
      }
    },
    renew(place) {
      clashes = clashes.flatMap((clash) => {
        if (clash.place !== place) return [clash];
        const [first, ...others] = clash.options;
        const rest = others.filter(({ origin }) => origin.kind !== 'draft');
        return first && rest.length > 0 ? [{ ...clash, options: [first, ...rest] }] : [];
      });
    },
    views: () => open().map(toView),
    places: () => new Map(open().map(({ place, base }) => [place, base])),
    isWaiting: (name) => open().some(({ place }) => place === name),
    choose(id, option) {
      const clash = clashes.find((one) => one.id === id);
      const chosen = clash && inOrder(clash)[option];
      if (!clash || !chosen) return undefined;
      const path = pathNow(clash);
      clashes = clashes.filter((one) => one !== clash);
      if (path && chosen !== clash.options[0]) put(clash, path, chosen.value, input);
      return clash.place;
    },
    clear() {
      clashes = [];
    },
  };
}

/** What was typed here stands first, also after a reload, whichever of them the form shows. */
function inOrder({ options }: Clash): Clash['options'] {
  const isHere = ({ origin }: Clash['options'][number]) => origin.kind === 'draft' && origin.device === undefined;
  return [...options.filter(isHere), ...options.filter((option) => !isHere(option))];
}

function put(
  { place, tab, isRow }: Clash,
  path: (string | number)[],
  value: Json | undefined,
  { forms, rowForms }: ClashInput,
): void {
  const store = forms.get(tab) as FormStore;
  if (readPlace(place).field === undefined) {
    rowForms.patch(place, String(path[0]), value);
    return;
  }
  const [list, index] = path;
  if (isRow && value === undefined) {
    store.removeRow(String(list), Number(index));
    return;
  }
  const text = unreadText(value);
  if (text === undefined) store.change(`/${path.join('/')}`, value);
  else store.change(`/${path.join('/')}`, undefined, text);
}
