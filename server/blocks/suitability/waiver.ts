import { isEmpty, isEqual, type Json } from '../../../engine/core';
import type { LoadedWizard } from '../../../engine/definition';
import { blocksOf } from '../../../engine/state';
import type { WizardData } from '../../../engine/wire';
import type { Registration } from '../../registration/registration';

/** The field that holds the reason of a waiver: the one that a block binds as such. */
function reasonOf({ tabs }: LoadedWizard): string | undefined {
  return Object.values(tabs)
    .flatMap(({ definition }) => blocksOf(definition))
    .find(({ binds }) => binds?.waiver !== undefined)?.binds?.waiver;
}

function find(data: WizardData, name: string): Json | undefined {
  return Object.values(data).find((fields) => !isEmpty(fields[name]))?.[name];
}

/**
 * Whether a saved part takes a waiver back: it carries a reason, has none, and the customer has chosen so since the
 * last save. The same data sent again changes nothing.
 */
export function takesWaiverBack(
  { loaded, data: before }: Pick<Registration, 'loaded' | 'data'>,
  { carried, data: after }: { carried: readonly string[]; data: WizardData },
): boolean {
  const reason = reasonOf(loaded);
  if (reason === undefined || !carried.includes(reason) || find(after, reason) !== undefined) return false;
  return carried.some((name) => !isEqual(find(before, name) ?? null, find(after, name) ?? null));
}

/** Whether the questionnaire is waived in a registration: a reason is saved, and the tenant allows it. */
export function hasWaiver(registration: Registration | undefined): boolean {
  if (!registration || registration.context.settings.dispensa === false) return false;
  const reason = reasonOf(registration.loaded);
  return reason !== undefined && find(registration.data, reason) !== undefined;
}
