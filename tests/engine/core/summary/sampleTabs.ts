import type { Context } from '../../../../engine/core/condition/scope';
import type { TabDefinition, TabEntry } from '../../../../engine/core/definition/types';
import { formats } from '../../../../engine/core/formats/br/table';
import type { JsonObject } from '../../../../engine/core/json';
import type { LoadedWizard } from '../../../../engine/core/mapping/wizard';
import { type SummaryInput, summarize } from '../../../../engine/core/summary/summarize';

export const context: Context = {
  settings: { empresa: 'Andorinha', banco: true },
  user: {},
  mode: 'new',
  today: '2026-11-21',
  now: '2026-11-21T12:00:00.000Z',
  formats,
};

/** Plain fields: shown by rules, with formats of siblings, and of the screen alone. */
export const PESSOA: TabDefinition = {
  id: 'pessoa',
  title: 'Dados na {$settings/empresa}',
  schema: {
    type: 'object',
    properties: {
      Nome: { type: 'string', title: 'Nome', readOnly: true },
      Estrangeiro: { type: 'boolean', title: 'Nasceu fora do Brasil?' },
      Pais: { type: 'string', title: 'País de nascimento' },
      Tipo: { type: 'string', title: 'Tipo', enum: ['CPF', 'CNPJ'] },
      Documento: { type: 'string', title: 'Documento', formatBy: { Tipo: { CPF: 'cpf', CNPJ: 'cnpj' } } },
      Interno: { type: 'string', title: 'Interno' },
      mostrar: { type: 'boolean', title: 'Adicionar conta', local: true },
      mesmo: { type: 'boolean', title: 'É o mesmo endereço?', local: false },
      principal: {
        type: 'object',
        properties: {
          Agencia: { type: 'string', title: 'Agência' },
          Conta: { type: 'string', title: 'Conta' },
        },
      },
    },
  },
  uiSchema: {
    'ui:sections': [
      {
        id: 'dados',
        title: 'Você e a {$settings/empresa}',
        fields: ['Nome', 'Tipo', 'Documento', 'Estrangeiro', 'Pais'],
      },
      { id: 'fora', title: 'Fora do Brasil', fields: ['Pais'] },
      { id: 'textos', title: 'Só textos', fields: [{ text: 'Leia com atenção.' }] },
      { id: 'conta', title: 'Conta', fields: ['mostrar', 'mesmo', 'principal'] },
    ],
    mostrar: { 'ui:widget': 'toggle' },
  },
  rules: [{ id: 'fora', when: { Estrangeiro: { const: true } }, show: ['Pais'], hidden: 'clear' }],
};

/** Rows in place, and rows with forms of their own. */
export const LISTAS: TabDefinition = {
  id: 'listas',
  title: 'Listas',
  schema: {
    type: 'object',
    properties: {
      contas: {
        type: 'array',
        title: 'Contas',
        items: {
          type: 'object',
          properties: {
            Guid: { type: 'string' },
            Agencia: { type: 'string', title: 'Agência' },
            Conjunta: { type: 'boolean', title: 'Conjunta?' },
            Titular: { type: 'string', title: 'Titular' },
          },
        },
      },
      pessoas: {
        type: 'array',
        title: 'Pessoas',
        items: {
          type: 'object',
          properties: {
            Guid: { type: 'string' },
            Tipo: { type: 'string', title: 'Tipo' },
            Nome: { type: 'string', title: 'Nome' },
            Cpf: { type: 'string', title: 'CPF/CNPJ', format: 'cpfCnpj' },
            Cargo: { type: 'string', title: 'Cargo' },
          },
        },
      },
    },
  },
  uiSchema: {
    'ui:sections': [
      { id: 'contas', title: 'Contas', fields: ['contas'] },
      { id: 'pessoas', title: 'Pessoas', fields: ['pessoas'] },
    ],
  },
  collections: {
    contas: {
      title: 'Conta {n}',
      fixed: [{ title: 'Conta principal' }],
      fields: ['Agencia', 'Conjunta', 'Titular'],
      rules: [{ id: 'conjunta', when: { Conjunta: { const: true } }, show: ['Titular'], hidden: 'clear' }],
    },
    pessoas: {
      title: 'Pessoa',
      empty: 'Nenhuma pessoa adicionada',
      columns: [{ title: 'Nome', fields: ['Nome'] }],
      forms: [
        {
          id: 'procurador',
          open: 'inline',
          title: 'Procurador',
          for: { Tipo: { const: 'P' } },
          start: { Tipo: 'P' },
          fields: ['Nome', 'Cpf', 'Cargo'],
        },
        {
          id: 'outro',
          open: 'modal',
          title: 'Outro',
          fields: ['Tipo', 'Nome', 'Cpf'],
          properties: { Cpf: { title: 'CPF', format: 'cpf' } },
        },
      ],
      rules: [{ id: 'cargo', when: { '$settings/cargo': { const: true } }, show: ['Cargo'], hidden: 'keep' }],
    },
  },
};

/** Blocks, one of them shown by a rule. */
export const BLOCOS: TabDefinition = {
  id: 'blocos',
  title: 'Documentos',
  schema: {
    type: 'object',
    properties: { arquivos: { type: 'array' }, Enviar: { type: 'boolean', title: 'Enviar agora?' } },
  },
  uiSchema: {
    'ui:sections': [
      {
        id: 'arquivos',
        title: 'Arquivos',
        fields: [{ block: 'documents', id: 'arquivos', binds: { files: 'arquivos' } }],
      },
      { id: 'termos', title: 'Termos', fields: [{ block: 'terms', id: 'termos' }] },
    ],
  },
  rules: [{ id: 'arquivos', when: { Enviar: { const: true } }, show: ['#arquivos'], hidden: 'keep' }],
};

export function wizardOf(tabs: TabDefinition[], entries: TabEntry[] = tabs.map(({ id }) => ({ id }))): LoadedWizard {
  return {
    wizard: {
      id: 'w',
      title: 'W',
      type: 1,
      route: '/w',
      key: 'Guid',
      navigation: 'earlier',
      tabs: entries,
      parts: [],
      complete: { call: 'POST /fim' },
      version: 'v',
      messages: {},
      formats: {},
      lookups: {},
      asks: {},
      texts: { yes: 'Sim', no: 'Não', listFailed: 'A lista não carregou.' },
    },
    tabs: Object.fromEntries(tabs.map((definition) => [definition.id, { definition, validators: {} }])),
    settings: {},
  };
}

/** The summary of one tab. */
export const summaryOf = (tab: TabDefinition, data: JsonObject, input: Partial<SummaryInput> = {}) =>
  summarize(wizardOf([tab]), { [tab.id]: data }, { context, ...input })[0];
