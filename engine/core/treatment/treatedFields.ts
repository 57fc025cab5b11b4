import type { FieldSchema, TabDefinition } from '../definition/types';
import { toPointer } from '../pointer';

/** One field that holds a value, with what its data is treated for. */
export interface TreatedField {
  /** In the data of its tab; the rows of lists have no step of their own: `['contas', 'Agencia']`. */
  path: string[];
  title: string | undefined;
  /** The name of its treatment; nothing where none is said. */
  treatment: string | undefined;
  /** Where the tab says the field. */
  pointer: string;
  /** Where a field says the treatment: its own pointer, or that of the list or group that it is in. */
  saidAt?: string;
}

type Tab = Pick<TabDefinition, 'schema' | 'uiSchema' | 'treatment'>;

/**
 * The fields of a tab with the treatment of each: its own, else that of the list or group that it is in, of its section,
 * of the tab, and of the wizard (`byDefault`).
 */
export function treatedFields(tab: Tab, byDefault?: string): TreatedField[] {
  const ofTab = tab.treatment ?? byDefault;
  const sections = tab.uiSchema['ui:sections'] ?? [];
  const ofSection = new Map(
    sections.toReversed().flatMap((section) => {
      const treated = section?.treatment === undefined ? [] : (section.fields ?? []);
      return treated.map((item): [unknown, string | undefined] => [item, section.treatment]);
    }),
  );
  return Object.entries(tab.schema.properties ?? {}).flatMap(([name, field]) =>
    below(field, {
      path: [name],
      pointer: `/schema/properties${toPointer([name])}`,
      around: { treatment: ofSection.get(name) ?? ofTab },
    }),
  );
}

interface Place {
  path: string[];
  pointer: string;
  around: Pick<TreatedField, 'treatment' | 'saidAt'>;
}

function below(field: FieldSchema | undefined, { path, pointer, around }: Place): TreatedField[] {
  if (!field) return [];
  const own = field.treatment === undefined ? around : { treatment: field.treatment, saidAt: pointer };
  const inner = field.properties ?? field.items?.properties;
  if (!inner) return [{ path, title: field.title, pointer, ...own }];
  const at = field.properties ? `${pointer}/properties` : `${pointer}/items/properties`;
  return Object.entries(inner).flatMap(([name, each]) =>
    below(each, { path: [...path, name], pointer: `${at}${toPointer([name])}`, around: own }),
  );
}
