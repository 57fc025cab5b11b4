import { isEqual } from '../../../engine/core';
import type { LoadedWizard } from '../../../engine/definition';
import { type MigrationStep, migrate } from '../../../engine/wire';
import type { Definitions, VersionFacts } from '../../storage/definitions/types';
import { carry, dataIn } from '../carry';
import type { Stored } from '../stored';
import { type Carried, carriedBy, notCarried } from './carried';
import { type LookInput, lookAt, type Side } from './look';
import { keyAfter, type Place, placeOfStep, toStep } from './places';
import type { Remark } from './remark';
import { shapeOf } from './shape';
import type { Difference } from './types';

/** A wizard in two versions, and the steps from the one to the other. */
export interface Change {
  before: Side;
  /** None where the wizard is gone. */
  after: Side | undefined;
  steps: readonly MigrationStep[];
  carried: { before: Carried; after: Carried };
  /** Tabs of which the later version says what the one before does, while they hold the same. */
  same: ReadonlySet<string>;
}

/** A wizard of a version, in that version and the next. */
export function changeOf(
  before: Definitions,
  after: Definitions,
  { loaded, steps }: { loaded: LoadedWizard; steps: readonly MigrationStep[] },
): Change {
  const own = after.wizards.find(({ wizard }) => wizard.id === loaded.wizard.id);
  return {
    before: { definitions: before, loaded },
    after: own && { definitions: after, loaded: own },
    steps,
    carried: { before: carriedBy(loaded), after: own ? carriedBy(own) : new Map() },
    same: new Set(own ? sameTabs(before, after, { was: loaded, is: own }) : []),
  };
}

/** The tabs that both versions have alike, with all that their rules may read but the data of other tabs. */
function sameTabs(before: Definitions, after: Definitions, { was, is }: Record<'was' | 'is', LoadedWizard>): string[] {
  const aroundOf = ({ settings }: Definitions, { wizard }: LoadedWizard) => [settings, wizard.settings, wizard.key];
  if (!isEqual(aroundOf(before, was), aroundOf(after, is)) || !isEqual(was.wizard.tabs, is.wizard.tabs)) return [];
  return Object.entries(is.tabs).flatMap(([id, { definition }]) => {
    const readsOthers = JSON.stringify(definition).includes('$tabs/');
    return !readsOthers && isEqual(was.tabs[id]?.definition, definition) ? [id] : [];
  });
}

/** What is judged, in the form of the versions up to the one before. */
export interface Judged {
  stored: Stored;
  versions: readonly VersionFacts[];
  /** Whether it is looked at as it would be renewed. */
  isRenewed: boolean;
}

/** What a change does to one registration. Pure: nothing is written, and nothing of the person goes along. */
export function differencesOf(change: Change, judged: Judged, input: LookInput): Difference[] {
  const { before, after, steps, carried } = change;
  const { stored } = carry(judged.versions, before.loaded, judged.stored);
  const old = dataIn(before.loaded, stored);
  const { data, left } = steps.length > 0 ? migrate(old, steps) : { data: old, left: [] };
  const isList = (name: string) =>
    [carried.before, carried.after].some((known) => known.get(name)?.items?.properties !== undefined);
  const retired = new Set(steps.flatMap((step) => ('retired' in step ? [step.retired] : [])));
  const gone = [
    ...left.map(({ place, value }) => ({ place: placeOfStep(place, isList), value })),
    ...notCarried(data, carried.before, carried.after).filter(({ place }) => !retired.has(toStep(place))),
  ];
  const lost = gone.map(({ place, value }) => toDifference({ ...place, effect: 'lost', value }));
  if (!after) return lost;
  const sections = stored.begun?.sections ?? [];
  const renewal = { isOn: judged.isRenewed, sections: judged.isRenewed ? sections : [], unchanged: [] };
  const isSame = (tab: string) => change.same.has(tab) && isEqual(old[tab], data[tab]);
  const remarks = lookAt(after, input, { stored, renewal, data }, isSame);
  if (remarks.length === 0) return lost;
  // Only these tabs can have said the same before.
  const asked = new Set([...remarks.map(({ tab }) => tab), ...steps.flatMap(tabsOfStep)]);
  const said = lookAt(before, input, { stored, renewal, data: old, steps }, (tab) => isSame(tab) || !asked.has(tab));
  const known = new Set(said.map((remark) => keyOf(remark, steps)));
  const news = remarks.filter((remark) => !known.has(keyOf(remark, [])));
  return [...lost, ...news.map(toDifference)];
}

/** The tabs that a step takes values from. */
function tabsOfStep(step: MigrationStep): string[] {
  const places = 'moved' in step ? [step.moved] : 'split' in step ? [step.split] : 'merged' in step ? step.merged : [];
  return places.map((place) => place.split('/')[0] as string);
}

const keyOf = (remark: Place & Pick<Remark, 'effect' | 'detail'>, steps: readonly MigrationStep[]): string =>
  `${remark.effect} ${keyAfter(remark, steps)} ${remark.detail ?? ''}`;

const toDifference = ({ tab, node, rows, effect, keyword, value }: Remark): Difference => ({
  effect,
  tab,
  node,
  rows,
  ...(keyword !== undefined && effect === 'refused' && { keyword }),
  value: shapeOf(value),
});
