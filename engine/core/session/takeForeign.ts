import type { Context } from '../condition/scope';
import type { PartDefinition } from '../definition/types';
import { orAbsent } from '../draft/contents';
import { type PlaceClash, toMerge, unreadText } from '../draft/gather';
import { mergeThreeWays } from '../draft/threeWay';
import type { DraftContent, DraftPlace } from '../draft/types';
import type { FormStore } from '../form/types';
import { isEqual, isObject, type Json, type JsonObject, withValues } from '../json';
import type { WizardData } from '../mapping/parts';
import { tabsOfPart } from '../mapping/wizard';
import { reevaluateTab } from '../state/evaluate';
import { withKeys } from './givenKeys';
import { changesIn } from './merge';
import { isSameSave } from './overtaken';
import { carriedFields, type Held, pick } from './takeOver';

/** What the server was told of a place before, which another window may have saved. */
export type ToldOf = (place: DraftPlace) => readonly DraftContent[];

/** What is held here, and what is known of how it came to be. */
export interface HeldBefore extends Held {
  context(tab: string): Context;
  told: ToldOf;
}

/**
 * Takes over what somebody else has saved of a part, and merges what was typed since into it: the fields that both
 * changed keep what was typed, and are given back with what is saved. Who saved elsewhere what was typed here, and goes
 * on with it here, has nothing to choose.
 */
export function takeForeign(held: HeldBefore, part: PartDefinition, theirs: WizardData): PlaceClash[] {
  const { told, context } = held;
  const { key } = held.loaded.wizard;
  const clashes: PlaceClash[] = [];
  for (const id of tabsOfPart(part)) {
    const form = held.forms.get(id) as FormStore;
    const before = held.stored.get(id) ?? {};
    const state = form.getState();
    const texts = form.unreadTexts();
    const isChanged = (field: string) => !isEqual(orAbsent(theirs[id]?.[field]), orAbsent(before[field]));
    const fields = carriedFields(held, part, id).filter(isChanged);
    if (fields.length === 0) continue;
    // Worked out beside the form: a field that is typed into shows nothing of it meanwhile.
    const data = withValues(state.data, pick(theirs[id] ?? {}, fields));
    const saved = pick(reevaluateTab(form.plan, { ...state, data }, context(id)).data, fields);
    held.stored.set(id, withValues(before, saved));
    const merged = fields.map((field) => {
      const place = `${id}/${field}`;
      const sides = {
        base: before[field],
        mine: toMerge({ value: state.data[field], texts }, field),
        saved: saved[field],
      };
      const { base, mine: own } = overOwn(sides, told(place), key);
      const { value, differences } = mergeThreeWays(base, own, saved[field], key);
      const from = { mine: { kind: 'draft' }, theirs: { kind: 'saved' } } as const;
      clashes.push(...differences.map((difference) => ({ ...difference, place, base: before[field], from })));
      return [field, unreadText(value) === undefined ? value : undefined] as const;
    });
    const changes = changesIn(state.data, withValues(state.data, Object.fromEntries(merged)));
    if (Object.keys(changes).length > 0) form.patch(changes);
  }
  return clashes;
}

interface Sides {
  base: Json | undefined;
  mine: Json | undefined;
  saved: Json | undefined;
}

/** What was typed goes on from what is saved, where that was typed here before; its rows get the keys of those that are saved. */
function overOwn(
  { base, mine, saved }: Sides,
  told: readonly DraftContent[],
  key: string,
): Pick<Sides, 'base' | 'mine'> {
  const own = told.find(({ value, texts }) => !texts && isSameSave(value ?? null, saved ?? null, key));
  if (!own) return { base, mine };
  return {
    base: saved,
    mine: isRows(mine) && isRows(own.value) && isRows(saved) ? withKeys(mine, own.value, saved, key) : mine,
  };
}

const isRows = (value: Json | undefined): value is JsonObject[] => Array.isArray(value) && value.every(isObject);
