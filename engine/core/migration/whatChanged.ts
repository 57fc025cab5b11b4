import type { LoadedWizard } from '../mapping/wizard';
import { type FieldPlan, fieldsOf, placeOf } from '../plan/fields';
import { placeAfter, sourcesOf } from './trace';
import type { MigrationStep } from './types';

/** A difference between two versions of a form, as customers see it. */
export interface FormChange {
  kind: 'added' | 'required' | 'moved' | 'gone';
  /** The titles of the field and of its tab: of those in the newer version, unless the field is gone. */
  title: string;
  tab: string;
  /** Where it stands, in the newer version unless it is gone: `tab/field`, of rows `tab/list/field`. */
  place: string;
}

/** Whether a field is on the screen. */
export type IsShown = (tab: string, field: FieldPlan) => boolean;

/** Two versions of a wizard. */
export interface BothVersions {
  before: LoadedWizard;
  after: LoadedWizard;
  /** What data take from one to the other. */
  steps: readonly MigrationStep[];
  wasShown?: IsShown;
  isShown?: IsShown;
}

const always = () => true;

/**
 * What a customer finds changed in a form: fields that are new, that are required now, that stand on another tab, and
 * that are gone, in this order and in that of the screen. What has another name or title alone is the same to them.
 */
export function whatChanged({ before, after, steps, wasShown = always, isShown = always }: BothVersions): FormChange[] {
  const [old, now] = [placesOf(before, wasShown), placesOf(after, isShown)];
  const allNow = placesOf(after, always);
  const known = new Map([...placesOf(before, always)].map(([place, found]) => [placeAfter(place, steps), found]));
  const changes: FormChange[] = [];
  const tell = (kind: FormChange['kind'], place: string, { title, tabTitle: tab }: Found) =>
    changes.push({ kind, title, tab, place });
  for (const [place, found] of now)
    if (!known.has(place) && !isInNewList(place, known, now)) tell('added', place, found);
  for (const [place, found] of now) {
    const earlier = known.get(place);
    if (earlier && found.field.required && !earlier.field.required) tell('required', place, found);
  }
  for (const [place, found] of now) {
    const earlier = known.get(place);
    if (earlier && earlier.tab !== found.tab && found.field.list === undefined) tell('moved', place, found);
  }
  const isSplit = (place: string) => steps.some((step) => !('retired' in step) && sourcesOf(step).includes(place));
  const isGone = (place: string) => {
    const end = placeAfter(place, steps);
    return end === undefined ? !isSplit(place) : !allNow.has(end);
  };
  for (const [place, found] of old) {
    const list = listOf(place, found);
    if (isGone(place) && !(list !== undefined && isGone(list))) tell('gone', place, found);
  }
  return changes;
}

/** The title of what stands at a place, and that of its tab. */
export function titleAt(loaded: LoadedWizard, place: string): { title: string; tab: string } | undefined {
  const [tab = '', ...names] = place.split('/');
  const all = placesOf(loaded, always);
  const found = all.get(place) ?? all.get([tab, names[0]].join('/'));
  return found && { title: found.title, tab: found.tabTitle };
}

interface Found {
  tab: string;
  tabTitle: string;
  title: string;
  field: FieldPlan;
}

/** The fields of a wizard that people see, by place: `tab/field`, of rows `tab/list/field`. */
function placesOf({ wizard, tabs }: LoadedWizard, isShown: IsShown): Map<string, Found> {
  return new Map(
    wizard.tabs.flatMap(({ id }) => {
      const definition = tabs[id]?.definition;
      if (!definition) return [];
      return fieldsOf(definition).flatMap((field): [string, Found][] => {
        const { title, local } = field.schema;
        if (!title || local !== undefined || !isShown(id, field)) return [];
        const found = { tab: id, tabTitle: definition.title, title, field };
        return [[`${id}/${placeOf(field)}`, found]];
      });
    }),
  );
}

const listOf = (place: string, { field }: Found): string | undefined =>
  field.list === undefined ? undefined : place.slice(0, place.lastIndexOf('/'));

/** Of a list that is new its fields need not be told. */
function isInNewList(place: string, known: ReadonlyMap<string | undefined, Found>, now: ReadonlyMap<string, Found>) {
  const list = listOf(place, now.get(place) as Found);
  return list !== undefined && !known.has(list);
}
