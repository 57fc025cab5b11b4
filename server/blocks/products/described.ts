import type { CallDescription } from '../../http/openapi/description';
import { integer, list, moment, oneOf, orNull, record, text } from '../../http/openapi/schemas';
import { ACCEPTED } from './held';

const area = 'Produtos';

export const PRODUCT_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /cliente/produtos': {
    area,
    summary: 'Accepts the terms of a product, as they were served last',
    body: record({ ProdutoId: integer, Aceite: oneOf(ACCEPTED), DataAceite: { type: ['string', 'null'] } }, [
      'DataAceite',
    ]),
    answer: record({ ProdutoId: integer, Aceite: oneOf(ACCEPTED) }),
    refusals: [409],
    examples: { body: { ProdutoId: 1, Aceite: ACCEPTED } },
  },
  'GET /produto': {
    area,
    summary: 'The products that are offered, and those that are held',
    query: { idPerfilRiscoPreview: { ...text, description: 'Id of a preview of the questionnaire.' } },
    answer: list(
      record({
        ProdutoId: integer,
        Descricao: text,
        Cnpj: text,
        PerfilNome: text,
        Vigencia: { ...integer, description: 'Months; 0 when it has no term.' },
        TermoAdesao: { ...text, description: 'HTML.' },
      }),
    ),
  },
  'GET /cliente/produtos': {
    area,
    summary: 'The products that are held',
    answer: list(record({ ProdutoId: integer, Aceite: integer, DataAceite: orNull(moment) })),
  },
};
