import { SECTION_BLOCKS } from '../../contract/blocks';
import type { Json, JsonObject } from '../../engine/core';
import { valueAt, withMembers, withValue } from './jsonText';

/** The vocabulary with the options of the portal's blocks: a definition for each, which the item of a section asks for by name. */
export function withBlockKeys(vocabulary: string): string {
  const now = Object.keys(valueAt(vocabulary, ['definitions']) as JsonObject);
  const others = now.filter((key) => !key.endsWith('Block'));
  const at = others.indexOf('sectionItem');
  const own = told.map(([name, block]): [string, Json] => [definitionOf(name), block]);
  const rest = others.slice(at).map((key): [string, Json] => [key, valueAt(vocabulary, ['definitions', key])]);
  const next = withMembers(vocabulary, ['definitions'], [...own, ...rest], others.slice(0, at));
  return withValue(
    next,
    ['definitions', 'sectionItem', 'then', 'allOf'],
    told.map(([name]) => askedBy(name)),
  );
}

const definitionOf = (name: string) => `${name}Block`;

const told = Object.entries(SECTION_BLOCKS).map(([name, { vocabulary }]): [string, JsonObject] => [
  name,
  {
    title: `Bloco ${name}`,
    description: vocabulary?.description ?? '',
    type: 'object',
    additionalProperties: true,
    properties: { ...vocabulary?.properties },
  },
]);

const askedBy = (name: string): Json => ({
  if: { properties: { block: { const: name } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { $ref: `#/definitions/${definitionOf(name)}` },
});
