import { beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { whyOf } from '../../../studio/analysis/why/answer';
import type { TabAlone } from '../../../studio/analysis/why/moment';
import { turnOf } from '../../../studio/analysis/why/turn';
import type { OutcomeId, WhyAsked } from '../../../studio/analysis/why/types';
import { readDefinitions, tabModule } from '../definitions';

const { texts } = readDefinitions();

const asked = (at: string, data: JsonObject = {}): WhyAsked => ({
  ...{ at, data, settings: {}, user: {}, mode: 'new', today: '2026-11-23', tabs: {} },
});

describe('why a field is as it is', () => {
  let informacoes: TabAlone;
  let enderecos: TabAlone;
  beforeAll(async () => {
    [informacoes, enderecos] = await Promise.all([
      tabModule(texts, 'pf/informacoes'),
      tabModule(texts, 'pf/enderecos'),
    ]);
  });
  const outcome = (module: TabAlone, question: WhyAsked, id: OutcomeId) =>
    whyOf(module, question)?.outcomes.find((one) => one.id === id);

  it('is said in one sentence, with the rule, its leaves and the fields that decide', () => {
    const found = outcome(informacoes, asked('/PaisNascimento', { Nacionalidade: 1 }), 'visible');
    expect(found).toMatchObject({
      now: 'não',
      sentence: '*País de nascimento* está oculto porque *Nacionalidade* é *Brasileiro Nato*',
      deciding: ['/Nacionalidade'],
      because: [
        { rule: 'nascido-fora', truth: false, leaves: [{ truth: false, now: { value: '*Brasileiro Nato*' } }] },
      ],
    });
  });

  it('says what is empty, errors and lists of options', () => {
    const question = asked('/PaisNascimento', { Nacionalidade: 3 });
    expect(outcome(informacoes, question, 'required')?.sentence).toBe(
      '*País de nascimento* é obrigatório porque *Nacionalidade* é *Estrangeiro*',
    );
    expect(outcome(informacoes, question, 'value')).toMatchObject({ now: 'vazio' });
    expect(outcome(informacoes, question, 'errors')).toMatchObject({
      now: '1',
      because: [{ rule: 'nascido-fora', effect: 'require' }],
    });
    expect(outcome(informacoes, question, 'options')).toMatchObject({ now: 'lista da API' });
  });

  it('explains a section and a rule', () => {
    expect(outcome(enderecos, asked('#correspondencia'), 'visible')).toMatchObject({
      ...{ now: 'não', because: [{ rule: 'outro-endereco' }] },
    });
    const index = (informacoes.definition.rules ?? []).findIndex(({ id }) => id === 'nascido-fora');
    expect(outcome(informacoes, asked(`rule:/rules/${index}`, { Nacionalidade: 2 }), 'rule')).toMatchObject({
      now: 'vale',
    });
  });

  it('explains one option: chosen, to be chosen, or kept from that with its field', () => {
    const of = (data: JsonObject, at = '/Nacionalidade', option: Json = 3) =>
      outcome(informacoes, { ...asked(at, data), option }, 'option');
    expect(of({ Nacionalidade: 3 })).toMatchObject({ now: 'escolhida' });
    expect(of({ Nacionalidade: 1 })?.sentence).toBe('A opção *Estrangeiro* de *Nacionalidade* pode ser escolhida');
    expect(of({ Nacionalidade: 3 }, '/Naturalidade', 'SP')).toMatchObject({
      now: 'indisponível',
      because: [expect.objectContaining({ effect: 'show', truth: false })],
    });
  });

  it('explains whether the wizard has the tab, by its condition', async () => {
    const bancarios = await tabModule(texts, 'pf/dados-bancarios');
    const question = { ...asked(''), settings: { ocultarBanco: true } };
    expect(outcome(bancarios, question, 'visible')).toMatchObject({
      now: 'não',
      because: [{ isOfWizard: true, truth: false, leaves: [{ truth: false, reference: '$settings/ocultarBanco' }] }],
    });
    expect(outcome(bancarios, { ...question, settings: { ocultarBanco: false } }, 'visible')?.now).toBe('sim');
    expect(outcome(informacoes, asked(''), 'visible')?.because).toEqual([]);
  });

  it('explains a field of the form of a row by that form, new or as the row is', async () => {
    const procuradores = await tabModule(texts, 'pf/procuradores');
    const [list = ''] = Object.keys(procuradores.definition.collections ?? {});
    const form = procuradores.definition.collections?.[list]?.forms?.[0];
    const [name] = form?.required ?? [];
    const at = `/${list}/0/${name}`;
    const answer = whyOf(procuradores, asked(at));
    expect(answer).toMatchObject({ at, called: expect.stringContaining(form?.title as string) });
    expect(outcome(procuradores, asked(at), 'required')).toMatchObject({
      now: 'sim',
      because: [{ effect: 'keyword', pointer: expect.stringMatching(/^\/collections\/.*\/forms\/0\/required$/) }],
    });
  });

  describe('of the form of a row that is open', () => {
    let representantes: TabAlone;
    beforeAll(async () => {
      representantes = await tabModule(texts, 'pj/representantes');
    });
    const LIST = 'representantes';
    const row = (data: JsonObject, index = 0, stored: JsonObject = {}) => ({
      ...{ list: LIST, form: 'representante', index, stored, data },
    });
    const AUTHORISED = { Tipo: 'Pessoa autorizada emitir ordem' };

    it('is by what stands in the form, not by the row as it was saved', () => {
      const saved = { [LIST]: [{ Guid: 'g1', Tipo: 'Representante' }] };
      const at = `/${LIST}/0/Assinatura`;
      expect(outcome(representantes, asked(at, saved), 'required')).toMatchObject({ now: 'sim' });
      const open = { ...asked(at, saved), rows: [row(AUTHORISED)] };
      expect(outcome(representantes, open, 'required')).toMatchObject({ now: 'não' });
      expect(outcome(representantes, open, 'value')).toMatchObject({
        because: [{ rule: 'emissor-nao-assina', truth: true }],
        deciding: [`/${LIST}/0/Tipo`],
      });
      expect(whyOf(representantes, open)?.called).toBe('Assinatura (Representante, linha 1)');
    });

    it('is of a new row behind the others, whose fields do not count as its own', () => {
      const others = { [LIST]: [{ Guid: 'g1', ResponsavelLogin: true }] };
      const settings = { responsavelLogin: true };
      const at = `/${LIST}/1/ResponsavelLogin`;
      const open = { ...asked(at, others), settings, rows: [row({ Tipo: 'Representante' }, 1)] };
      expect(outcome(representantes, open, 'locked')).toMatchObject({
        now: 'sim',
        because: [{ rule: 'um-so-responsavel', truth: true }],
      });
      expect(whyOf(representantes, open)?.called).toBe('Responsável pelo login (Representante)');
    });

    it('is turned by an answer of the form, which an example can tell', () => {
      const open = { ...asked(`/${LIST}/0/Assinatura`), rows: [row(AUTHORISED)] };
      expect(turnOf(representantes, open, 'required')).toMatchObject({
        changes: [{ called: '*Tipo*', to: '*Representante*' }],
        row: { list: LIST, form: 'representante', index: 0, data: { Tipo: 'Representante' } },
        data: { [LIST]: [{ Tipo: 'Representante' }] },
        isExample: true,
      });
    });
  });

  it('explains a button: which questions come before its work, of a tab and of the row in a form', async () => {
    const [financeiros, representantes] = await Promise.all([
      tabModule(texts, 'fundo/dados-financeiros'),
      tabModule(texts, 'pj/representantes'),
    ]);
    const advance = outcome(financeiros, asked('ask:advance'), 'advance');
    expect(advance?.because.every(({ effect, truth }) => effect === 'ask' && truth)).toBe(advance?.now !== 'nada');
    expect(whyOf(financeiros, asked('ask:advance'))?.called).toBe('Avançar');
    expect(whyOf(financeiros, asked(''))?.outcomes.map(({ id }) => id)).toEqual(['visible', 'advance']);
    const named = { Guid: 'g1', Tipo: 'Representante', Nome: 'Ana', Email: 'ana@lima.com.br' };
    const stored = { ...named, TipoDocumento: 'CPF', CpfCnpj: '52998224725', Assinatura: 1 };
    const update = (data: JsonObject) => {
      const rows = [{ list: 'representantes', form: 'representante', index: 0, stored, data }];
      const saved = { representantes: [stored] };
      return outcome(representantes, { ...asked('ask:update/representantes/0', saved), rows }, 'update');
    };
    expect(update({ ...stored, Nome: 'Ana Maria' })).toMatchObject({
      now: '1 pergunta',
      because: [{ rule: 'assinaturas', truth: true }],
    });
    expect(update(stored)).toMatchObject({ now: 'nada', because: [{ rule: 'assinaturas', truth: false }] });
  });

  it('has no answer for what is not there', () => {
    expect(whyOf(informacoes, asked('/Nada'))).toBeUndefined();
  });

  it('knows the fewest answers that turn it, and what else comes of them', () => {
    const data = { Nacionalidade: 1, Naturalidade: 'SP' };
    expect(turnOf(informacoes, asked('/PaisNascimento', data), 'hidden')).toMatchObject({
      changes: [{ called: '*Nacionalidade*', from: '*Brasileiro Nato*', to: '*Naturalizado*' }],
      data: { Nacionalidade: 2 },
      hidden: ['*Naturalidade (UF)*'],
    });
    expect(turnOf(informacoes, asked('/Nacionalidade', data), 'hidden')).toBe('none');
  });
});
