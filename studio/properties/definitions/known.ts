import { SECTION_BLOCKS, type SectionBlock } from '../../../contract/blocks';
import { asObject, itemOf, type Known, keysOf, memberOf, opened, rootOf } from '../../../engine/edit';

/** The vocabulary's own words for a key: what it is called and what it is for. */
export interface Explained {
  title?: string;
  description?: string;
  examples?: unknown[];
  minimum?: number;
  minLength?: number;
  required?: string[];
}

const definition = (name: string, file: Known['file'] = 'tab'): Known =>
  opened({ place: name, shape: { $ref: `#/definitions/${name}` }, file });

const item = (known: Known): Known => itemOf(known);
const entry = (known: Known): Known => memberOf(known, '*');
const branch = (which: 'then' | 'else'): Known => {
  const { shape, ...place } = definition('sectionItem');
  return opened({ ...place, place: which === 'then' ? 'block' : 'note', shape: shape[which] ?? {} });
};

/** The keys that every block has, without those of one of them. */
const own = ({ shape, ...place }: Known): Known => ({ ...place, shape: { properties: shape.properties ?? {} } });

/** The kind of a block of the portal by its name; its options are a definition of this name. */
export type BlockKind = `${SectionBlock}Block`;

const ofBlocks = Object.fromEntries(
  Object.keys(SECTION_BLOCKS).map((name) => [`${name}Block`, definition(`${name}Block`)]),
) as Readonly<Record<BlockKind, Known>>;

/** What the vocabulary knows of each kind of thing that has properties. */
export const knownKinds = {
  field: definition('field'),
  fieldUi: definition('fieldUi'),
  section: definition('section'),
  note: branch('else'),
  block: branch('then'),
  blockOwn: own(branch('then')),
  ...ofBlocks,
  collection: definition('collection'),
  column: item(memberOf(definition('collection'), 'columns')),
  form: definition('form'),
  tab: rootOf('tab'),
  wizard: rootOf('wizard'),
  forms: rootOf('forms'),
  formEntry: item(memberOf(rootOf('forms'), 'forms')),
  tabEntry: item(memberOf(rootOf('wizard'), 'tabs')),
  part: definition('part'),
  step: definition('step'),
  rule: definition('rule'),
  lookup: entry(memberOf(rootOf('shared'), 'lookups')),
  ask: definition('ask'),
  setting: entry(rootOf('settings')),
  type: item(memberOf(rootOf('types'), 'types')),
  shared: rootOf('shared'),
  treatment: definition('treatment', 'shared'),
  record: definition('record', 'shared'),
} as const;

export type KnownKind = keyof typeof knownKinds;

/** One key as the vocabulary has it: its own words, and what stands under it. */
export interface KnownKey {
  key: string;
  /** The words beside the key, before what it refers to. */
  said: Explained;
  known: Known;
  /** Its place in the vocabulary: `wizard.type`. */
  at: string;
  /** The definition that its value is one of: `condition`, `message`. */
  refers?: string | undefined;
}

/** The keys of a kind of thing, in the order of the vocabulary. */
export function keysOfKind(kind: KnownKind): KnownKey[] {
  return keysIn(knownKinds[kind]);
}

/** The keys of something that the vocabulary knows. */
export function keysIn(around: Known): KnownKey[] {
  return Object.entries(keysOf(asObject(around).shape)).map(([key, shape]) => {
    const { $ref } = (typeof shape === 'object' ? shape : {}) as { $ref?: string };
    const known = memberOf(around, key);
    return { key, said: shape as Explained, known, at: known.at, refers: $ref?.split('/').at(-1) };
  });
}
