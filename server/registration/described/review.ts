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
const path = { guid };
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
    area,
    summary: 'Approves a registration that was sent',
    path,
    body: record({ ValidoAte: day }, ['ValidoAte']),
    mayBeEmpty: true,
    answer: brief,
    signed: true,
  },
  'POST /cadastros/:guid/devolver': {
    area,
    summary: 'Gives a registration that waits back to the customer, with a reason for each field',
    path,
    body: record({ Texto: { ...text, maxLength: 2000 }, Motivos: list(sentReason) }, ['Texto', 'Motivos']),
    answer: brief,
    signed: true,
    examples: { body: { Motivos: [{ Aba: 'enderecos', Campo: 'Cep', Texto: 'O CEP não é o do comprovante.' }] } },
  },
  'POST /cadastros/:guid/recusar': {
    area,
    summary: 'Refuses a registration, which is inactive from then on',
    path,
    body: record({ Texto: { ...text, maxLength: 2000 } }),
    answer: brief,
    signed: true,
  },
  'POST /cadastros/:guid/vencer': {
    area,
    summary: 'Lets an approved registration expire today',
    path,
    refusals: [409],
    body: record({}),
    mayBeEmpty: true,
    answer: brief,
    signed: true,
  },
};
