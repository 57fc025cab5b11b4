import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { Transport, TransportRequest } from '../../engine/session';
import { photoFile } from './pickFile';

/** Some kinds of documents of an individual. */
export const documentTypes: JsonObject[] = [
  { Id: 1, Nome: 'Documento de identidade (RG ou CNH)', TipoCliente: 'Pessoa Física', Obrigatorio: 'Sim' },
  { Id: 2, Nome: 'Comprovante de residência', TipoCliente: 'Pessoa Física', Obrigatorio: 'Sim' },
  { Id: 3, Nome: 'Comprovante de renda', TipoCliente: 'Pessoa Física', Obrigatorio: 'Não' },
  { Id: 20, Nome: 'Contrato ou estatuto social', TipoCliente: 'Pessoa Jurídica', Obrigatorio: 'Sim' },
  { Id: 63, Nome: 'Outros', TipoCliente: 'Todos', Obrigatorio: 'Não' },
];

/** A sent file; `over` replaces what is to be different. */
export const sentDocument = (over: JsonObject = {}): JsonObject => ({
  Guid: '6f1c1d52-3f0e-4b55-9c0c-5d3c2b1a0f01',
  TipoDocumentoId: 1,
  FileName: 'cnh.pdf',
  Descricao: 'Documento de identidade (RG ou CNH)',
  UsuarioInsert: 'Helena Duarte Nogueira',
  InsertDate: '2026-11-20T14:42:09',
  ...over,
});

type Reply = { status: number; body?: Json };

/** Answers by call, `POST /cliente/documentos`, in place of the server's own. */
export type Replies = Record<string, (request: TransportRequest) => Reply | Promise<Reply>>;

/** A server of documents, and everything that it was asked. */
export interface DocumentsServer {
  transport: Transport;
  calls: TransportRequest[];
  list: JsonObject[];
  replies: Replies;
  /** The content of a file that was sent. */
  fetchSent(guid: string): Promise<Blob>;
  /** What it answers where no reply stands in its place. */
  answer(request: TransportRequest): Reply;
}

/** A server that has these files, and takes and deletes more. */
export function documentsServer(list: JsonObject[] = [], replies: Replies = {}): DocumentsServer {
  let received = 0;
  const answer = ({ path, body, onProgress }: TransportRequest): Reply => {
    if (path === '/tipoDocumento') return { status: 200, body: { data: documentTypes } };
    if (path === '/cliente/documentosSemAnexo') return { status: 200, body: { data: server.list } };
    const [record] = isObject(body) && Array.isArray(body.documentos) ? body.documentos : [];
    if (path === '/cliente/documentos' && isObject(record)) {
      onProgress?.(1);
      const { FileDataString64: _, ...known } = record;
      const kept = { ...known, Guid: `novo-${++received}` };
      server.list = [...server.list, kept];
      return { status: 200, body: { data: kept } };
    }
    if (path === '/cliente/documentos/excluir' && isObject(body)) {
      server.list = server.list.filter(({ Guid }) => Guid !== body.Guid);
      return { status: 200, body: { data: true } };
    }
    return { status: 200, body: { data: null } };
  };
  const server: DocumentsServer = {
    calls: [],
    list: [...list],
    replies,
    answer,
    fetchSent: () => photoFile('foto.jpg'),
    async transport(request) {
      server.calls.push(request);
      const reply = server.replies[`${request.method} ${request.path}`] ?? answer;
      return { body: undefined, ...(await reply(request)) };
    },
  };
  return server;
}
