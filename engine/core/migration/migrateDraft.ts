import { contentsOf } from '../draft/contents';
import type { DraftContents, DraftPlace } from '../draft/types';
import { isEmpty, isEqual, isObject, type Json, type JsonObject } from '../json';
import { type Left, migrate } from './migrate';
import { pathOf, readAt, takeAt } from './paths';
import { fieldOf, placeAfter, sourcesOf, targetsOf } from './trace';
import type { MigrationStep } from './types';
import type { FormTyping, Typing } from './typing';
import { migrateTexts } from './unreadTexts';

/** What was typed in an older version, in the form of a newer one. */
export interface MigratedDraft {
  contents: DraftContents;
  /** What was typed and cannot be carried over. */
  left: Left[];
  /** The places that what is typed at a place was typed at. */
  from: Map<DraftPlace, DraftPlace[]>;
}

/**
 * Takes what was typed and not saved through the steps that saved data take. Values that stand where nobody typed are
 * not told of; texts that merge go along when all of them are known. Pure: what it is given stays as it is.
 */
export function migrateDraft(typing: Typing, steps: readonly MigrationStep[]): MigratedDraft {
  let from: MigratedDraft['from'] = new Map([...contentsIn(typing).keys()].map((place) => [place, [place]]));
  const left: Left[] = [];
  let now = structuredClone(typing);
  for (const step of steps) {
    from = trace(from, step);
    now = takeStep(now, step, left);
  }
  return { contents: contentsIn(now), left, from };
}

function contentsIn({ mine, base, forms, texts }: Typing): DraftContents {
  // A tab of which all was emptied has nothing but what was saved.
  const emptied = Object.fromEntries(Object.keys(base).map((tab) => [tab, {}]));
  const ofForms = <Key extends keyof FormTyping>(key: Key) =>
    Object.fromEntries(
      Object.entries(forms).flatMap(([name, { [key]: found }]) => (found === undefined ? [] : [[name, found]])),
    ) as Record<DraftPlace, Required<FormTyping>[Key]>;
  return contentsOf({
    tabs: { ...emptied, ...mine },
    bases: { ...base, ...ofForms('base') },
    forms: ofForms('row'),
    begun: ofForms('begun'),
    texts,
  });
}

function takeStep(typing: Typing, step: MigrationStep, left: Left[]): Typing {
  const { mine, base } = typing;
  const leave = (place: string, value: Json) => {
    if (!isEmpty(value)) left.push({ place, value, step: step.id });
  };
  const isKnown = (place: string) => typing.known.has(fieldOf(place)) || typing.whole.has(place.split('/', 1)[0] ?? '');
  const ends = 'retired' in step || ('merged' in step && !step.merged.every(isKnown));
  const next = { ...typing, ...migrateTexts(typing, step, leave) };
  if (ends) {
    for (const place of sourcesOf(step)) {
      const known = takeAt(base, pathOf(place));
      for (const value of without(takeAt(mine, pathOf(place)), known)) leave(place, value);
    }
  } else if ('default' in step) {
    fill(typing, step, isKnown(step.default));
  } else {
    const [own, saved] = [migrate(mine, [step]), migrate(base, [step])];
    left.push(...without(own.left, saved.left));
    Object.assign(next, { mine: own.data, base: saved.data });
  }
  next.forms = Object.fromEntries(
    Object.entries(typing.forms).flatMap(([name, form]) => migrateForm(name, form, step, leave)),
  );
  const [sources, targets] = [sourcesOf(step), targetsOf(step)];
  const isCarried = sources.some(isKnown);
  // What stands there later is of a later step: nobody typed it.
  for (const place of sources) if (place === fieldOf(place)) next.known.delete(place);
  if (isCarried) for (const place of targets) next.known.add(fieldOf(place));
  return next;
}

/** Who had no answer has the default on both sides: it was not typed. */
function fill({ mine, base }: Typing, step: MigrationStep & { default: string }, isKnown: boolean): void {
  if (!isKnown) return;
  const path = pathOf(step.default);
  const isOpen = isEmpty(readAt(base, path));
  Object.assign(base, migrate(base, [step]).data);
  if (isOpen) Object.assign(mine, migrate(mine, [step]).data);
}

/** A row in a form goes as one in its list does. */
function migrateForm(
  name: DraftPlace,
  { row, base, ...rest }: FormTyping,
  step: MigrationStep,
  leave: (place: string, value: Json) => void,
): [DraftPlace, FormTyping][] {
  const [tab = '', list = '', ...form] = name.split('/');
  if (form.length === 0) return [[name, { row, ...(base && { base }), ...rest }]];
  const place = placeAfter(`${tab}/${list}`, [step]);
  if (place === undefined) {
    leave(name, row);
    return [];
  }
  const take = (one: JsonObject) => {
    const { data, left } = migrate({ [tab]: { [list]: [one] } }, [step]);
    if ('retired' in step) {
      for (const value of takeAt(data, pathOf(step.retired))) left.push({ place: step.retired, value, step: step.id });
    }
    const [found] = [readAt(data, pathOf(place))].flat();
    return { row: isObject(found) ? found : {}, left };
  };
  const [mine, saved] = [take(row), base && take(base)];
  for (const one of without(mine.left, saved?.left ?? [])) leave(one.place, one.value);
  return [[[place, ...form].join('/'), { row: mine.row, ...(saved && { base: saved.row }), ...rest }]];
}

/** The items of a list that another one has not. */
function without<Item>(items: readonly Item[], others: readonly Item[]): Item[] {
  const rest = [...others];
  return items.filter((item) => {
    const index = rest.findIndex((other) => isEqual(other, item));
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** Follows the places of a draft through a step. */
function trace(from: MigratedDraft['from'], step: MigrationStep): MigratedDraft['from'] {
  const next: MigratedDraft['from'] = new Map();
  for (const [place, origins] of from) {
    const field = fieldOf(place);
    const isHere = sourcesOf(step).some((source) => fieldOf(source) === field);
    const targets = isHere ? targetsOf(step).map((target) => fieldOf(target) + place.slice(field.length)) : [];
    if (!sourcesOf(step).includes(field)) targets.push(place);
    for (const to of targets) next.set(to, [...new Set([...(next.get(to) ?? []), ...origins])]);
  }
  return next;
}
