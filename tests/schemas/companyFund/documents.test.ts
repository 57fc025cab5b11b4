import { describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { Question } from '../../../engine/core/session/host';
import { createAttachments } from '../../../src/blocks/documents/attachments';
import { createDocumentsModel, type DocumentsModel } from '../../../src/blocks/documents/model';
import { pdf } from '../../src/blocks/documents/harness';
import type { Answers, schemaSession } from '../../support/pf';
import { openAt, REFUSED, sent, told, WIZARDS, type WizardId } from './open';

const LIST = 'GET /cliente/documentosSemAnexo';
const TYPES = [
  { Id: 1, Nome: 'Identidade', TipoCliente: 'Pessoa Física', Obrigatorio: 'Sim' },
  { Id: 20, Nome: 'Contrato social', TipoCliente: 'Pessoa Jurídica', Obrigatorio: 'Sim' },
  { Id: 40, Nome: 'Regulamento', TipoCliente: 'Fundos', Obrigatorio: 'Sim' },
  { Id: 60, Nome: 'Procuração', TipoCliente: 'Todos', Obrigatorio: 'Sim' },
  { Id: 61, Nome: 'Outros', TipoCliente: 'Todos', Obrigatorio: 'Não' },
];
const OWN = { pj: TYPES[1], fundo: TYPES[2] } as Record<WizardId, (typeof TYPES)[number]>;
const sentFile = (TipoDocumentoId: number): JsonObject => ({
  Guid: `g${TipoDocumentoId}`,
  TipoDocumentoId,
  FileName: 'contrato.pdf',
  Descricao: 'Contrato',
  UsuarioInsert: 'Aurora',
  InsertDate: '2026-11-20T17:42:09.000Z',
});

/** The tab of the documents on a server that has these files. */
async function open(wizard: WizardId, files: JsonObject[] = [], replies: Answers = {}) {
  const held = createAttachments(async () => 'JVBERg==');
  const pictures = {
    toSmallerPhoto: async () => undefined,
    toThumbnail: async () => undefined,
    fetchSent: async () => new Blob(),
  };
  const asked: Question[] = [];
  const change: Parameters<typeof schemaSession>[2] = {
    blocks: { documents: createDocumentsModel(held, pictures) },
    host: {
      ask: async (question) => {
        asked.push(question);
        return true;
      },
      attachment: (handle) => held.open(handle),
    },
  };
  const opened = await openAt(
    wizard,
    'documentos',
    {},
    { ...change, replies: { 'GET /tipoDocumento': TYPES as Json, [LIST]: files as Json, ...replies } },
  );
  const block = opened.session.block('documentos', 'arquivos') as DocumentsModel;
  return { ...opened, block, asked };
}

describe.each(WIZARDS)('the documents of %s', (wizard, _folder, client) => {
  it('[PJ-DOC-01, CF-UPL-04, CF-UPL-16] have the types of the client and of everybody, out of the two calls', async () => {
    const { block, calls } = await open(wizard);
    const own = TYPES.filter(({ TipoCliente }) => [client, 'Todos'].includes(TipoCliente));
    expect(block.getState().types.map(({ Nome }) => Nome)).toEqual(own.map(({ Nome }) => Nome));
    expect(calls.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/tipoDocumento', '/cliente/documentosSemAnexo']),
    );
  });

  it('[PJ-DOC-02, CF-UPL-F02] stop Avançar at the first required type without a file', async () => {
    for (const [files, name] of [
      [[], OWN[wizard].Nome],
      [[sentFile(OWN[wizard].Id)], 'Procuração'],
    ] as [JsonObject[], string][]) {
      const { session, asked } = await open(wizard, files);
      expect(await session.advance()).toMatchObject({ done: false });
      expect(told({ questions: asked })).toEqual([
        ['Oops...', `O documento ${name} é obrigatório e não foi enviado, envie o documento para avançar`],
      ]);
    }
  });

  it('[PJ-DOC-03] lead to the declarations once all are there', async () => {
    const { session } = await open(wizard, [sentFile(OWN[wizard].Id), sentFile(60)]);
    expect(await session.advance()).toEqual({ done: true });
    expect(session.view().tabs[session.view().step]?.title).toBe('Declarações');
  });

  it('[CF-UPL-F03, CF-UPL-F04, CF-UPL-F05, CF-CAL-42] are sent one call each, with name, type and user', async () => {
    const { block, calls } = await open(wizard);
    for (const [index, name] of ['a.pdf', 'b.pdf'].entries()) {
      expect(await block.pick(60, [pdf(name)])).toBe(true);
      await vi.waitFor(() => expect([sent({ calls }).length, block.getState().isBusy]).toEqual([index + 1, false]));
    }
    const row = (FileName: string) => ({
      documentos: [
        {
          Guid: '',
          TipoDocumentoId: 60,
          FileName,
          Descricao: 'Procuração',
          FileDataString64: 'JVBERg==',
          UsuarioInsert: 'Helena',
          InsertDate: '2026-11-21T12:00:00.000Z',
        },
      ],
    });
    await vi.waitFor(() =>
      expect(sent({ calls })).toEqual([
        ['/cliente/documentos', row('a.pdf')],
        ['/cliente/documentos', row('b.pdf')],
      ]),
    );
  });

  it('[CF-ERR-15, CF-CAL-42] that are refused are told, and wait', async () => {
    const { block, asked } = await open(wizard, [], { 'POST /cliente/documentos': REFUSED });
    await block.pick(60, [pdf('a.pdf')]);
    await vi.waitFor(() =>
      expect(told({ questions: asked })).toEqual([['Falha ao realizar upload de documentos', 'Motivo.']]),
    );
    expect(block.getState().files).toMatchObject([{ name: 'a.pdf' }]);
  });
});
