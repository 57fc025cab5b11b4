import { describe, expect, it, vi } from 'vitest';
import { BLOCKS } from '../../contract/blocks';
import { loadSchemas } from '../../engine/compile';
import type { Json, JsonObject } from '../../engine/core/json';
import { openSchemaForm } from '../support/forms';

const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
const forms = (schemas?.forms ?? []).flatMap(({ definition, tabs }) =>
  tabs.map((tab) => ({ id: `${definition.id}/${tab.id}`, tab })),
);

/** What a form says on pressing its button: the first error as `pointer text`. */
async function press(id: string, data: JsonObject, settings?: Record<string, Json>): Promise<string | undefined> {
  const { form } = await openSchemaForm(id, { ...(settings && { settings }) });
  form.load(data);
  form.validate('advance');
  expect(form.visibleErrors().length).toBeLessThanOrEqual(1);
  return form.visibleErrors().map(({ pointer, inline }) => `${pointer} ${inline}`)[0];
}

describe.each(forms)('the form $id', ({ id, tab }) => {
  it('shows one error at a time, and no dialog', () => {
    expect([tab.errors, tab.dialog]).toEqual(['first', false]);
  });

  it('passes its valid examples and refuses the others where they say, each with its text', async () => {
    const { form } = await openSchemaForm(id);
    for (const data of tab.examples?.valid ?? []) {
      form.load(data);
      expect(form.check('advance').map(({ pointer }) => pointer)).toEqual([]);
    }
    for (const { data, first, errors, settings } of tab.examples?.invalid ?? []) {
      const wrong = (await openSchemaForm(id, { ...(settings && { settings }) })).form;
      wrong.load(data);
      const found = wrong.check('advance');
      expect(found[0]?.pointer).toBe(first);
      expect(found.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(errors));
      for (const { inline } of found) expect(inline).toMatch(/^[^{}]+$/);
    }
  });
});

const PF = { selectedTipoCliente: 1, cpf: '52998224725', nomeCompleto: 'Ana Maria', email: 'ana@exemplo.com' };
const PJ = {
  selectedTipoCliente: 2,
  cnpj: '11222333000181',
  razaoSocial: 'Serra Azul Ltda.',
  dataConstituicao: '2011-08-14',
  email: 'ana@exemplo.com',
};
const NICKNAMES = { apelido: true };
const without = (data: JsonObject, ...names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
const INVALID = (name: string) => `O ${name} informado é inválido! Verifique os dados e tente novamente.`;

describe('the start of a sign-up', () => {
  it.each([
    ['nothing', {}, '/selectedTipoCliente É necessário preencher o campo Tipo de cadastro.'],
    ['no CPF', { selectedTipoCliente: 1 }, '/cpf É necessário preencher o campo CPF.'],
    ['no name', without(PF, 'nomeCompleto', 'email'), '/nomeCompleto É necessário preencher o campo Nome completo.'],
    ['no e-mail', without(PF, 'email'), '/email É necessário preencher o campo E-mail.'],
    ['no CNPJ', { selectedTipoCliente: 2 }, '/cnpj É necessário preencher o campo CNPJ.'],
    ['no company', without(PJ, 'razaoSocial'), '/razaoSocial É necessário preencher o campo Razão Social.'],
    [
      'no e-mail of a fund',
      { ...without(PJ, 'email'), selectedTipoCliente: 3 },
      '/email É necessário preencher o campo E-mail.',
    ],
    ['no nickname', PJ, '/apelido É necessário preencher o campo Apelido.'],
    ['nothing wrong', PF, undefined],
  ])('[ACC-SUP-12, ACC-SUP-13] with %s names the first thing that is missing', async (_, data, said) => {
    expect(await press('acesso/cadastro', data, NICKNAMES)).toBe(said);
  });

  it.each([
    ['/cpf', { ...PF, cpf: '52998224724' }, INVALID('CPF')],
    ['/cpf', { ...PF, cpf: '11111111111' }, INVALID('CPF')],
    ['/cnpj', { ...PJ, cnpj: '11222333000182' }, INVALID('CNPJ')],
    ['/cnpj', { ...PJ, cnpj: '1122233300018' }, INVALID('CNPJ')],
    ['/email', { ...PF, email: 'ana.exemplo.com' }, INVALID('E-mail')],
  ])('[ACC-SUP-14, ACC-DOC-03] refuses %s of %o', async (pointer, data, text) => {
    expect(await press('acesso/cadastro', data)).toBe(`${pointer} ${text}`);
  });

  it('[ACC-SUP-14] takes a CNPJ with letters', async () => {
    expect(await press('acesso/cadastro', { ...PJ, cnpj: '12ABC34501DE35' })).toBeUndefined();
  });

  it.each(['Anas', ' An '])(
    '[ACC-NAME-06, ACC-NAME-05] asks of the name "%s" five characters',
    async (nomeCompleto) => {
      expect(await press('acesso/cadastro', { ...PF, nomeCompleto })).toBe('/nomeCompleto Campo obrigatório.');
    },
  );

  it('[ACC-NICK-03, ACC-CONST-05, ACC-SUP-15] asks of a nickname three characters and no more than twenty', async () => {
    const say = (apelido: string) => press('acesso/cadastro', { ...PJ, apelido }, NICKNAMES);
    expect(await say('ab')).toBe('/apelido O campo apelido deve ter no mínimo três caracteres.');
    expect(await say('abc')).toBeUndefined();
    expect(await say('a'.repeat(21))).toBe('/apelido Texto longo demais.');
  });

  it('[ACC-SUP-02, ACC-SUP-03, ACC-SUP-04] shows what belongs to the type', async () => {
    const shown = async (selectedTipoCliente: number, settings = {}) => {
      const { form } = await openSchemaForm('acesso/cadastro', { settings });
      form.load({ selectedTipoCliente });
      return form.plan.fields.filter(({ path }) => !form.view(`/${path[0]}`).hidden).map(({ schema }) => schema.title);
    };
    const company = ['Tipo de cadastro', 'CNPJ', 'Razão Social', 'Data de Constituição', 'E-mail'];
    expect(await shown(1, NICKNAMES)).toEqual(['Tipo de cadastro', 'CPF', 'Nome completo', 'E-mail']);
    expect(await shown(2)).toEqual(company);
    expect(await shown(3, NICKNAMES)).toEqual([...company, 'Apelido']);
  });

  it('[ACC-SUP-11, ACC-SUP-03] fills name and date of a found CNPJ, read-only; another CNPJ empties them', async () => {
    const { form, calls } = await openSchemaForm('acesso/cadastro', {
      replies: () => ({ status: 200, body: { data: { RazaoSocial: 'Serra Azul', DataConstituicao: '2011-08-14' } } }),
    });
    form.load({ selectedTipoCliente: 2 });
    expect(['/razaoSocial', '/dataConstituicao'].map((pointer) => form.view(pointer).locked)).toEqual([true, true]);
    form.change('/cnpj', '1122233300018');
    form.change('/cnpj', '11222333000181');
    await vi.waitFor(() => expect(form.view('/razaoSocial').value).toBe('Serra Azul'));
    expect(form.view('/dataConstituicao')).toMatchObject({ value: '2011-08-14', locked: true });
    form.change('/cnpj', '1122233300018');
    expect(form.view('/razaoSocial')).toMatchObject({ value: undefined, locked: true });
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /register/verifyCNPJ?cnpj=11222333000181',
    ]);
  });

  it('[ACC-SUP-17, ACC-ERR-12] empties all but the type when there is no such CNPJ, and says so', async () => {
    const { form, questions } = await openSchemaForm('acesso/cadastro', { settings: NICKNAMES });
    form.load({ selectedTipoCliente: 3, email: 'ana@exemplo.com', apelido: 'Matriz' });
    form.change('/cnpj', '11222333000181');
    await vi.waitFor(() => expect(form.getState().data).toEqual({ selectedTipoCliente: 3 }));
    expect(questions.map(({ title, text }) => [title, text])).toEqual([
      [
        'Não encontramos um registro correspondente ao e-mail ou documento inserido.',
        'Verifique se digitou corretamente e tente novamente.',
      ],
    ]);
  });

  it('[ACC-SUP-18, ACC-ERR-13] keeps everything when the look-up fails, and says so', async () => {
    const { form, questions } = await openSchemaForm('acesso/cadastro', { replies: () => ({ status: 400 }) });
    form.load({ selectedTipoCliente: 2, email: 'ana@exemplo.com' });
    form.change('/cnpj', '11222333000181');
    await vi.waitFor(() => expect(questions).toHaveLength(1));
    expect(questions[0]).toMatchObject({
      title: 'Falha na requisição.',
      text: 'A consulta falhou ao localizar CNPJ, tente novamente.',
    });
    expect(form.getState().data).toMatchObject({ cnpj: '11222333000181', email: 'ana@exemplo.com' });
  });
});

describe('the recovery of a password', () => {
  it.each([
    [{}, '/TipoCliente Necessário preencher o campo Tipo de cadastro'],
    [{ TipoCliente: 2 }, '/Email Necessário preencher o campo E-mail'],
    [{ TipoCliente: 2, Email: 'ana@exemplo.com' }, '/Apelido Necessário preencher o campo Apelido'],
    [{ TipoCliente: 1, Email: 'ana@exemplo.com' }, undefined],
  ])('[ACC-REC-04, ACC-REC-05] of %o says first: %s', async (data, said) => {
    expect(await press('acesso/recuperacao', data, NICKNAMES)).toBe(said);
  });

  it('[ACC-REC-02] shows the nickname to companies and funds alone, and only when nicknames are on', async () => {
    const isShown = async (TipoCliente: number, apelido: boolean) => {
      const { form } = await openSchemaForm('acesso/recuperacao', { settings: { apelido } });
      form.load({ TipoCliente });
      return !form.view('/Apelido').hidden;
    };
    expect(await Promise.all([1, 2, 3].map((type) => isShown(type, true)))).toEqual([false, true, true]);
    expect(await Promise.all([1, 2, 3].map((type) => isShown(type, false)))).toEqual([false, false, false]);
  });

  it('[ACC-REC-03, ACC-SUP-01, ACC-ROLE-03] takes no type that the tenant has removed', async () => {
    const settings = { removerTipos: '2; 3' };
    const say = 'Escolha uma das opções.';
    expect(await press('acesso/recuperacao', { TipoCliente: 3, Email: 'a@b.co' }, settings)).toBe(
      `/TipoCliente ${say}`,
    );
    expect(await press('acesso/cadastro', PJ, settings)).toBe(`/selectedTipoCliente ${say}`);
    expect(await press('acesso/recuperacao', { TipoCliente: 1, Email: 'a@b.co' }, settings)).toBeUndefined();
  });
});

describe('the password of a sign-up', () => {
  const CRITERIA =
    'Senha informada não atende aos critérios. É necessário possuir o mínimo de 8 caracteres, sendo ao menos 1 letra maiúscula, 1 minúscula e 1 caractere especial.';
  const DIFFERENT = 'Senha e confirmação de senha precisam ser iguais';

  it.each([
    [{}, '/senha Necessário preencher a senha'],
    [{ confirmarSenha: 'Abcdef1!' }, '/senha Necessário preencher a senha'],
    [{ senha: 'Abcdef1!' }, `/confirmarSenha ${DIFFERENT}`],
    [{ senha: 'Abcdef1!', confirmarSenha: 'abcdef1!' }, `/confirmarSenha ${DIFFERENT}`],
    [{ senha: 'Abcdef1!', confirmarSenha: 'Abcdef1!' }, undefined],
  ])('[ACC-SUF-03, ACC-SUF-05] of %o says %s', async (data, said) => {
    expect(await press('acesso/finalizacao', data)).toBe(said);
  });

  it.each(['Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcdefg 1'])(
    '[ACC-SUF-04, ACC-PWD-01, ACC-PWD-02, ACC-PWD-03] of "%s" names the criteria',
    async (senha) => {
      expect(await press('acesso/finalizacao', { senha, confirmarSenha: senha })).toBe(`/senha ${CRITERIA}`);
    },
  );
});

it('[ACC-CONST-06] a password needs eight characters, and no more', async () => {
  const say = (senha: string) => press('acesso/finalizacao', { senha, confirmarSenha: senha });
  expect(await say('Abcde1!')).toMatch(/^\/senha /);
  expect(await say('Abcdef1!')).toBeUndefined();
});

describe('what was typed in a form', () => {
  it('is back after a reload, and gone once the form is emptied', async () => {
    const first = await openSchemaForm('acesso/cadastro');
    first.form.change('/selectedTipoCliente', 1);
    first.form.change('/cpf', '52998224725');
    first.standalone.flush();
    const second = await openSchemaForm('acesso/cadastro', { kept: first.kept });
    expect(second.standalone.isRestored).toBe(true);
    expect(second.form.getState().data).toEqual({ selectedTipoCliente: 1, cpf: '52998224725' });
    second.standalone.reset();
    expect([second.form.getState().data, [...second.kept]]).toEqual([{}, []]);
  });

  it('is never kept of passwords', async () => {
    const { form, standalone, kept } = await openSchemaForm('acesso/finalizacao');
    form.change('/senha', 'Abcdef1!');
    standalone.flush();
    expect([...kept]).toEqual([]);
  });
});
