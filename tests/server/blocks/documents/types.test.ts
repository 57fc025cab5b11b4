import { expect, it } from 'vitest';
import type { BlockItem } from '../../../../engine/core/definition/types';
import { type DocumentType, typesFor } from '../../../../server/blocks/documents/types';
import type { Definitions } from '../../../../server/storage/definitions/types';

const type = (Id: number, TipoCliente: string): DocumentType => ({
  Id,
  Nome: `${Id}`,
  TipoCliente,
  Obrigatorio: 'Não',
});
const TYPES = [type(1, 'Pessoa Física'), type(2, 'Fundos'), type(3, 'Todos'), type(4, 'Gestores')];

/** Definitions of a wizard whose tabs have these blocks, one each. */
function withBlocks(clientType: number, ...blocks: Omit<BlockItem, 'id'>[]): Definitions {
  const tabs = blocks.map((block, index) => [
    `aba${index}`,
    { definition: { uiSchema: { 'ui:sections': [{ id: 's', title: 'S', fields: [{ ...block, id: 'b' }] }] } } },
  ]);
  return { settings: {}, wizards: [{ wizard: { type: clientType }, tabs: Object.fromEntries(tabs) }] } as never;
}
const idsFor = (definitions: Definitions, clientType: number) =>
  typesFor(definitions, clientType, TYPES).map(({ Id }) => Id);

it('a client may send the kinds of files that the blocks of the own wizard offer, and no others', () => {
  const funds = withBlocks(3, { block: 'documents', types: ['Gestores'] }, { block: 'documents', types: ['Fundos'] });
  expect(idsFor(funds, 3)).toEqual([2, 4]);
  expect(idsFor(funds, 1)).toEqual([]);
});

it('what another block lists says nothing of files', () => {
  expect(idsFor(withBlocks(1, { block: 'signatures', types: ['Todos'] }), 1)).toEqual([]);
});
