import common from '../../schemas/vocabulary/common.schema.json';
import tab from '../../schemas/vocabulary/tab.schema.json';

/** What the vocabulary says of a key. */
export interface Key {
  title: string;
  description: string;
}

type Keys = Record<string, Partial<Key>>;

const fieldKeys: Keys = common.definitions.field.properties;
const uiKeys: Keys = tab.definitions.fieldUi.properties;

/** Where a key of a field stands in a tab, and what the vocabulary says of it. @throws when there is no such key */
export function keyOf(name: string): Key & { place: string } {
  const found = name.startsWith('ui:') ? uiKeys[name] : fieldKeys[name];
  if (!found?.title || !found.description) throw new Error(`The vocabulary has no key ${name}.`);
  const place = name.startsWith('ui:') ? 'uiSchema' : 'schema';
  return { title: found.title, description: found.description, place };
}

/** The options of a block, by key, as the vocabulary tells them; a block without options has none. */
export function keysOfBlock(block: string): Record<string, Key> {
  const definitions: Record<string, { properties?: Keys }> = common.definitions as never;
  const own = definitions[`${block}Block`]?.properties ?? {};
  return Object.fromEntries(
    Object.entries(own).map(([name, { title = '', description = '' }]) => [name, { title, description }]),
  );
}

const item = common.definitions.sectionItem.then.properties;

/** What the vocabulary says of a block that stands in a section, beside its own options. */
export const itemKeys: Record<'block' | 'id', Key> = { block: item.block, id: item.id };

const { block, title } = common.definitions.ask.properties;

/** What it says of a block that a rule asks. */
export const askKeys: Record<'block' | 'title', Key> = { block, title };
