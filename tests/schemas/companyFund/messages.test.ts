import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { exampleOf } from '../../support/pf';
import type { Given } from '../fields/place';
import { fill, openAt, sent, WIZARDS, type WizardId } from './open';

const OOPS = 'Oops...';

/** A tab as it is typed, and what stops it first: title and text of the dialog, and the text under the field. */
interface Stop {
  wizard: WizardId;
  tab: string;
  given?: Given;
  values: Record<string, Json>;
  title: string;
  text?: string;
  inline?: string;
}

const EMPRESA = 'dados-da-empresa';
const STOPS: Record<string, Stop> = {
  '[CF-ERR-36, CF-ERR-37] M-OBR and M-A1': {
    wizard: 'pj',
    tab: EMPRESA,
    values: { Email: null },
    title: OOPS,
    text: 'O campo E-mail principal não foi informado, preencha a informação para avançar.',
    inline: 'Campo obrigatório.',
  },
  '[CF-ERR-37] M-A3': {
    wizard: 'fundo',
    tab: 'dados-cadastrais',
    values: { Email: null },
    title: OOPS,
    text: 'O campo E-mail não foi informado ou é inválido, preencha a informação para avançar.',
  },
  '[CF-ERR-36, CF-ERR-37] M-TEL': {
    wizard: 'fundo',
    tab: 'dados-cadastrais',
    values: { Telefone: null },
    title: OOPS,
    inline: 'Telefone obrigatório ou inválido',
  },
  '[CF-ERR-37] M-A4': {
    wizard: 'pj',
    tab: EMPRESA,
    values: { Telefone: '+551187' },
    title: OOPS,
    text: 'O campo Telefone celular foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.',
  },
  '[CF-ERR-37] M-A5': {
    wizard: 'pj',
    tab: 'dados-financeiros',
    values: { CapitalSocial: null },
    title: OOPS,
    text: 'O campo Capital social não foi informado corretamente. Use um valor numérico (pode ser 0).',
  },
  '[CF-ERR-37] two equal e-mails': {
    wizard: 'pj',
    tab: EMPRESA,
    values: { Email: 'a@x.com', EmailSecundario: 'A@x.com' },
    title: OOPS,
    text: 'O e-mail secundário não pode ser igual ao e-mail principal.',
  },
  '[CF-ERR-37, CF-CST-02] a short nickname': {
    wizard: 'pj',
    tab: EMPRESA,
    given: { settings: { apelido: true } },
    values: { Apelido: 'ab' },
    title: OOPS,
    text: 'O campo apelido deve ter no mínimo três caracteres.',
  },
  '[CF-ERR-37] a question without an answer': {
    wizard: 'fundo',
    tab: 'dados-cadastrais',
    values: { EnderecoCorrespondencia: null },
    title: 'Atenção: pergunta obrigatória não informada.',
  },
};

describe('what stops a tab', () => {
  it.each(Object.entries(STOPS))('%s has its title and its words', async (_, stop) => {
    const { wizard, tab, given, values, title, text, inline } = stop;
    const opened = await openAt(wizard, tab, given);
    fill(opened, tab, values);
    const [error] = opened.session.form(tab).check('advance');
    expect(error).toMatchObject({ title, ...(text && { text }), ...(inline && { inline }) });
  });

  it('[CF-CST-02] a nickname has at most 20 letters and digits, and is there with the setting alone', async () => {
    const { session } = await openAt('pj', EMPRESA, { settings: { apelido: true } });
    const form = session.form(EMPRESA);
    form.change('/Apelido', 'a'.repeat(21));
    expect(form.check('advance')).toMatchObject([{ pointer: '/Apelido' }]);
    form.change('/Apelido', 'Aurora20'.padEnd(20, '0'));
    expect(form.check('advance')).toEqual([]);
    const other = await openAt('pj', EMPRESA, { settings: { apelido: false } });
    expect(other.session.form(EMPRESA).view('/Apelido').hidden).toBe(true);
  });
});

describe('what is asked first', () => {
  it('[CF-ERR-35] a partner’s change that costs signatures', async () => {
    const replies = { 'GET /declaracao/existeDeclaracaoAssinaturaCliente': true };
    const [first] = exampleOf(EMPRESA, 'pj').socios as [JsonObject];
    const stored = { socios: [{ ...first, Guid: 's1' }] };
    const opened = await openAt('pj', EMPRESA, { stored }, { replies, answer: false });
    fill(opened, EMPRESA, { 'socios/0/Nome': 'Outro Nome' });
    expect(await opened.session.advance()).toMatchObject({ done: false });
    expect(opened.questions).toMatchObject([
      {
        kind: 'question',
        title: 'Atenção!',
        text: 'As alterações nos dados deste responsável invalidam as assinaturas já coletadas das declarações. Será necessário solicitar novas assinaturas a todos os responsáveis. Deseja continuar com esta alteração?',
        yes: 'Sim, continuar',
        no: 'Cancelar',
      },
    ]);
    expect(sent(opened)).toEqual([]);
  });

  it.each(WIZARDS)('[CF-ERR-30, CF-SUI-07] the removal of the waiver in %s', async (wizard) => {
    const stored = { MotivoDispensaQuestionarioId: 2, DataQuestionario: '2026-11-20T12:00:00.000Z' };
    const opened = await openAt(wizard, 'produtos', { stored });
    const form = opened.session.form('produtos');
    expect(form.view('/MotivoDispensaQuestionarioId')).toMatchObject({ hidden: false, required: true });
    fill(opened, 'produtos', { dispensa: false });
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened.questions).toMatchObject([
      {
        title: 'Remover dispensa de questionário',
        text: 'Para realizar essa operação os produtos aderidos serão cancelados. Deseja seguir?',
        yes: 'Confirmar',
        no: 'Cancelar',
      },
    ]);
    expect(form.view('/MotivoDispensaQuestionarioId').hidden).toBe(true);
  });
});
