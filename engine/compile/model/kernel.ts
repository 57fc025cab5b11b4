import type { TabDefinition } from '../../core/definition/types';
import { isEqual, isObject, type JsonObject } from '../../core/json';
import type { TabModel, WizardModel } from './model';
import { keepLast } from './remembered';

/** Compares what stands under one key of two objects. */
type Compare = (before: unknown, after: unknown) => boolean;

/** Both say something, whatever it is. */
const said: Compare = (...texts) => texts.every((text) => typeof text === 'string' && text.trim() !== '');

/** Two objects of the same keys, some of which are compared in a way of their own. */
const keyed =
  (own: () => Readonly<Record<string, Compare>>): Compare =>
  (before, after) => {
    if (before === after || !isObject(before) || !isObject(after)) return isEqual(before, after);
    const compare = own();
    return sameMembers(before, after, (key) => compare[key] ?? isEqual);
  };

/** Two lists, or objects of free keys, whose members are compared. */
const each =
  (member: () => Compare): Compare =>
  (before, after) => {
    if (before === after) return true;
    const isKeyed = isObject(before) && isObject(after);
    if (!isKeyed && !(Array.isArray(before) && Array.isArray(after))) return isEqual(before, after);
    return sameMembers(before, after, member);
  };

const memberOf = (of: object, key: string): unknown => (of as Readonly<Record<string, unknown>>)[key];

/** Whether two objects of the same keys, or lists, have the same members. What is the very same costs no call. */
function sameMembers(
  before: JsonObject | readonly unknown[],
  after: JsonObject | readonly unknown[],
  compareAt: (key: string) => Compare,
): boolean {
  const keys = Object.keys(before);
  const others = Object.keys(after);
  if (keys.length !== others.length) return false;
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] as string;
    if (key !== others[at]) return false;
    const [was, is] = [memberOf(before, key), memberOf(after, key)];
    if (was !== is && !compareAt(key)(was, is)) return false;
  }
  return true;
}

const sameField: Compare = keyed(() => ({
  title: said,
  description: said,
  properties: each(() => sameField),
  items: sameField,
  oneOf: each(() => sameOption),
}));
const sameOption: Compare = keyed(() => ({ title: said }));
const sameSection: Compare = keyed(() => ({ title: said, help: said }));
const sameLook: Compare = keyed(() => ({
  'ui:help': said,
  'ui:placeholder': said,
  items: each(() => sameLook),
}));
const sameSections = each(() => sameSection);
const sameScreen: Compare = (before, after) => {
  if (before === after || !isObject(before) || !isObject(after)) return isEqual(before, after);
  return sameMembers(before, after, (key) => (key === 'ui:sections' ? sameSections : sameLook));
};

/**
 * Whether two tabs differ in nothing but labels and lines of help, each in the place of another one: what checks of rules,
 * fields and screens ask is the same then.
 */
export const differInTexts: Compare = keyed(() => ({
  title: said,
  lead: said,
  schema: sameField,
  uiSchema: sameScreen,
}));

/** Stands for a tab without its texts: the very same object as long as nothing else of it changes. */
export function kernelOf({ wizard, source, definition, written }: TabModel): object {
  const name = `${wizard.id} ${source.file}`;
  const last = kernels.get(name);
  if (last?.definition === definition) return last.kernel;
  const isSame = last && differInTexts(last.definition, definition) && differInTexts(last.written, written);
  const kernel = isSame ? last.kernel : {};
  keepLast(kernels, name, { definition, written, kernel });
  return kernel;
}

const kernels = new Map<string, { definition: TabDefinition; written: TabDefinition; kernel: object }>();

/** All that the checks of a wizard depend on, but for the texts of its tabs. */
export function kernelOfWizard({ schemas, source, tabs, broken, migration }: WizardModel): readonly unknown[] {
  const { sharedSource, settingsSource, typesSource, names } = schemas;
  return [
    ...[sharedSource, settingsSource, typesSource, migration?.source, source].map((file) => file?.text),
    ...Object.values(names),
    [...broken].join(),
    ...[...tabs].flatMap(([id, tab]) => [id, kernelOf(tab)]),
  ];
}

/** All that the checks of a tab depend on, but for texts: those of other tabs are never asked for. */
export const kernelOfTab = ({ id, wizard }: TabModel): readonly unknown[] => [id, ...kernelOfWizard(wizard)];
