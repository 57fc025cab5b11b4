import type { CallDescription } from '../http/openapi/description';
import { list, named, orNull, record, text } from '../http/openapi/schemas';

const area = 'Configuração';
const entry = named('Configuracao', record({ Chave: text, Valor: text }));

/** The settings of the institution. */
export const SETTING_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /consulta/configuracao-geral': {
    area,
    summary: 'The settings of the institution; without a token only the public ones',
    answer: list(entry),
  },
  'GET /consulta/configuracao-geral-chave': {
    area,
    summary: 'One of them by its key; null when there is none',
    query: { chave: text },
    answer: orNull(entry),
  },
};
