import type { LoadedDefinition } from '../../../engine/compile';
import type { FieldSchema, PartDefinition, TabDefinition } from '../../../engine/core/definition/types';
import { stepsOfPart } from '../../../engine/core/mapping/wizard';

/** A field of a tab, or of the rows of one of its lists, that can be changed without looking at anything else. */
export interface Spot {
  tab: TabDefinition;
  list?: string;
  name: string;
  schema: FieldSchema;
}

/** The place of a spot, as steps name it. */
export const placeOfSpot = ({ tab, list }: Spot, name: string): string =>
  [tab.id, ...(list === undefined ? [] : [list]), name].join('/');

/** The fields around a spot. */
export const siblingsOf = ({ tab, list }: Spot): Record<string, FieldSchema> =>
  (list === undefined ? tab.schema : tab.schema.properties[list]?.items)?.properties ?? {};

/** Whether a text has a name as a whole text, in braces, or as a step of a reference. */
export const mentions = (text: string, name: string): boolean =>
  [`"${name}"`, `{${name}}`, `/${name}"`, `/${name}/`, `"${name}/`].some((one) => text.includes(one));

/** The fields of a wizard that random versions change: what blocks, calls, parts and other schemas name stays as it is. */
export function spotsOf({ definition, tabs }: LoadedDefinition): Spot[] {
  const ofWizard = JSON.stringify([
    definition.key,
    definition.complete,
    definition.tabs,
    definition.parts.map(shapeOf),
  ]);
  return tabs.flatMap((tab) => {
    const { properties } = tab.schema;
    const held = [ofWizard, fixedTextsOf(tab)].join();
    const ofTab = Object.entries(properties).map(([name, schema]): Spot => ({ tab, name, schema }));
    const ofRows = Object.entries(properties).flatMap(([list, { items }]) =>
      Object.entries(items?.properties ?? {}).map(([name, schema]): Spot => ({ tab, list, name, schema })),
    );
    const all = [...ofTab, ...ofRows];
    const isOnce = ({ name }: Spot) => all.filter((other) => other.name === name).length === 1;
    return all.filter((spot) => isOnce(spot) && isFree(spot) && !mentions(held, spot.name));
  });
}

/** What parts say besides the tabs that they carry. */
const shapeOf = (part: PartDefinition) => [
  part.when,
  stepsOfPart(part).map(({ data, load: _, save: __, failure: ___, ...shape }) => [
    shape,
    data.map((source) => source.split('/')[1]),
  ]),
];

/** What names fields and is no list of them: blocks, calls, conditions of lists, schemas that read others. */
function fixedTextsOf({ id, schema, uiSchema, collections = {} }: TabDefinition): string {
  const blocks = uiSchema['ui:sections'].flatMap(({ id: section, fields }) => [
    section,
    ...fields.filter((item) => typeof item === 'object'),
  ]);
  const lists = Object.values(collections).map(({ fields: _, columns, rules: __, forms, ...rest }) => [
    rest,
    columns?.map(({ when }) => when),
    forms?.map(({ fields: ___, required: ____, ...own }) => own),
  ]);
  const reads = Object.values(schema.properties).flatMap((field) =>
    [field, ...Object.values(field.items?.properties ?? {})].map(({ local, options, formatBy, ...days }) => [
      typeof local === 'object' ? local : null,
      options?.call,
      options?.when,
      Object.keys(formatBy ?? {}),
      [days.before, days.after, days.notBefore, days.notAfter],
    ]),
  );
  return JSON.stringify([id, blocks, lists, reads]);
}

/** Stored as the customer gave it, and in no way bound to something else. */
const isFree = ({ schema }: Spot): boolean =>
  ['string', 'number', 'integer', 'boolean'].includes(schema.type ?? '') &&
  [schema.local, schema.const, schema.account, schema.attachment, schema.readOnly, schema.empty].every(
    (value) => value === undefined,
  );
