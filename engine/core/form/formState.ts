import type { CompiledTab, Moment } from '../definition/types';
import type { Json } from '../json';
import type { TabPlan } from '../plan/plan';
import type { Pointer } from '../pointer';
import type { LookupStart } from '../state/change';
import type { TabState } from '../state/state';
import type { ValidationContext } from '../validation/context';
import { type FormLookups, noLookups } from './lookupState';
import { noRowKeys, type RowKeys } from './rowKeys';
import { noErrors, type ShownErrors } from './shownErrors';
import type { UnreadTexts } from './unreadTexts';
import type { WidgetErrors } from './widgetErrors';

/** A tab, or the form of one row, at one moment: its data, what the rules say of them, and what its fields show beside. */
export interface FormState {
  readonly tab: TabState;
  readonly errors: ShownErrors;
  readonly unread: UnreadTexts;
  readonly widgetErrors: WidgetErrors;
  /** Values that a question is about: shown, and taken only with a yes. */
  readonly asked: ReadonlyMap<Pointer, Json | undefined>;
  readonly lookups: FormLookups;
  readonly rowKeys: RowKeys;
  /** That of the last validation. */
  readonly moment: Moment;
}

/** What the steps of a form read beside its state. */
export interface StepInput extends ValidationContext {
  plan: TabPlan;
  validators: CompiledTab['validators'];
}

/** A form after something happened. */
export interface FormStep {
  form: FormState;
  /** Where something else is to be seen; without it nobody is told. */
  news?: readonly Pointer[] | 'everything';
  /** The lookups that it starts. */
  lookups?: readonly LookupStart[];
}

/** A step that is seen at some fields, and at no others. */
export interface FieldStep extends FormStep {
  news?: readonly Pointer[];
}

/** A form over an evaluated tab, as nobody has touched it. */
export function newForm(tab: TabState): FormState {
  return {
    tab,
    errors: noErrors,
    unread: {},
    widgetErrors: new Map(),
    asked: new Map(),
    lookups: noLookups,
    rowKeys: noRowKeys,
    moment: 'advance',
  };
}
