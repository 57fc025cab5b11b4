import type { CallDescription } from '../../http/openapi/description';
import {
  done,
  guid,
  integer,
  list,
  moment,
  named,
  oneOf,
  orNull,
  record,
  text,
  yesOrNo,
} from '../../http/openapi/schemas';

const area = 'Meus dados';

const copy = named('CopiaDosDados', record({ Id: guid, PedidaEm: moment, Ate: moment }));
const erasure = named(
  'PedidoDeExclusao',
  record({
    Estado: oneOf('AGUARDANDO', 'DESISTIDA', 'RECUSADA', 'FEITA'),
    PedidaEm: moment,
    Prevista: moment,
    EncerradaEm: orNull(moment),
    Texto: orNull(text),
  }),
);
const treatment = named(
  'TratamentoDeDados',
  record({
    Titulo: text,
    Finalidade: text,
    BaseLegal: text,
    Prazo: text,
    Norma: orNull(text),
    Sensivel: yesOrNo,
    Dados: list(text),
  }),
);
const access = named('AcessoAosDados', record({ Em: moment, Quem: text, Chamada: text }));

/** What customers may know and ask about their data. */
export const PRIVACY_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/dados': {
    area,
    summary: 'What is kept of the customer, why and how long; who saw it; what was asked for',
    answer: record({
      Encarregado: text,
      Tratamentos: list(treatment),
      Enviado: yesOrNo,
      DiasExclusao: integer,
      Copia: orNull(copy),
      Exclusao: orNull(erasure),
      Acessos: list(access),
    }),
  },
  'POST /cliente/dados/copia': {
    area,
    summary: 'Asks for a copy of all data, which can be fetched for seven days',
    description: 'The password must have been shown within 15 minutes.',
    body: record({}),
    mayBeEmpty: true,
    answer: copy,
    refusals: [403],
  },
  'POST /cliente/dados/exclusao': {
    area,
    summary: 'Asks for the erasure of what no norm keeps',
    description:
      'The password must have been shown within 15 minutes. It is done on the day `Prevista`, and can be withdrawn before.',
    body: record({}),
    mayBeEmpty: true,
    answer: erasure,
    refusals: [403],
  },
  'POST /cliente/dados/exclusao/desistir': {
    area,
    summary: 'Withdraws the request for an erasure',
    body: record({}),
    mayBeEmpty: true,
    answer: done,
  },
};

export const COPY_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/dados/copia/:id': {
    area,
    summary: 'The copy: data as JSON and CSV, the sheet, and the files that were sent',
    path: { id: guid },
    answer: text,
    files: ['application/zip'],
  },
};
