import type { CallDescription } from '../../http/openapi/description';
import { guid, integer, list, moment, orNull, record, type Schema, text } from '../../http/openapi/schemas';
import { brief } from './review';

const area = 'Sistemas de análise';
const page: Record<string, Schema> = {
  depois: { ...guid, description: 'Goes on after this registration.' },
  limite: { ...integer, minimum: 1, maximum: 500, default: 100 },
};

/** What other systems read. */
export const HAND_OVER_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cadastros': {
    area,
    summary: 'The registrations that were sent',
    query: { ...page, status: integer, tipo: integer },
    answer: record({ Cadastros: list(brief), Proximo: orNull(guid) }),
    signed: true,
  },
  'GET /cadastros/:guid': {
    area,
    summary: 'One of them with what was sent last, by tab, in the form of the version that it names',
    path: { guid },
    answer: record({
      Cadastro: brief,
      Formulario: orNull(text),
      Envio: orNull(record({ Em: moment, Definicao: integer, Dados: { type: 'object' } })),
      Blocos: { type: 'object', description: 'What the blocks of the form hold, by block: documents, signatures, ...' },
      Decisao: orNull(record({ Decisao: text, Texto: orNull(text), Por: text, Em: moment })),
    }),
    versions: 'told',
    signed: true,
  },
  'GET /formularios/:formulario/csv': {
    area,
    summary: 'What was sent of a form last, a registration a line; Ficha-Proximo says where to go on',
    query: page,
    answer: text,
    files: ['text/csv'],
    tells: { 'Ficha-Proximo': { ...guid, description: '`depois` of the next page; missing after the last one.' } },
    signed: true,
  },
};
