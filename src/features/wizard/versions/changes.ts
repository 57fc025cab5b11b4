import type { LoadedWizard, WizardEntry } from '../../../../engine/definition';
import type { WizardSession } from '../../../../engine/session';
import { pointerOf } from '../../../../engine/state';
import {
  type FormChange,
  type IsShown,
  type MigrationStep,
  migrate,
  placeAfter,
  titleAt,
  whatChanged,
} from '../../../../engine/wire';
import { fetchIndex } from '../../../api/loadWizards';
import { loadDefinitions } from '../loadDefinitions';
import type { IsNew } from './news';
import { carriedFrom, loadSteps } from './steps';
import type { Turn } from './turn';

/** A field as a customer is told of it. */
export type Told = Pick<FormChange, 'title' | 'tab'>;

/**
 * What changed for this customer, by kind, what of the typing has no place any more, and which saved answers were taken
 * away, so that they are to be given again.
 */
export type Changes = Record<FormChange['kind'] | 'left' | 'emptied', Told[]>;

/** What is new to whoever goes on in a session. */
export async function changesFor(session: WizardSession, turn: Turn | undefined): Promise<Changes> {
  const { loaded } = session;
  const steps = turn?.before === undefined ? undefined : await stepsTo(turn.entry, turn.before);
  const left = await leftIn(session, turn);
  if (!turn?.from || !steps) return byKind([], { left });
  const [before, wasShown, isShown] = [turn.from.loaded, isShownIn(turn.from), isShownIn(session)];
  const emptied = emptiedBy(steps, turn.from, session);
  return byKind(whatChanged({ before, after: loaded, steps, wasShown, isShown }), { left, emptied });
}

/** The fields of the answers that had options which are gone; what was typed is told as that. */
function emptiedBy(steps: readonly MigrationStep[], from: WizardSession, session: WizardSession): Told[] {
  const data = Object.fromEntries(from.loaded.wizard.tabs.map(({ id }) => [id, from.form(id).getState().data]));
  const typed = new Set(session.view().notCarried.map(({ place }) => place));
  const places = migrate(data, steps).left.flatMap(({ place, step: id }) => {
    const index = steps.findIndex((step) => step.id === id);
    const isOption = 'codes' in (steps[index] ?? {}) && !typed.has(place);
    return isOption ? (placeAfter(place, steps.slice(index + 1)) ?? []) : [];
  });
  return [...new Set(places)].flatMap((place) => titleAt(session.loaded, place) ?? []);
}

/** What changes with a version that is not open yet. A form that opens where it stopped stands in the one before that. */
export async function changesTo({ entry, from, before = (entry.number ?? 1) - 1 }: Turn): Promise<Changes | undefined> {
  const [steps, older] = [await stepsTo(entry, before), from?.loaded ?? (await loadVersion(entry.id, before))];
  if (!older || !steps) return undefined;
  const both = { before: older, after: await loadDefinitions(entry), steps };
  return byKind(whatChanged({ ...both, ...(from && { wasShown: isShownIn(from) }) }));
}

/** Which fields the version that a registration was saved in did not ask, on no screen; those of a new list included. */
export async function newSince(entry: WizardEntry, saved: number): Promise<IsNew | undefined> {
  const [steps, before] = [await stepsTo(entry, saved), await loadVersion(entry.id, saved)];
  if (!steps || !before) return undefined;
  const changes = whatChanged({ before, after: await loadDefinitions(entry), steps });
  const added = new Set(changes.flatMap(({ kind, place }) => (kind === 'added' ? [place] : [])));
  return (place) => added.has(place) || added.has(place.slice(0, place.lastIndexOf('/')));
}

function byKind(changes: readonly FormChange[], answers: Partial<Pick<Changes, 'left' | 'emptied'>> = {}): Changes {
  const of = (kind: FormChange['kind']) => changes.filter((change) => change.kind === kind);
  const told = { added: of('added'), required: of('required'), moved: of('moved'), gone: of('gone') };
  return { ...told, left: [], emptied: [], ...answers };
}

const stepsTo = (entry: WizardEntry, before: number) => loadSteps(entry, before).catch(() => undefined);

/** Of rows only those that are there could tell: they count as shown. */
const isShownIn =
  ({ form, view }: WizardSession): IsShown =>
  (tab, field) =>
    view().tabs.some(({ id, hidden }) => id === tab && !hidden) &&
    (field.list !== undefined || !form(tab).getState().hidden.has(pointerOf(field)));

/** The fields of what was typed and cannot be carried over, each once. */
async function leftIn({ loaded, view }: WizardSession, turn: Turn | undefined): Promise<Told[]> {
  const places = [...new Set(view().notCarried.map(({ place }) => place))];
  if (places.length === 0) return [];
  const older =
    turn?.from?.loaded ??
    (await loadVersion(loaded.wizard.id, carriedFrom.get(loaded.wizard.id)).catch(() => undefined));
  return places.flatMap((place) => (older && titleAt(older, place)) ?? titleAt(loaded, place) ?? []);
}

async function loadVersion(wizard: string, number: number | undefined): Promise<LoadedWizard | undefined> {
  if (number === undefined) return undefined;
  const { wizards } = await fetchIndex(`/definitions/${number}/index.json`);
  const entry = wizards.find(({ id }) => id === wizard);
  return entry && loadDefinitions(entry);
}
