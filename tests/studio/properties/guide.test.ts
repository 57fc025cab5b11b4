import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isEqual, type Json, type JsonObject } from '../../../engine/core/json';
import { toPointer } from '../../../engine/core/pointer';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { valueAt } from '../../../studio/document/pointers';
import { createWorkspace } from '../../../studio/document/workspace';
import { thingsAt } from '../../../studio/properties/things';
import { type Block, blocksOf } from '../../docs/blocks';
import { readPage } from '../../docs/pages';
import { writeBlocks } from '../../docs/writeBlocks';
import { temporaryFolder } from '../../support/temporaryFolder';

const blocks = blocksOf(readPage('docs/analistas.md')).filter(({ file }) => file !== undefined);
const folder = temporaryFolder();
cpSync(join(ROOT, 'schemas'), join(folder, 'schemas'), { recursive: true });
writeBlocks(folder, blocks);
const { values } = createWorkspace(definitionTexts(join(folder, 'schemas'))).getState();

/**
 * What the guide says is written as text: steps of stored data, and examples, which are also pinned.
 */
const AS_TEXT = /^(?:[^#]*migration\.json|[^#]*#\/examples\/)/;

/** The places that a block of the guide fills. */
function placesOf({ file = '', pointer = '', text }: Block): { file: string; pointer: string }[] {
  const path = file.replace('schemas/', '');
  const value = JSON.parse(text) as Json;
  const list = pointer.endsWith('/-') ? pointer.slice(0, -2) : undefined;
  if (list !== undefined) {
    const items = valueAt(values[path], list) as Json[];
    return [{ file: path, pointer: `${list}/${items.findIndex((item) => isEqual(item, value))}` }];
  }
  return Object.keys(value as JsonObject)
    .filter((key) => key !== '$schema')
    .map((key) => ({ file: path, pointer: pointer + toPointer([key]) }));
}

const places = blocks.flatMap(placesOf).filter(({ file, pointer }) => !AS_TEXT.test(`${file}#${pointer}`));

it('every example of the guide that is no text alone has properties in the Estúdio', () => {
  const tab = 'fornecedor/empresa';
  const without = places.filter(({ file, pointer }) => thingsAt(values, { file, pointer, tab }).length === 0);
  expect(without).toEqual([]);
  expect(places.length).toBeGreaterThan(70);
});

it.each([
  ['a field', '/schema/properties/Cnpj', 'field'],
  ['what the screen says of it', '/uiSchema/Porte', 'field'],
  ['a section', '/uiSchema/ui:sections/1', 'section'],
  ['a block', '/uiSchema/ui:sections/5/fields/0', /block$/i],
  ['a rule', '/rules/0', 'rule'],
  ['a list', '/collections/contas', 'collection'],
  ['a form of it', '/collections/contatos/forms/0', 'form'],
  ['a rule of it', '/collections/contas/rules/0', 'rule'],
])('%s of the guide has properties of its own', (_, pointer, kind) => {
  const things = thingsAt(values, { file: 'fornecedor/empresa.json', pointer, tab: 'fornecedor/empresa' });
  expect(things.map((thing) => thing.kind)).toContainEqual(
    typeof kind === 'string' ? kind : expect.stringMatching(kind),
  );
});
