import type { Json } from '../../core/json';
import { placeAfter } from '../../core/migration/trace';
import type { MigrationStep } from '../../core/migration/types';
import { rowNode } from '../../core/plan/fields';
import type { Subject } from '../subject';
import type { Code } from './codes';
import type { Found } from './found';
import type { CodeMaps } from './reading';
import type { ComparedWizard } from './types';

/** The steps that the later version adds. */
export function newSteps(was: ComparedWizard, is: ComparedWizard): MigrationStep[] {
  return is.migration.filter(({ id }) => !was.migration.some((step) => step.id === id));
}

/** The place of a field as steps name it: `tab/list/field`. */
export const placeOf = (tab: string, node: string): string => `${tab}/${node.replace('[]/', '/')}`;

/** The codes of a tab's or form's fields that steps map, by the field. */
export function mapsIn(tab: string, { plan, form }: Subject, steps: readonly MigrationStep[]): CodeMaps {
  const list = form === undefined ? undefined : plan.definition.id.split('/')[1];
  const maps = new Map<string, Record<string, Json>>();
  for (const { node } of plan.fields) {
    const place = placeOf(tab, list === undefined ? node : rowNode(list, node));
    for (const [index, step] of steps.entries()) {
      const isOf = 'codes' in step && placeAfter(step.codes, steps.slice(index + 1)) === place;
      if (isOf) maps.set(node, { ...maps.get(node), ...step.map });
    }
  }
  return new Map([...maps, ...mapsElsewhere(steps)]);
}

/** The codes that steps map, as conditions of other tabs name their fields. */
export function mapsElsewhere(steps: readonly MigrationStep[]): CodeMaps {
  return new Map(
    steps.flatMap((step, index): [string, Record<string, Json>][] => {
      const place = 'codes' in step ? placeAfter(step.codes, steps.slice(index + 1)) : undefined;
      return 'codes' in step && place !== undefined ? [[`$tabs/${place}`, step.map]] : [];
    }),
  );
}

/** What steps fill fields of a tab with, but for those of rows and forms. */
export function fillsIn(tab: string, { plan, form }: Subject, steps: readonly MigrationStep[]): Map<string, Json> {
  const own = plan.fields.filter(({ list }) => form === undefined && list === undefined);
  return new Map(
    own.flatMap(({ node }): [string, Json][] => {
      const step = steps.find((each) => 'default' in each && placeAfter(each.default, steps) === placeOf(tab, node));
      return step && 'default' in step ? [[node, step.value]] : [];
    }),
  );
}

/** How conditions of other tabs name fields that steps moved; of what may be a row both as its field and as a node. */
export function movedElsewhere(steps: readonly MigrationStep[]): Map<string, string> {
  const inRow = (place: string) => place.replace(/^([^/]+\/[^/]+)\//, '$1[]/');
  return new Map(
    steps.flatMap((step, index): [string, string][] => {
      const to = 'moved' in step ? placeAfter(step.to, steps.slice(index + 1)) : undefined;
      if (!('moved' in step) || to === undefined) return [];
      const names: [string, string] = [step.moved, to];
      return [names, names.map(inRow)].map(([from, now]) => [`$tabs/${from}`, `$tabs/${now}`]);
    }),
  );
}

/** Findings that ask for a value of whoever has none: of a new field, on which nothing depended. */
const ASKS: readonly Code[] = ['fieldAddedRequired', 'fieldAddedRequiredWhen'];

/** A finding as it is with the steps of the later version: what they take along is not lost. */
export function withSteps(found: Found, steps: readonly MigrationStep[]): Found {
  const { code, tab = '', fields = [] } = found;
  const as = (now: Code): Found => {
    const { suggestion: _, witness: __, ...rest } = found;
    return { ...rest, code: now };
  };
  const place = placeOf(tab, fields[0] ?? '');
  if (code === 'fieldRenamed' || code === 'fieldMoved') {
    const { from = '', to = '' } = found.params ?? {};
    return placeAfter(from, steps) === to ? as('fieldCarried') : found;
  }
  if (code === 'fieldRemoved') {
    const end = steps.find((step) => 'retired' in step && isIn(place, step.retired, steps));
    if (end) return as('fieldRetired');
    return placeAfter(place, steps) === undefined ? as('fieldReshaped') : found;
  }
  if (code === 'tabRenamed' || code === 'tabRemoved') {
    const places = fields.map((field) => placeOf(tab, field));
    return places.length > 0 && places.every((each) => placeAfter(each, steps) !== each) ? as('tabCarried') : found;
  }
  if (code === 'optionRemoved' || code === 'optionCodeChanged') {
    const option = JSON.parse(found.params?.code ?? 'null') as Json;
    const map = steps.find((step) => 'codes' in step && placeAfter(step.codes, steps) === place);
    const to = map && 'codes' in map ? map.map[String(option)] : undefined;
    return to === undefined || to === null ? found : as('optionMapped');
  }
  const isFilled = steps.some((step) => 'default' in step && placeAfter(step.default, steps) === place);
  return ASKS.includes(code) && isFilled ? as('fieldFilled') : found;
}

/** Whether a place is the end of a step, or in it, wherever it was before. */
const isIn = (place: string, end: string, steps: readonly MigrationStep[]): boolean =>
  placeAfter(place, steps) === undefined && (place === end || place.startsWith(`${end}/`));
