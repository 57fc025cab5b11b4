import type { Context } from '../../core/condition/scope';
import type {
  CompiledTab,
  LookupDefinition,
  StoryDefinition,
  TabDefinition,
  WizardDefinition,
} from '../../core/definition/types';
import { isEqual, type Json } from '../../core/json';
import { planOf } from '../../core/plan/plan';
import { getAt, parsePointer } from '../../core/pointer';
import { resolveSettings } from '../../core/settings';
import { locate } from '../../core/state/state';
import { blankContext } from '../blankContext';
import type { WitnessInput } from '../witnesses';

/** A tab with all that its examples are run with. */
export interface Tested {
  /** With its examples, `$ref`s resolved and shared rules in the place of their names. */
  tab: CompiledTab;
  /** The wizard around it: its tabs' conditions, and the parts that carry the tab's data. */
  wizard: Pick<WizardDefinition, 'key' | 'tabs' | 'parts' | 'settings'>;
  lookups: Readonly<Record<string, LookupDefinition>>;
  input: WitnessInput;
  /** Makes the validators of a changed schema; without it, what a schema limits has no mutants. */
  compile?(definition: TabDefinition): CompiledTab['validators'];
}

/** What an example gives: the answers, what stands around them, and what is done. */
export type Given = Omit<StoryDefinition, 'title' | 'as' | 'expect'>;

/** The settings where an example says nothing. */
export function defaultSettings({ input, wizard }: Tested): Record<string, Json> {
  return resolveSettings(input.settings, [], wizard.settings);
}

/** What stands around the tab in an example. */
export function contextOfExample(tested: Tested, given: Given): Context {
  const { today = tested.input.today, mode = 'new', settings, user = {}, tabs = {} } = given;
  const blank = blankContext({ today, formats: tested.input.formats });
  const option = recordsOf(tested, given);
  return { ...blank, mode, user, tabs, settings: { ...defaultSettings(tested), ...settings }, option };
}

/** The records of options that an example names, by the field that they are chosen in. */
function recordsOf({ tab }: Tested, { options = {}, data = {}, change = {} }: Given): NonNullable<Context['option']> {
  const plan = planOf(tab.definition);
  const known = Object.entries(options).flatMap(([pointer, record]) => {
    const schema = locate(plan, pointer)?.field.schema;
    const codes = [getAt(data, parsePointer(pointer)), change[pointer]];
    return schema?.options ? [{ options: schema.options, codes, record }] : [];
  });
  return (call, key, value) =>
    known.find(
      ({ options: { call: template, value: member }, codes }) =>
        member === key && isOf(template, call) && codes.some((code) => isEqual(code, value)),
    )?.record;
}

/** Whether an address was made of a template, as far as its first name in braces. */
const isOf = (template: string, call: string): boolean => call.startsWith(template.split('{', 1)[0] as string);
