import type { JsonObject } from '../../../engine/core/json';

/** Beginnings of real files, in base64. */
export const PDF = Buffer.from(
  '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF',
  'latin1',
).toString('base64');
export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64');

/** The record of a file as the browser sends it; `over` replaces what is to be different. */
export const record = (over: JsonObject = {}): JsonObject => ({
  Guid: '',
  TipoDocumentoId: 1,
  FileName: 'cnh.pdf',
  Descricao: 'Documento de identidade (RG ou CNH)',
  FileDataString64: PDF,
  UsuarioInsert: '',
  InsertDate: '2026-11-21T12:00:00.000Z',
  ...over,
});
