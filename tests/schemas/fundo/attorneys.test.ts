import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { exampleOf } from '../../support/pf';
import type { Given } from '../fields/place';
import { expectRow, type FieldRow, texts } from '../fields/row';
import { openForm, openFund, sent } from './place';
import { cep, country, email, flag, mayBeMissing, needed, person, phone, signature, state, words } from './rows';

const number = (label: 'CPF' | 'CNPJ', enters: string, shows: string, refuses: [string, string][]): FieldRow => ({
  ...words(label),
  widget: 'masked',
  enters,
  shows,
  sends: enters,
  missing: needed(label, 'Campo obrigatório'),
  refuses: refuses.map(([value, inline]) => [value, needed(label, inline)]),
});

const FORM: Record<string, [name: string, row: FieldRow]> = {
  '[PRO-F02, PRO-14] the name': ['Nome', person('Nome')],
  '[PRO-F03] the type of document, a CPF at first': [
    'TipoDocumento',
    {
      label: 'Tipo de documento',
      widget: 'select',
      options: texts('CPF', 'CNPJ'),
      enters: 'CNPJ',
      sends: 'CNPJ',
      empty: 'CPF',
      required: true,
    },
  ],
  '[PRO-F04, CF-DNR-19] a CPF, sent as Cpf': [
    'Cpf',
    number('CPF', '52998224725', '529.982.247-25', [
      ['5299822472', 'CPF inválido (11 dígitos necessários)'],
      ['52998224726', 'CPF inválido (dígitos verificadores incorretos)'],
    ]),
  ],
  '[PRO-F04, CF-DNR-03] a CNPJ, sent as Cpf': [
    'Cpf',
    {
      ...number('CNPJ', '12ABC34501DE35', '12.ABC.345/01DE-35', [
        ['1122233300018', 'CNPJ inválido (14 dígitos necessários)'],
        ['12ABC34501DE36', 'CNPJ inválido (dígitos verificadores incorretos)'],
      ]),
      when: { data: { TipoDocumento: 'CNPJ' } },
    },
  ],
  '[PRO-F05] the e-mail': ['Email', email('E-mail')],
  '[PRO-F06] the job title, that may be missing, and that a tenant may leave out': [
    'Cargo',
    { ...mayBeMissing(words('Cargo')), hiddenBy: { settings: { cargo: false } } },
  ],
  '[PRO-F07, PRO-11, CF-OP-13] the telephone: short is missing, longer is wrong': ['Telefone', phone('Telefone')],
  '[PRO-F08] the CEP': ['Cep', cep('CEP')],
  '[PRO-F09] the street': ['Logradouro', words('Logradouro')],
  '[PRO-F10] the number': ['Numero', words('Número')],
  '[PRO-F11] the complement': ['Complemento', mayBeMissing(words('Complemento'))],
  '[PRO-F12] the neighbourhood': ['Bairro', words('Bairro')],
  '[PRO-F13] the city': ['Cidade', words('Cidade')],
  '[PRO-F14] the state': ['Uf', state('UF')],
  '[PRO-F15] the country': ['Pais', country('País')],
  '[PRO-F17] whether they issue orders': ['EmissorOrdem', flag('Emissor de Ordem')],
  '[PRO-F18, CF-CST-29] whether they are a US person, a no at first': ['UsPerson', flag('US Person')],
  '[PRO-F19, CF-CST-29] whether they are exposed, a no at first': [
    'PoliticamenteExposta',
    flag('Politicamente exposta'),
  ],
  '[PRO-F20] how they sign': ['Assinatura', signature('Assinatura')],
};

const [known, other] = exampleOf('procuradores', 'fundo').procuradores as [JsonObject, JsonObject];

/** A whole row, without a key. */
const whole = ({ Guid: _, ...row }: JsonObject) => row;
const add = (row: JsonObject, change: Parameters<typeof openForm>[2] = {}) =>
  openForm('procuradores', { data: whole(row) }, change);

describe('the form of an attorney of the fund', () => {
  it.each(Object.entries(FORM))('%s', (_, [name, row]) =>
    expectRow(name, row, (given) => openForm('procuradores', { ...given, data: { ...whole(known), ...given?.data } })),
  );

  it('[PRO-08, PRO-09, PRO-12] names the first wrong field alone, in the order of the screen', async () => {
    const { form } = await openForm('procuradores');
    const names = form.check('advance').map(({ name }) => name);
    expect(names).toEqual([
      ...['Nome', 'CPF', 'E-mail', 'Telefone', 'CEP', 'Logradouro', 'Número', 'Bairro', 'Cidade', 'UF', 'País'],
      'Assinatura',
    ]);
  });

  it('[CF-DNR-17] another type clears the number', async () => {
    const { form } = await openForm('procuradores', { data: { Cpf: '52998224725' } });
    form.change('/TipoDocumento', 'CNPJ');
    expect(form.view('/Cpf').value).toBeUndefined();
  });
});

describe('the calls of an attorney of the fund', () => {
  it('[FI-PRO-01, CF-CAL-39, CF-ENT-05, PRO-F16] one path adds and changes, with the number as Cpf', async () => {
    const added = await add(known);
    expect(await added.save()).toBe(true);
    const changed = await openForm('procuradores', { stored: known, data: { Cargo: 'Sócio' } });
    await changed.save();
    expect([...sent(added), ...sent(changed)]).toEqual([
      ['/Fundo/procurador', { ...known, Complemento: '', Guid: '' }],
      ['/Fundo/procurador', { ...known, Complemento: '', Cargo: 'Sócio' }],
    ]);
    expect(Object.keys(sent(added)[0]?.[1] as object)).toEqual([
      ...['Guid', 'Tipo', 'Nome', 'TipoDocumento', 'Cpf', 'Email', 'Cargo', 'Telefone', 'Cep', 'Logradouro', 'Numero'],
      ...['Complemento', 'Bairro', 'Cidade', 'Uf', 'Pais', 'EmissorOrdem', 'UsPerson', 'PoliticamenteExposta'],
      'Assinatura',
    ]);
  });

  it('[PRO-16] tells what was added and what was changed', async () => {
    const added = await add(known);
    await added.save();
    const changed = await openForm('procuradores', { stored: known, data: { Cargo: 'Sócio' } });
    await changed.save();
    const text = 'Dados informados foram salvos com sucesso.';
    expect([added.questions.at(-1), changed.questions.at(-1)]).toMatchObject([
      { title: 'Inclusão realizada com sucesso!', text },
      { title: 'Alteração realizada com sucesso!', text },
    ]);
  });

  it('[PRO-17, CF-ERR-03] tells a refusal with the words of the server', async () => {
    const replies = { 'POST /Fundo/procurador': { status: 400, body: { data: ['CPF em uso'] } } };
    const { save, questions } = await add(known, { replies });
    expect(await save()).toBe(false);
    expect(questions.at(-1)).toMatchObject({
      title: 'Dados informados inválidos para procurador.',
      text: 'CPF em uso',
    });
  });

  it('[FI-PRO-03, CF-CAL-40, PRO-18] deletes by the key alone, after a question', async () => {
    const { remove, calls, questions } = await openForm('procuradores', { stored: known });
    expect(await remove()).toBe(true);
    expect(calls.at(-1)).toMatchObject({ method: 'GET', path: `/Fundo/procurador/excluir?guid=${known.Guid}` });
    expect(questions.map(({ title }) => title)).toEqual(['Confirma a exclusão?', 'Exclusão realizada com sucesso!']);
  });

  it('[PRO-18] a deletion that is refused is told', async () => {
    const path = `/Fundo/procurador/excluir?guid=${known.Guid}`;
    const replies = { [`GET ${path}`]: { status: 400, body: { data: ['Em uso'] } } };
    const { remove, questions } = await openForm('procuradores', { stored: known }, { replies });
    expect(await remove()).toBe(false);
    expect(questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Em uso' });
  });

  it('[PRO-06, CF-CEP-05, PRO-05] a stored one is opened with all of its fields, and its CEP locks again', async () => {
    const found = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
    const { form } = await openForm(
      'procuradores',
      { stored: known },
      { replies: { 'GET /ws/01310100/json/': found } },
    );
    expect(form.getState().data).toEqual(known);
    await expect.poll(() => form.view('/Cidade').locked).toBe(true);
    expect(['Logradouro', 'Bairro', 'Uf', 'Pais'].map((name) => form.view(`/${name}`).locked)).not.toContain(false);
    expect(form.getState().data).toEqual(known);
  });

  it('[CF-OP-15] no change of one asks about signatures', async () => {
    const { save, calls } = await openForm('procuradores', { stored: known, data: { Email: 'novo@prado.adv.br' } });
    await save();
    expect(calls.some(({ path }) => path.includes('existeDeclaracaoAssinaturaCliente'))).toBe(false);
  });

  it('[PRO-20, CF-NAV-15] an empty list advances to the participants', async () => {
    const opened = await openFund('procuradores', {}, { replies: { 'GET /Fundo/procurador': [] } });
    expect(await opened.session.advance()).toEqual({ done: true });
    expect([opened.session.view().step, sent(opened)]).toEqual([2, []]);
  });
});

describe('the token for attorneys of the fund', () => {
  /** The form in a mode of authentication, with what the dialog of the token was asked. */
  const withToken = async (given: Given, autenticacao: number, answer = true) => {
    const asked: string[] = [];
    const askBlock = async (block: string) => asked.push(block) > 0 && answer;
    const host = { ask: async () => true, askBlock };
    return { ...(await openForm('procuradores', { ...given, settings: { autenticacao } }, { host })), asked };
  };

  it('[CF-TOK-01, CF-TOK-05] is asked before one is added that signs; no sends nothing', async () => {
    const accepted = await withToken({ data: whole(known) }, 2);
    await accepted.save();
    expect([accepted.asked, sent(accepted).length]).toEqual([['token'], 1]);
    const refused = await withToken({ data: whole(known) }, 2, false);
    expect(await refused.save()).toBe(false);
    expect([refused.asked, sent(refused).length]).toEqual([['token'], 0]);
  });

  it('[CF-TOK-03] is not asked of a new one that does not sign, nor of a change', async () => {
    const silent = await withToken({ data: whole(other) }, 2);
    await silent.save();
    const changed = await withToken({ stored: known, data: { Cargo: 'Sócio' } }, 2);
    await changed.save();
    expect([silent.asked, changed.asked]).toEqual([[], []]);
    expect([...sent(silent), ...sent(changed)]).toHaveLength(2);
  });

  it.each([
    [2, ['token']],
    [1, []],
    [0, []],
  ])('[CF-TOK-02, CF-TOK-04] in mode %i a deletion asks %j, whoever it is', async (mode, expected) => {
    const { asked, remove } = await withToken({ stored: other }, mode);
    expect(await remove()).toBe(true);
    expect(asked).toEqual(expected);
  });
});
