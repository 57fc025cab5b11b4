import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../../engine/core/json';
import * as procuradores from '../../../../schemas/pf/procuradores.json?tab';
import { people } from '../../../../stories/engine/people';
import { never } from '../../../../stories/engine/sampleServer';
import { byId, namesOf, renderTab } from '../form/tab';

const SAVE = 'POST /PessoaFisica/representante';
const [attorney = {}] = people;
const { Guid: _, ...unsaved } = attorney;
const id = (field: string) => `procuradores-procuradores-procurador-${field}`;
const TEXTS = [
  'Nome',
  'Cpf',
  'Email',
  'Telefone',
  'Cargo',
  'Cep',
  'Logradouro',
  'Numero',
  'Bairro',
  'Cidade',
  'Uf',
  'Pais',
];
const shown = () => Object.fromEntries(TEXTS.map((name) => [name, byId(id(name)).value]));
const EMPTY = Object.fromEntries(TEXTS.map((name) => [name, '']));

/** Types what an attorney must have; the address comes by its CEP. */
async function fillForm(form: Locator, change: Record<string, string> = {}) {
  const texts = {
    Nome: 'Caio Prado Meireles',
    'CPF/CNPJ': '11144477735',
    'E-mail': 'caio@prado.adv.br',
    Telefone: '21998123340',
    CEP: '01310100',
    ...change,
  };
  for (const [name, text] of Object.entries(texts)) {
    await userEvent.fill(form.getByRole('textbox', { name, exact: true }), text);
  }
  await expect.element(byId(id('Logradouro'))).toHaveValue('Avenida Paulista');
  await userEvent.fill(form.getByRole('textbox', { name: 'Número' }), '1578');
}

async function renderForm(input: Parameters<typeof renderTab>[1] = {}) {
  const rendered = await renderTab(procuradores, input);
  const form = rendered.screen.getByRole('region', { name: 'Dados procurador' });
  const press = (name: string) => userEvent.click(form.getByRole('button', { name, exact: true }));
  return { ...rendered, form, press, saves: () => rendered.calls.filter(({ method }) => method === 'POST') };
}

describe('the form of a collection', () => {
  it('below the table comes in steps: what the window could show, then the others in the room that they have', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (work: FrameRequestCallback) => frames.push(work));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { form } = await renderForm();
    const card = await form.element();
    const all = TEXTS.flatMap((name) => (name === 'Bairro' ? ['Complemento', name] : [name]));
    const texts = () => all.filter((name) => document.getElementById(id(name)));
    const inWindow = Math.ceil((window.innerHeight - 360) / 110) * (window.innerWidth < 600 ? 1 : 2);
    expect(texts()).toEqual(all.slice(0, inWindow));
    const { offsetHeight } = card as HTMLElement;
    for (const work of frames.splice(0)) work(0);
    await expect.poll(texts).toEqual(all);
    expect(Math.abs((card as HTMLElement).offsetHeight / offsetHeight - 1)).toBeLessThan(0.2);
  });

  it('[PF-PRO-15] names the first field that is missing, and gives it the focus', async () => {
    const { press, questions, saves, onSubmit } = await renderForm();
    await press('Adicionar');
    await expect.element(byId(id('Nome'))).toHaveFocus();
    expect(questions).toMatchObject([
      {
        kind: 'error',
        title: 'Oops...',
        text: 'O campo Nome não foi informado ou é inválido, preencha a informação para avançar.',
      },
    ]);
    expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(5);
    await userEvent.keyboard('Caio Prado Meireles');
    await press('Adicionar');
    await expect.element(byId(id('Cpf'))).toHaveFocus();
    expect(questions[1]?.text).toBe(
      'O campo CPF/CNPJ não foi informado ou é inválido, preencha a informação para avançar.',
    );
    expect(saves()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[PF-PRO-12, CF-CAL-05] is empty again after it was saved, and the list loads again', async () => {
    const { screen, form, press, saves, calls, questions } = await renderForm();
    await fillForm(form);
    await userEvent.click(form.getByRole('radiogroup', { name: 'US Person' }).getByText('Sim'));
    await press('Adicionar');
    await expect.element(screen.getByRole('row', { name: /Caio Prado Meireles/ })).toBeVisible();
    expect(saves()).toMatchObject([{ body: { Tipo: 'Procurador', Nome: 'Caio Prado Meireles', UsPerson: true } }]);
    expect(namesOf(calls).at(-1)).toBe('GET /PessoaFisica/representante');
    expect(questions).toMatchObject([{ kind: 'success', title: 'Inclusão realizada com sucesso!' }]);
    await expect.poll(shown).toEqual(EMPTY);
    await expect.element(form.getByRole('radiogroup', { name: 'US Person' }).getByLabelText('Não')).toBeChecked();
    await expect.element(byId('procuradores-procuradores')).toHaveFocus();
  });

  it('[PF-PRO-10, PF-PRO-11, PF-PRO-12, PRO-07] takes a row in, and is empty again when it is cancelled', async () => {
    const { screen, form, press, saves } = await renderForm({ data: { procuradores: people } });
    await userEvent.click(screen.getByRole('button', { name: 'Editar Caio Prado Meireles' }));
    await expect.element(form.getByRole('button', { name: 'Atualizar' })).toBeVisible();
    await expect.element(byId(id('Nome'))).toHaveFocus();
    await expect.poll(shown).toMatchObject({ Nome: 'Caio Prado Meireles', Cpf: '111.444.777-35', Cep: '01310-100' });
    await expect
      .element(form.getByRole('radiogroup', { name: 'Emissor de Ordem' }).getByLabelText('Sim'))
      .toBeChecked();

    await press('Cancelar');
    await expect.element(form.getByRole('button', { name: 'Adicionar' })).toBeVisible();
    await expect.poll(shown).toEqual(EMPTY);
    await expect
      .element(form.getByRole('radiogroup', { name: 'Emissor de Ordem' }).getByLabelText('Não'))
      .toBeChecked();
    await fillForm(form, { Nome: 'Ana Prado' });
    await press('Adicionar');
    await expect.poll(saves).toMatchObject([{ body: { Tipo: 'Procurador', Guid: '', Nome: 'Ana Prado' } }]);
  });

  it('forgets with a cancelled row also what was no value yet', async () => {
    const { form, press } = await renderForm();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'País (Telefone)' }), 'PT');
    await press('Cancelar');
    await expect.element(form.getByRole('combobox', { name: 'País (Telefone)' })).toHaveValue('BR');
  });

  it('[CF-NAV-11] is sent once, however often it is pressed', async () => {
    const { form, press, saves } = await renderForm({ answers: { [SAVE]: never } });
    await fillForm(form);
    await press('Adicionar');
    await userEvent.click(form.getByRole('button', { name: 'Adicionar' }), { force: true });
    await userEvent.click(byId(id('Nome')));
    await userEvent.keyboard('{Enter}');
    expect(saves()).toHaveLength(1);
  });

  it('is sent by Enter, without going on to the next tab', async () => {
    const { form, saves, onSubmit } = await renderForm();
    await fillForm(form);
    await userEvent.keyboard('{Enter}');
    await expect.poll(saves).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('gives the focus to the field that the server names as it refuses', async () => {
    const body = { data: [{ pointer: '#/Email', detail: 'E-mail em uso' }] };
    const { form, press, questions } = await renderForm({ answers: { [SAVE]: () => ({ status: 400, body }) } });
    await fillForm(form);
    await press('Adicionar');
    await expect.poll(() => questions).toMatchObject([{ text: 'E-mail em uso' }]);
    await expect.element(byId(id('Email'))).toHaveFocus();
    await expect.element(byId(id('Email'))).toHaveAttribute('aria-invalid', 'true');
  });

  it('[PF-PRO-17] keeps its content when the server refuses, and can be sent again', async () => {
    const replies = [{ status: 400, body: { data: ['CPF já cadastrado'] } }, { status: 200 }];
    const { form, press, saves, questions } = await renderForm({
      answers: { [SAVE]: () => replies.shift() ?? { status: 200 } },
    });
    await fillForm(form);
    const before = shown();
    await press('Adicionar');
    await expect
      .poll(() => questions)
      .toMatchObject([
        { kind: 'error', title: 'Dados informados inválidos para procurador.', text: 'CPF já cadastrado' },
      ]);
    expect(shown()).toEqual(before);
    await press('Adicionar');
    await expect.poll(saves).toHaveLength(2);
  });
});

describe('the modal of a collection', () => {
  const open = async (input: Parameters<typeof renderTab>[1] = {}) => {
    const rendered = await renderTab(procuradores, input);
    await userEvent.click(rendered.screen.getByRole('button', { name: 'Adicionar representante' }));
    const modal = rendered.screen.getByRole('dialog', { name: 'Adicionar representante' });
    await expect.element(modal).toBeVisible();
    return { ...rendered, modal };
  };

  it('has the focus in its first field, and forgets its content when it is closed', async () => {
    const { screen, modal } = await open();
    await expect.element(modal.getByRole('combobox', { name: 'Tipo' })).toHaveFocus();
    await userEvent.fill(modal.getByRole('textbox', { name: 'Nome' }), 'Marina');
    await userEvent.keyboard('{Escape}');
    await expect.element(modal).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar representante' }));
    await expect.element(modal.getByRole('textbox', { name: 'Nome' })).toHaveValue('');
  });

  const DISCARD = {
    kind: 'question',
    title: 'Descartar o que foi digitado?',
    text: 'Os dados deste formulário ainda não foram salvos.',
    yes: 'Descartar',
    no: 'Continuar editando',
    careful: true,
  };

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Cancelar', (modal: Locator) => userEvent.click(modal.getByRole('button', { name: 'Cancelar' }))],
    ['Fechar', (modal: Locator) => userEvent.click(modal.getByRole('button', { name: 'Fechar' }))],
  ] as const)('asks before %s discards what was typed, and stays with a no', async (_, close) => {
    const { modal, questions, session } = await open({ answer: false });
    await userEvent.fill(modal.getByRole('textbox', { name: 'Nome' }), 'Marina');
    await close(modal);
    await expect.poll(() => questions).toEqual([DISCARD]);
    await expect.element(modal.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina');
    expect(session.keptForm('procuradores/procuradores/representante')).toMatchObject({ Nome: 'Marina' });
  });

  it('asks nothing when nothing was typed, or all of it was taken back', async () => {
    const { screen, modal, questions } = await open({ answer: false });
    await userEvent.keyboard('{Escape}');
    await expect.element(modal).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar representante' }));
    await userEvent.fill(modal.getByRole('textbox', { name: 'Nome' }), 'Marina');
    await userEvent.clear(modal.getByRole('textbox', { name: 'Nome' }));
    await userEvent.keyboard('{Escape}');
    await expect.element(modal).not.toBeInTheDocument();
    expect(questions).toEqual([]);
  });

  it('[PF-PRO-18] stays open with its content when the server refuses', async () => {
    const { modal, questions } = await open({
      answers: { [SAVE]: () => ({ status: 400, body: { data: ['CPF já cadastrado'] } }) },
    });
    const texts: JsonObject = {
      Nome: 'Marina Sampaio',
      Documento: '24.678.131-4',
      CPF: '52998224725',
      'E-mail': 'marina@leal.com',
    };
    await userEvent.selectOptions(modal.getByRole('combobox', { name: 'Tipo' }), 'Representante');
    for (const [name, text] of Object.entries(texts))
      await userEvent.fill(modal.getByRole('textbox', { name }), String(text));
    await userEvent.click(modal.getByRole('button', { name: 'Adicionar' }));
    await expect
      .poll(() => questions)
      .toMatchObject([{ title: 'Dados informados inválidos informado para representante', text: 'CPF já cadastrado' }]);
    await expect.element(modal).toBeVisible();
    await expect.element(modal.getByRole('textbox', { name: 'Nome' })).toHaveValue('Marina Sampaio');
  });

  it('edits the row that its form is for, and closes when it is saved', async () => {
    const { screen, calls } = await renderTab(procuradores, { data: { procuradores: people } });
    await userEvent.click(screen.getByRole('button', { name: 'Editar Marina Sampaio Leal' }));
    const modal = screen.getByRole('dialog');
    await userEvent.fill(modal.getByRole('textbox', { name: 'Nome' }), 'Marina Leal');
    await userEvent.click(modal.getByRole('button', { name: 'Atualizar' }));
    await expect.element(screen.getByRole('row', { name: /Marina Leal/ })).toBeVisible();
    await expect.element(modal).not.toBeInTheDocument();
    expect(namesOf(calls)).toContain('POST /pessoaFisica/representante');
  });
});

describe('the content of a form that is not sent', () => {
  const NAME = 'procuradores/procuradores/procurador';

  it('[PF-OP-33] is kept, and is there when the tab is shown again', async () => {
    const { form, session, again } = await renderForm();
    await userEvent.fill(form.getByRole('textbox', { name: 'Nome' }), 'Caio');
    await userEvent.fill(form.getByRole('textbox', { name: 'Telefone' }), '2199');
    expect(session.keptForm(NAME)).toMatchObject({ Nome: 'Caio', Tipo: 'Procurador' });
    const screen = await again();
    await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Caio');
    await expect.element(screen.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(21) 99');
    expect(session.keptForm(NAME)).toMatchObject({ Nome: 'Caio' });
  });

  it('is told at the button that opens a form again, and at the row that it is about, until it is saved or given up', async () => {
    const { screen, session, again } = await renderTab(procuradores, { data: { procuradores: people } });
    const told = () => [...document.querySelectorAll('[class*=tag]')].map((tag) => tag.parentElement?.textContent);
    const add = () => userEvent.click(screen.getByRole('button', { name: 'Adicionar representante' }));
    const edit = () => userEvent.click(screen.getByRole('button', { name: 'Editar Marina Sampaio Leal' }));
    const name = screen.getByRole('dialog').getByRole('textbox', { name: 'Nome' });
    await add();
    await userEvent.fill(name, 'Nina');
    // As long as it is on the screen it is told nowhere else.
    await expect.element(name).toHaveValue('Nina');
    expect(told()).toEqual([]);
    const second = await again();
    await expect.poll(told).toEqual(['Adicionar representanteNão concluído']);
    await edit();
    await userEvent.fill(name, 'Marina Leal');
    await second.unmount();
    await again();
    const ROW = expect.stringMatching(/^Marina Sampaio Leal.*Edição não salva$/);
    await expect.poll(told).toEqual(['Adicionar representanteNão concluído', ROW]);
    await edit();
    await expect.element(name).toHaveValue('Marina Leal');
    await expect.poll(told).toEqual(['Adicionar representanteNão concluído']);
    await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Atualizar' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('row', { name: /Marina Leal/ })).toBeVisible();
    expect(told()).toEqual(['Adicionar representanteNão concluído']);
    session.keepForm('procuradores/procuradores/representante', undefined);
    await expect.poll(told).toEqual([]);
  });

  it('is not kept as long as nothing was typed, whatever loads meanwhile', async () => {
    const { session, screen, form } = await renderForm({ data: { procuradores: people } });
    await expect.element(form.getByRole('combobox', { name: 'País', exact: true })).not.toHaveAttribute('aria-busy');
    await session.reloadRows('procuradores', 'procuradores');
    expect(session.keptForm(NAME)).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Editar Caio Prado Meireles' }));
    await expect.poll(() => byId(id('Cidade')).readOnly).toBe(true);
    await session.reloadRows('procuradores', 'procuradores');
    expect(session.keptForm(NAME)).toBeUndefined();
  });

  it('is forgotten when it is cancelled, sent, or emptied again', async () => {
    const { form, press, session } = await renderForm();
    const name = form.getByRole('textbox', { name: 'Nome' });
    await userEvent.fill(name, 'Caio');
    await press('Cancelar');
    expect(session.keptForm(NAME)).toBeUndefined();
    await userEvent.fill(name, 'Caio');
    await userEvent.clear(name);
    expect(session.keptForm(NAME)).toBeUndefined();
    await fillForm(form);
    expect(session.keptForm(NAME)).toMatchObject({ Numero: '1578' });
    await press('Adicionar');
    await expect.poll(() => session.keptForm(NAME)).toBeUndefined();
  });

  it('waits while a saved row is edited in its place, whose content is kept apart', async () => {
    const { screen, form, session, press } = await renderForm({ data: { procuradores: [{ ...unsaved, Guid: 'a' }] } });
    const name = form.getByRole('textbox', { name: 'Nome' });
    const edit = () => userEvent.click(screen.getByRole('button', { name: 'Editar Caio Prado Meireles' }));
    await userEvent.fill(name, 'Metade');
    await edit();
    await expect.element(name).toHaveValue('Caio Prado Meireles');
    await userEvent.fill(name, 'Caio Prado');
    expect(session.keptForm(NAME)).toMatchObject({ Nome: 'Metade' });
    expect(session.keptForm(`${NAME}/a`)).toMatchObject({ Guid: 'a', Nome: 'Caio Prado' });

    await press('Cancelar');
    await expect.element(name).toHaveValue('Metade');
    expect(session.keptForm(`${NAME}/a`)).toBeUndefined();
    await edit();
    await expect.element(name).toHaveValue('Caio Prado Meireles');
  });
});
