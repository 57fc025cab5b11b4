import type { CallDescription } from '../../http/openapi/description';
import {
  day,
  guid,
  integer,
  list,
  moment,
  named,
  orNull,
  record,
  type Schema,
  text,
  yesOrNo,
} from '../../http/openapi/schemas';
import { statusSchema } from './userRecord';

const reason = record({
  Aba: { ...text, description: 'Id of the tab.' },
  Campo: { type: ['string', 'null'], description: 'JSON pointer into the tab; null where it is about all of it.' },
  Texto: text,
});

/** What a customer hears of a registration that came back. */
export const RETURNED_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/devolucao': {
    area: 'Cadastro',
    summary: 'Why the registration came back, while it was not sent again; null where it did not',
    answer: orNull(record({ Em: moment, Texto: text, Motivos: list(reason) })),
  },
};

/** A registration as other systems are told of it. */
export const brief = named(
  'Cadastro',
  record({
    ClienteGuid: guid,
    TipoCliente: { ...integer, description: '1 individual, 2 company, 3 fund.' },
    NomeRazaoSocial: text,
    CpfCnpj: text,
    StatusCadastro: statusSchema,
    CadastroAlterado: yesOrNo,
    EnviadoEm: orNull(moment),
    DataVencimento: orNull(day),
  }),
);

const area = 'Sistemas de análise';

/** What all decisions have in common. */
const DECISION = {
  area,
  description:
    'With If-Match, the ETag of the registration as it was read, it is refused (409) once that was sent anew, given back or decided on, or holds other files, signatures or products. Without it, it is about whatever there is.',
  path: { guid },
  answer: brief,
  versions: 'compared',
  signed: true,
} as const;

const sentReason: Schema = record(
  {
    Aba: { ...text, examples: ['enderecos'] },
    Campo: {
      type: ['string', 'null'],
      description: 'A field of the tab, or a JSON pointer into it.',
      examples: ['Cep'],
    },
    Texto: { ...text, maxLength: 2000 },
  },
  ['Campo'],
);

/** The decisions of reviewing systems. */
export const REVIEW_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /cadastros/:guid/aprovar': {
    ...DECISION,
    summary: 'Approves a registration that was sent',
    body: record({ ValidoAte: day }, ['ValidoAte']),
    mayBeEmpty: true,
  },
  'POST /cadastros/:guid/devolver': {
    ...DECISION,
    summary: 'Gives a registration that waits back to the customer, with a reason for each field',
    body: record({ Texto: { ...text, maxLength: 2000 }, Motivos: list(sentReason) }, ['Texto', 'Motivos']),
    examples: { body: { Motivos: [{ Aba: 'enderecos', Campo: 'Cep', Texto: 'O CEP não é o do comprovante.' }] } },
  },
  'POST /cadastros/:guid/recusar': {
    ...DECISION,
    summary: 'Refuses a registration, which is inactive from then on',
    body: record({ Texto: { ...text, maxLength: 2000 } }),
  },
  'POST /cadastros/:guid/vencer': {
    ...DECISION,
    summary: 'Lets an approved registration expire today',
    refusals: [409],
    body: record({}),
    mayBeEmpty: true,
  },
};
