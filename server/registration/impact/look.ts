import { evaluateCondition, isEmpty, isEqual, type JsonObject } from '../../../engine/core';
import type { LoadedWizard } from '../../../engine/definition';
import { fieldValue, instancesOf, planOf, rowsOf, type TabState } from '../../../engine/state';
import type { MigrationStep, WizardData } from '../../../engine/wire';
import type { OptionList } from '../../lists/lists';
import type { Definitions } from '../../storage/definitions/types';
import { contextOf } from '../context';
import { checkTab } from '../engine';
import { withKnown } from '../readRegistration';
import type { Renewal } from '../renewal/renewal';
import type { Stored } from '../stored';
import { remarksOfBlocks } from './lookAtBlocks';
import { remarksOfRows } from './lookAtRows';
import { placeOf, placeOfField, valueAt } from './places';
import type { BlockJudge, Remark } from './remark';

/** A version of a wizard, and what its tabs are judged with. */
export interface Side {
  definitions: Definitions;
  loaded: LoadedWizard;
}

/** What registrations are judged with, whatever the version. */
export interface LookInput {
  lists: Map<string, OptionList>;
  now: Date;
  /** By the name of the block: of any other one only that it is not as it was can be told. */
  blocks?: Readonly<Record<string, BlockJudge>>;
}

/** A registration in the form of a version. */
export interface Looked {
  stored: Stored;
  renewal: Renewal;
  data: WizardData;
  /** Those that lead on from it: what it names is told by the names after them. */
  steps?: readonly MigrationStep[];
}

/** What a version refuses, asks for and takes away of a registration, in the tabs that it shows. */
export function lookAt(
  side: Side,
  { lists, now, blocks = {} }: LookInput,
  looked: Looked,
  passes: (tab: string) => boolean,
): Remark[] {
  const { definitions, loaded } = side;
  const { stored, renewal, steps = [] } = looked;
  const data = withKnown(loaded, stored, looked.data);
  const input = { loaded, client: stored.client, renewal, stored, data, now };
  const context = contextOf({ services: { definitions }, lists }, input);
  const remarks: Remark[] = [];
  for (const { id, when } of loaded.wizard.tabs) {
    const definition = loaded.tabs[id]?.definition;
    if (!definition || passes(id) || !evaluateCondition(when, { data: {}, context })) continue;
    const given = data[id] ?? {};
    const { state, errors } = checkTab({ loaded, context, stored: data }, id, given, 'advance');
    for (const { pointer, kind, keyword, unread } of errors) {
      if (unread) continue;
      const effect = kind === 'missing' ? 'asked' : 'refused';
      const place = placeOf(id, pointer);
      remarks.push({ ...place, effect, keyword, value: valueAt(given, place) });
    }
    remarks.push(...takenAway(id, planOf(definition), given, state));
    remarks.push(...remarksOfRows({ loaded, context, tab: id, data: given }));
    remarks.push(...remarksOfBlocks(definition, state, { judges: blocks, known: stored.known, steps }));
  }
  return remarks;
}

/** What was given and is not what remains: emptied, or computed anew. */
function takenAway(tab: string, plan: ReturnType<typeof planOf>, given: JsonObject, { data }: TabState): Remark[] {
  const found: Remark[] = [];
  for (const field of plan.fields) {
    if (field.schema.local !== undefined) continue;
    const isList = field.schema.items?.properties !== undefined;
    // A list that went as a whole is one loss.
    if (field.list !== undefined && rowsOf(data, field.list).length === 0) continue;
    for (const index of instancesOf(field, given)) {
      const value = fieldValue(given, field, index);
      if (isEmpty(value)) continue;
      const now = fieldValue(data, field, index);
      if (isList ? isEmpty(now) : !isEqual(now, value)) {
        found.push({ ...placeOfField(tab, field, index), effect: 'lost', value });
      }
    }
  }
  return found;
}
