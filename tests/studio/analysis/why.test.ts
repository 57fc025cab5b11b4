import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { whyOf } from '../../../studio/analysis/why/answer';
import type { TabAlone } from '../../../studio/analysis/why/moment';
import { turnOf } from '../../../studio/analysis/why/turn';
import type { OutcomeId, WhyAsked } from '../../../studio/analysis/why/types';
import { compilePreview } from '../../../studio/server/compile';
import { readDefinitions } from '../definitions';

const { texts } = readDefinitions();

async function moduleOf(tab: string): Promise<TabAlone> {
  const { code = '' } = compilePreview(texts, tab);
  return import(/* @vite-ignore */ `data:text/javascript;charset=utf-8,${encodeURIComponent(code)}`);
}

const asked = (at: string, data: JsonObject = {}): WhyAsked => ({
  ...{ at, data, settings: {}, user: {}, mode: 'new', today: '2026-11-23', tabs: {} },
});

describe('why a field is as it is', () => {
  let informacoes: TabAlone;
  let enderecos: TabAlone;
  beforeAll(async () => {
    [informacoes, enderecos] = await Promise.all([moduleOf('pf/informacoes'), moduleOf('pf/enderecos')]);
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
