import type { CallDescription } from '../../http/openapi/description';
import { done, integer, list, moment, oneOf, orNull, record, text, yesOrNo } from '../../http/openapi/schemas';
import { userRecord } from './userRecord';

const area = 'Cadastro';

export const RENEWAL_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/ConsultaLembreteVencimento': {
    area,
    summary: 'Whether the customer is to be reminded that the registration expires soon',
    answer: yesOrNo,
  },
  'POST /cliente/renovacao': {
    area,
    summary: 'Tells that a section was reviewed in a renewal',
    description:
      'NadaMudou: the customer confirmed it as it stands, without saving it; one that is not complete is refused.',
    body: record({ Secao: { type: ['integer', 'string'] }, NadaMudou: yesOrNo }, ['NadaMudou']),
    answer: userRecord,
  },
  'POST /cliente/renovacao/desfazer': {
    area,
    summary: 'Takes back that a section was reviewed in a renewal',
    body: record({ Secao: { type: ['integer', 'string'] } }),
    answer: userRecord,
  },
};

export const LACKING_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/usuario/pendencias': {
    area,
    summary: 'The tabs that keep the registration from being sent',
    answer: list(text),
  },
};

export const LINE_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/usuario/secoes': {
    area,
    summary: 'What each section of the registration holds or lacks, in one line',
    description: 'Rascunho: when, and on which device, something was typed there last that is not saved.',
    answer: list(
      record({ Aba: text, Linha: text, Completa: yesOrNo, Rascunho: record({ Em: moment, Aparelho: text }) }, [
        'Rascunho',
      ]),
    ),
  },
};

export const RECEIPT_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/recibo': {
    area,
    summary: 'The number and the moment of the last sending of the registration; none before the first',
    answer: orNull(record({ Numero: text, EnviadoEm: moment })),
  },
};

export const FORM_CALLS: Readonly<Record<string, CallDescription>> = {
  'POST /cliente/formularios/:formulario/versao': {
    area,
    summary: 'Goes on with a form that a new version has stopped',
    body: record({ Versao: integer }),
    answer: done,
    refusals: [403, 409],
  },
  'GET /cliente/formularios': {
    area,
    summary: 'How the forms beside the registration stand',
    answer: list(
      record({
        Id: text,
        Titulo: text,
        Situacao: { ...oneOf(0, 1, 2, 3), description: '0 not begun, 1 begun, 2 sent, 3 altered since.' },
        Envios: list(moment),
      }),
    ),
  },
};

const draft = record(
  {
    Revisao: integer,
    Entradas: list(
      record({
        Lugar: text,
        Conteudo: {},
        Em: moment,
        Versao: text,
        Revisao: integer,
        Aparelho: record({ Id: text, Nome: text }),
      }),
    ),
    Desligado: done,
    Incompleto: done,
    Desde: integer,
  },
  ['Desligado', 'Incompleto', 'Desde'],
);

export const DRAFT_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/rascunhos/:formulario': {
    area,
    summary: 'What was typed into a form and not saved, on all devices',
    answer: draft,
    refusals: [403],
  },
  'POST /cliente/rascunhos/:formulario': {
    area,
    summary: 'Keeps what is typed, place by place; answers what other devices hold',
    body: record({
      Aparelho: record({ Id: text, Nome: text }),
      Versao: text,
      Visto: integer,
      Mudancas: list(record({ Lugar: text, Em: moment, Conteudo: {} })),
    }),
    answer: draft,
    ofDefinitions: true,
  },
};

export const SHEET_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /cliente/pdf': { area, summary: 'The sheet of the registration', answer: text, files: ['application/pdf'] },
};

export const BLANK_CALLS: Readonly<Record<string, CallDescription>> = {
  'GET /consulta/formulario/:formulario': {
    area,
    summary: 'A form without answers, to be filled in on paper',
    answer: text,
    files: ['application/pdf'],
  },
};
