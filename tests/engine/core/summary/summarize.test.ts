import { describe, expect, it } from 'vitest';
import type { TabEntry } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { type SummaryInput, summarize } from '../../../../engine/core/summary/summarize';
import { BLOCOS, context, LISTAS, PESSOA, summaryOf, wizardOf } from './sampleTabs';

describe('the summary of a registration', () => {
  it('holds every visible field of every section, empty ones too, and none that a rule hides', () => {
    const tab = summaryOf(PESSOA, { Nome: 'Ana', Pais: 'França', Interno: 'x', principal: { Conta: '567' } });
    expect(tab).toEqual({
      id: 'pessoa',
      title: 'Dados na Andorinha',
      groups: [
        {
          id: 'dados',
          title: 'Você e a Andorinha',
          items: [
            { label: 'Nome', value: 'Ana' },
            { label: 'Tipo', value: '' },
            { label: 'Documento', value: '' },
            { label: 'Nasceu fora do Brasil?', value: '', unanswered: 'Estrangeiro' },
          ],
          groups: [],
        },
        {
          id: 'conta',
          title: 'Conta',
          items: [
            { label: 'Agência', value: '' },
            { label: 'Conta', value: '567' },
          ],
          groups: [],
        },
      ],
    });
  });

  it('shows what a rule shows, and the label and mask of the format that a sibling picks', () => {
    const tab = summaryOf(PESSOA, { Estrangeiro: true, Pais: 'França', Tipo: 'CNPJ', Documento: '11222333000181' });
    expect(tab?.groups[0]?.items).toEqual([
      { label: 'Nome', value: '' },
      { label: 'Tipo', value: 'CNPJ' },
      { label: 'CNPJ', value: '11.222.333/0001-81' },
      { label: 'Nasceu fora do Brasil?', value: 'Sim' },
      { label: 'País de nascimento', value: 'França' },
    ]);
    expect(tab?.groups[1]).toMatchObject({ id: 'fora', items: [{ label: 'País de nascimento', value: 'França' }] });
  });

  it.each([
    ['País em que a pessoa nasceu', 'País em que a pessoa nasceu'],
    ['País', 'País de nascimento'],
  ])('calls a field that dialogs name %j by what says more: %j', (name, shown) => {
    const tab = { ...PESSOA, uiSchema: { ...PESSOA.uiSchema, Pais: { 'ui:name': name } } };
    const labels = summaryOf(tab, { Estrangeiro: true, Pais: 'Chile' })?.groups[1]?.items.map(({ label }) => label);
    expect(labels).toEqual([shown]);
  });

  it('shows a question of the screen alone only where its answer is known, and never a button', () => {
    const labels = (data: JsonObject) =>
      summaryOf(PESSOA, data)
        ?.groups.at(-1)
        ?.items.map(({ label }) => label);
    expect(labels({ mostrar: true, mesmo: true })).toEqual(['É o mesmo endereço?', 'Agência', 'Conta']);
    expect(labels({})).toEqual(['Agência', 'Conta']);
  });

  it('leaves out a tab whose condition fails', () => {
    const entries: TabEntry[] = [{ id: 'pessoa' }, { id: 'listas', when: { '$settings/banco': { const: false } } }];
    const loaded = wizardOf([PESSOA, LISTAS], entries);
    expect(summarize(loaded, {}, { context }).map(({ id }) => id)).toEqual(['pessoa']);
    const open = { ...context, settings: { banco: false } };
    expect(summarize(loaded, {}, { context: open }).map(({ id }) => id)).toEqual(['pessoa', 'listas']);
  });

  it('makes a group of each row edited in place, under its title, with the fields that its own rules show', () => {
    const contas: JsonObject[] = [
      { Guid: 'a', Agencia: '1', Conjunta: true, Titular: 'Ana' },
      { Agencia: '2', Conjunta: false, Titular: 'x' },
    ];
    expect(summaryOf(LISTAS, { contas })?.groups[0]).toEqual({
      id: 'contas',
      title: 'Contas',
      items: [],
      groups: [
        {
          title: 'Conta principal',
          items: [
            { label: 'Agência', value: '1' },
            { label: 'Conjunta?', value: 'Sim' },
            { label: 'Titular', value: 'Ana' },
          ],
        },
        {
          title: 'Conta 1',
          items: [
            { label: 'Agência', value: '2' },
            { label: 'Conjunta?', value: 'Não' },
          ],
        },
      ],
    });
  });

  it('counts the rows of a list in the words that the line of the tab has for them', () => {
    const tab = { ...LISTAS, line: [{ list: 'pessoas', one: '1 pessoa', other: '{n} pessoas', none: 'Ninguém' }] };
    const countsOf = (pessoas: JsonObject[]) => summaryOf(tab, { pessoas })?.groups.map(({ counts }) => counts);
    expect(countsOf([{ Nome: 'Ana' }, { Nome: 'Caio' }])).toEqual([undefined, ['2 pessoas']]);
    expect(countsOf([{ Nome: 'Ana' }])).toEqual([undefined, ['1 pessoa']]);
    expect(countsOf([])).toEqual([undefined, undefined]);
  });

  it('counts the rows of a list in its own words where the line of the tab has none for them', () => {
    const pessoas = { ...LISTAS.collections?.pessoas, rows: { one: 'sócia', other: 'sócias' } };
    const tab = { ...LISTAS, collections: { ...LISTAS.collections, pessoas } };
    const countsOf = (rows: JsonObject[]) => summaryOf(tab, { pessoas: rows })?.groups[1]?.counts;
    expect(countsOf([{ Nome: 'Ana' }, { Nome: 'Bia' }])).toEqual(['2 sócias']);
    expect(countsOf([{ Nome: 'Ana' }])).toEqual(['1 sócia']);
  });

  it('makes a group of each row with a form of its own, as the form that edits it has its fields', () => {
    const pessoas: JsonObject[] = [
      { Guid: 'a', Tipo: 'P', Nome: 'Caio', Cpf: '11222333000181', Cargo: 'Diretor' },
      { Guid: 'b', Tipo: 'R', Cpf: '52998224725' },
    ];
    const rows = (input: Partial<SummaryInput> = {}) => summaryOf(LISTAS, { pessoas }, input)?.groups[1]?.groups;
    expect(rows()).toEqual([
      {
        title: 'Caio',
        items: [
          { label: 'Tipo', value: 'P' },
          { label: 'Nome', value: 'Caio' },
          { label: 'CPF/CNPJ', value: '11.222.333/0001-81' },
        ],
      },
      {
        title: 'Pessoa 2',
        items: [
          { label: 'Tipo', value: 'R' },
          { label: 'Nome', value: '' },
          { label: 'CPF', value: '529.982.247-25' },
        ],
      },
    ]);
    const withRole = { context: { ...context, settings: { cargo: true } } };
    expect(rows(withRole)?.[0]?.items.at(-1)).toEqual({ label: 'Cargo', value: 'Diretor' });
  });

  it('says of a list that it has no rows, or that it did not load', () => {
    expect(summaryOf(LISTAS, {})?.groups[1]).toMatchObject({ note: 'Nenhuma pessoa adicionada', groups: [] });
    expect(summaryOf(LISTAS, {}, { failedLists: ['listas/pessoas'] })?.groups[1]).toMatchObject({
      note: 'A lista não carregou.',
      groups: [],
    });
  });

  it('lets a block speak for itself while it is shown', () => {
    const blockItems: SummaryInput['blockItems'] = (tab, { block, id }) =>
      block === 'documents' ? [{ label: 'RG', value: `${tab}/${id}.pdf` }] : undefined;
    expect(summaryOf(BLOCOS, { Enviar: true }, { blockItems })?.groups).toEqual([
      { id: 'arquivos', title: 'Arquivos', items: [{ label: 'RG', value: 'blocos/arquivos.pdf' }], groups: [] },
    ]);
    expect(summaryOf(BLOCOS, { Enviar: false }, { blockItems })).toBeUndefined();
    expect(summaryOf(BLOCOS, { Enviar: true })).toBeUndefined();
  });

  it('tells of a hidden block where it is asked to, if that has something to say', () => {
    const told = (value: string) => () => [{ label: 'RG', value }];
    const input = { hiddenBlocks: true, blockItems: told('rg.pdf') };
    expect(summaryOf(BLOCOS, { Enviar: false }, input)?.groups[0]?.items).toEqual([{ label: 'RG', value: 'rg.pdf' }]);
    const silent = { hiddenBlocks: true, blockItems: told('') };
    expect(summaryOf(BLOCOS, { Enviar: false }, silent)?.groups.map(({ id }) => id)).toEqual(['termos']);
  });
});
