import { expect } from 'vitest';
import type { LookupStart } from '../../../../engine/core/state/change';
import { applyAnswer } from '../../../../engine/core/state/lookup';
import type { Effects } from './types';

const RULE = 'fornecedor/empresa.json#/rules/-';
const COMPANY = {
  RazaoSocial: 'Padaria Sol Ltda.',
  Cnpj: '11222333000181',
  contas: [{ Banco: '001', Agencia: '1234' }],
};

/** Each kind of rule, by the answers that reach it and those that do not. */
export const ruleEffects: Effects = {
  [`${RULE} outro-porte`]: ({ open }) => {
    const { state } = open({ Porte: 1, PorteDescricao: 'Média' });
    expect([...state.hidden]).toEqual(expect.arrayContaining(['/PorteDescricao', '/aviso-porte']));
    expect(state.data).not.toHaveProperty('PorteDescricao');
    expect(open({ Porte: 3, PorteDescricao: 'Média' }).state.data.PorteDescricao).toBe('Média');
  },
  [`${RULE} filiais`]: ({ open }) => {
    expect(open({ TemFilial: true }).state.required).toContain('/QuantidadeFiliais');
    expect(open({ TemFilial: false }).state.hidden).toContain('/QuantidadeFiliais');
  },
  [`${RULE} porte-travado`]: ({ open }) => {
    const { state } = open({ Porte: 2 }, { user: { StatusCadastro: 1 } });
    expect(state.locked).toContain('/Porte');
    expect(state.data.Porte).toBe(2);
    expect(open({ Porte: 2 }, { user: { StatusCadastro: 0 } }).state.locked).not.toContain('/Porte');
  },
  [`${RULE} total`]: ({ open }) => {
    const { state } = open({ ValorServico: 10.1, ValorFrete: 0.2, Total: 99 });
    expect(state.data.Total).toBe(10.3);
    expect(state.locked).toContain('/Total');
    expect(open({ ValorServico: 10 }).put('/ValorServico', null).state.data).not.toHaveProperty('Total');
  },
  [`${RULE} empresa-nova`]: ({ open }) => {
    const error = open({ DataFundacao: '2026-05-01' }).errorAt('/DataFundacao', 'leave');
    expect(error).toMatchObject({ title: 'Oops...', inline: 'A empresa deve ter pelo menos um ano.' });
    expect(open({ DataFundacao: '2020-05-01' }).errorAt('/DataFundacao', 'leave')).toBeUndefined();
  },
  [`${RULE} emails-diferentes`]: ({ open }) => {
    const same = open({ Email: 'a@b.com.br', EmailSecundario: 'A@b.com.br' });
    expect(same.errorAt('/EmailSecundario', 'save')?.inline).toBe('Os e-mails não podem ser iguais.');
    const other = open({ Email: 'a@b.com.br', EmailSecundario: 'c@b.com.br' });
    expect(other.errorAt('/EmailSecundario', 'save')).toBeUndefined();
  },
  [`${RULE} troca-de-documento`]: ({ open }) => {
    const { state, put } = open({ TipoDocumento: 'CPF', Documento: '52998224725' });
    expect(state.data.Documento).toBe('52998224725');
    expect(put('/TipoDocumento', 'CNPJ').state.data).not.toHaveProperty('Documento');
  },
  [`${RULE} primeira-filial`]: ({ open }) => {
    expect(open({ TemFilial: true }).state.data).not.toHaveProperty('QuantidadeFiliais');
    expect(open().put('/TemFilial', true).state.data.QuantidadeFiliais).toBe(1);
  },
  [`${RULE} sem-filiais`]: ({ open }) => {
    const { put } = open({ TemFilial: true, QuantidadeFiliais: 2 });
    expect(put('/TemFilial', false).asks).toMatchObject([{ title: 'Apagar as filiais?', yes: 'Apagar' }]);
    expect(open().put('/TemFilial', true).asks).toEqual([]);
  },
  [`${RULE} cep`]: ({ open }) => {
    const { put, plan, context } = open({ Logradouro: 'Rua antiga', Cidade: 'Santos' });
    const changed = put('/Cep', '01310100');
    const start = changed.lookups[0] as LookupStart;
    expect(start.with).toEqual({ cep: '01310100' });
    const record = { logradouro: '', uf: 'SP', localidade: 'São Paulo' };
    const found = applyAnswer(plan, changed.state, start, { kind: 'found', record }, context).state;
    expect(found.data).toMatchObject({ Uf: 'SP', Cidade: 'São Paulo' });
    expect([...found.locked]).toEqual(expect.arrayContaining(['/Uf', '/Cidade']));
    expect(found.locked).not.toContain('/Logradouro');
    const none = applyAnswer(plan, changed.state, start, { kind: 'notFound' }, context).state;
    expect(none.data).not.toHaveProperty('Cidade');
  },
  [`${RULE} servico-gratis`]: async ({ session }) => {
    const asked = async (ValorServico: number) => {
      const { session: opened, questions, sent } = session({ answer: false });
      await opened.open();
      opened.form('empresa').load({ ...COMPANY, ValorServico });
      await opened.advance();
      return { questions, sent: sent().length };
    };
    expect(await asked(0)).toMatchObject({
      questions: [{ title: 'Confirma o valor?', yes: 'Sim, continuar' }],
      sent: 0,
    });
    expect((await asked(10)).questions).toEqual([]);
  },
  [`${RULE} observacao-de-cnpj`]: ({ open }) => {
    expect(open({ TipoDocumento: 'CNPJ' }).state.required).toContain('/Observacao');
    expect(open({ TipoDocumento: 'CPF' }).state.required).not.toContain('/Observacao');
  },
  [`${RULE} pergunta-filiais`]: ({ open }) => {
    const { state } = open({ TemFilial: true }, { settings: { perguntarFiliais: false } });
    expect(state.hidden).toContain('/TemFilial');
    expect(state.data.TemFilial).toBe(true);
    expect(open().state.hidden).not.toContain('/TemFilial');
  },
};
