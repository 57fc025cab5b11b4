import { fileTypes } from '../../../engine/core';
import type { CallDescription } from '../../http/openapi/description';
import {
  done,
  guid,
  integer,
  list,
  moment,
  named,
  orNull,
  record,
  type Schema,
  text,
} from '../../http/openapi/schemas';

const area = 'Documentos';
/** What files are by their content. */
const files = fileTypes.map(({ mime }) => mime);

const document = named(
  'Documento',
  record({
    Guid: guid,
    TipoDocumentoId: integer,
    FileName: text,
    Descricao: text,
    UsuarioInsert: text,
    InsertDate: moment,
  }),
);
const content: Schema = {
  type: 'string',
  description: 'Base64 of the file, or `arquivo:` and the Id of one that was sent before and waits.',
};
const some = orNull(text);
const sent = record(
  {
    Guid: some,
    TipoDocumentoId: { type: ['integer', 'string'] },
    FileName: some,
    Descricao: some,
    FileDataString64: content,
    UsuarioInsert: some,
    InsertDate: some,
  },
  ['Guid', 'FileName', 'Descricao', 'UsuarioInsert', 'InsertDate'],
);

/** The calls of files. */
export const DOCUMENT_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/documentos': {
    area,
    summary: 'The content of a file',
    query: { guid },
    needs: ['guid'],
    answer: text,
    files,
  },
  'POST /cliente/documentos': {
    area,
    summary: 'Sends a file, one a call',
    refusals: [507],
    body: record({ documentos: { ...list(sent), minItems: 1, maxItems: 1 } }),
    answer: document,
  },
  'POST /cliente/documentos/excluir': {
    area,
    summary: 'Deletes a file of a registration that was never sent',
    body: record(
      {
        Guid: guid,
        ...Object.fromEntries(
          ['TipoDocumentoId', 'FileName', 'Descricao', 'FileDataString64', 'UsuarioInsert', 'InsertDate'].map(
            (name) => [name, {}],
          ),
        ),
      },
      ['TipoDocumentoId', 'FileName', 'Descricao', 'FileDataString64', 'UsuarioInsert', 'InsertDate'],
    ),
    answer: done,
  },
  'GET /tipoDocumento': {
    area,
    summary: 'The kinds of documents',
    answer: list(record({ Id: integer, Nome: text, TipoCliente: text, Obrigatorio: text })),
  },
  'GET /cliente/documentosSemAnexo': { area, summary: 'The files that were sent', answer: list(document) },
};

/** The calls of files that are picked and not yet saved. */
export const WAITING_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /cliente/arquivos': {
    area,
    summary: 'Leaves a file that a later save names as `arquivo:<Id>`',
    refusals: [507],
    body: record({ FileName: orNull(text), FileDataString64: content }, ['FileName']),
    answer: record({ Id: guid, FileName: text, ValidoAte: moment }),
  },
  'GET /cliente/arquivos/:id': { area, summary: 'Its content', path: { id: guid }, answer: text, files },
  'POST /cliente/arquivos/:id/excluir': { area, summary: 'Discards it', path: { id: guid }, answer: done },
};

/** What other systems read of files. */
export const HANDED_OVER_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cadastros/:guid/documentos/:id': {
    area: 'Sistemas de análise',
    summary: 'The content of a file of a registration that was sent',
    path: { guid, id: guid },
    answer: text,
    files,
    signed: true,
  },
};
