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
