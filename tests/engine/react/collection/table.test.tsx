import axe from 'axe-core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CollectionDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import * as declaracoes from '../../../../schemas/fundo/declaracoes.json?tab';
import * as fatca from '../../../../schemas/fundo/fatca.json?tab';
import * as procuradoresDoFundo from '../../../../schemas/fundo/procuradores.json?tab';
import * as procuradores from '../../../../schemas/pf/procuradores.json?tab';
import * as procuradoresDaEmpresa from '../../../../schemas/pj/procuradores.json?tab';
import * as representantes from '../../../../schemas/pj/representantes.json?tab';
import { people } from '../../../../stories/engine/people';
import { ok } from '../../../../stories/engine/sampleServer';
import { fullest, namesOf, renderTab } from '../form/tab';

/** Width of a wizard's form, in pixels, where it stands beside the steps in the narrowest window. */
const NARROWEST_FORM = 696;

const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map((cell) => cell.textContent);

/** How many lines a text takes. */
const linesOf = (selector: string) => () => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(selector) as Element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

it('[PF-PRO-02, PF-PRO-07, PF-PRO-08] shows the rows under their columns, yes and no in words', async () => {
  const { screen } = await renderTab(procuradores, { data: { procuradores: people } });
  await expect.element(screen.getByRole('table', { name: 'Pessoas adicionadas' })).toBeVisible();
  expect(textsOf('th')).toEqual([
    'Nome e E-mail',
    'CPF/CNPJ',
    'Emissor de Ordem',
    'US Person',
    'Politicamente exposta',
    'Ações',
  ]);
  expect(textsOf('tbody tr:first-child td')).toEqual([
    'Caio Prado Meirelescaio@prado.adv.br',
    '111.444.777-35',
    'Sim',
    'Não',
    'Não',
    '',
  ]);
  expect(textsOf('tbody tr:last-child td')[1]).toBe('529.982.247-2524.678.131-4');
  for (const name of ['Editar Caio Prado Meireles', 'Excluir Caio Prado Meireles'])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
});

it('lets a row that is added come in, and none that stood there at first', async () => {
  const rows = people.map((person, index) => ({ ...person, Guid: `guid-${index}` }));
  const { form, screen } = await renderTab(procuradores, { data: { procuradores: rows.slice(0, 1) } });
  await expect.element(screen.getByRole('row', { name: /Caio Prado Meireles/ })).toBeVisible();
  const moving = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => getComputedStyle(row).animationName !== 'none');
  expect(moving()).toEqual([false]);
  form.patch({ procuradores: rows.slice(0, 2) });
  await expect.poll(moving).toEqual([false, true]);
  form.patch({ procuradores: rows.slice(1, 2) });
  await expect.poll(moving).toEqual([false]);
});

it('counts the rows beside the title of the list, in its words', async () => {
  const { form, screen } = await renderTab(procuradores, { data: { procuradores: people.slice(0, 1) } });
  await expect.element(screen.getByText('1 pessoa', { exact: true })).toBeVisible();
  form.patch({ procuradores: people.slice(0, 2) });
  await expect.element(screen.getByText('2 pessoas', { exact: true })).toBeVisible();
});

it('counts the rows of a list without words in figures', async () => {
  const { definition } = procuradores;
  const { rows: _, ...list } = (definition.collections as Record<string, CollectionDefinition>)
    .procuradores as CollectionDefinition;
  const wordless = { ...procuradores, definition: { ...definition, collections: { procuradores: list } } };
  const { screen } = await renderTab(wordless, { data: { procuradores: people.slice(0, 2) } });
  await expect.element(screen.getByText('2', { exact: true })).toBeVisible();
});

it('[PF-PRO-03] says in words that there is none', async () => {
  const { screen } = await renderTab(procuradores);
  await expect.element(screen.getByText('Nenhuma pessoa adicionada')).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
});

it('[PRO-03, CF-GER-16] stays a table on a phone, where each row is a card as wide as the screen', async () => {
  await page.viewport(320, 700);
  const { screen } = await renderTab(procuradores, { data: { procuradores: people } });
  await expect.element(screen.getByRole('row', { name: /Marina Sampaio Leal/ })).toBeVisible();
  for (const row of document.querySelectorAll('tbody tr')) expect(row.getBoundingClientRect().right).toBeLessThan(320);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const { violations } = await axe.run('main');
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  await page.viewport(1280, 900);
});

it.each([false, true])(
  '[PJ-REP-02] fits its card with all its columns, the login asked for: %s',
  async (responsavelLogin) => {
    const row = {
      Guid: 'a',
      Tipo: 'Pessoa autorizada emitir ordem',
      Nome: 'Vento Sul Participações S.A.',
      TipoDocumento: 'CNPJ',
      CpfCnpj: 'B3XT5W8Y000121',
      Email: 'maximiliano.wanderley@ventosulparticipacoes.com.br',
      Assinatura: 1,
      UsPerson: false,
      PoliticamenteExposta: true,
      ResponsavelLogin: false,
    };
    const { screen } = await renderTab(representantes, {
      settings: { responsavelLogin },
      data: { representantes: [row, { ...row, Guid: 'b', Tipo: 'Representante', Assinatura: 2 }] },
    });
    expect(textsOf('th').slice(4, -1)).toEqual(
      responsavelLogin ? ['Responsável pelo login', 'Tipo e Assinatura'] : ['Tipo', 'Assinatura'],
    );
    // The form of the wizard as narrow as it is beside the steps: in a window of 1024 pixels.
    screen.container.style.inlineSize = `${NARROWEST_FORM + 2 * 32}px`;
    const card = screen.getByRole('region', { name: 'Pessoas adicionadas' }).element();
    expect(card.getBoundingClientRect().width).toBe(NARROWEST_FORM);
    expect(card.scrollWidth).toBeLessThanOrEqual(NARROWEST_FORM);
    await expect.poll(linesOf('tbody tr:first-child td:first-child span:last-child')).toBe(1);
  },
);

it('[PJ-REP-02] with more than five columns is cards, however wide the window', async () => {
  await page.viewport(1920, 900);
  await renderTab(representantes, { data: fullest(representantes) });
  expect(getComputedStyle(document.querySelector('tbody tr') as Element).display).toBe('grid');
  await expect.poll(linesOf('tbody tr:first-child td:first-child span:last-child')).toBe(1);
  await page.viewport(1280, 900);
});

it('[PF-PRO-08] is cards where an e-mail would not stand whole in its line, and a table again where it does', async () => {
  const Email = 'maria.aparecida.dos.santos.albuquerque.vasconcelos@correspondencia.exemplo.com.br';
  const { screen } = await renderTab(procuradores, { data: { procuradores: [{ ...people[0], Email }] } });
  const display = () => getComputedStyle(document.querySelector('tbody tr') as Element).display;
  screen.container.style.inlineSize = `${NARROWEST_FORM + 2 * 32}px`;
  await expect.poll(display).toBe('grid');
  expect(textsOf('tbody td')[0]).toContain(Email);
  screen.container.style.inlineSize = '1400px';
  await expect.poll(display).toBe('table-row');
  await expect.poll(linesOf('tbody td:first-child span:last-child')).toBe(1);
});

it('[PF-PRO-19, CF-CAL-05] deletes a row after a question, and loads the others again', async () => {
  const { screen, calls, questions } = await renderTab(procuradores, { data: { procuradores: people } });
  await userEvent.click(screen.getByRole('button', { name: 'Excluir Marina Sampaio Leal' }));
  await expect.element(screen.getByRole('row', { name: /Marina/ })).not.toBeInTheDocument();
  const Guid = people[1]?.Guid;
  expect(namesOf(calls).slice(-2)).toEqual([
    `GET /PessoaFisica/representante/excluir?guid=${Guid}&tipo=Representante`,
    'GET /PessoaFisica/representante',
  ]);
  expect(questions).toMatchObject([
    {
      title: 'Confirma a exclusão?',
      text: 'Marina Sampaio Leal sai da lista. Não é possível desfazer.',
      careful: true,
    },
    { title: 'Exclusão realizada com sucesso!', text: 'Dados informados foram excluídos com sucesso.' },
  ]);
  await expect.element(screen.getByRole('row', { name: /Caio/ })).toBeVisible();
  const list = screen.getByRole('group', { name: 'Pessoas adicionadas', exact: true });
  await expect.element(list).toHaveFocus();
  await expect.element(list).toHaveAttribute('id', 'procuradores-procuradores');
});

it.each([
  ['fund', procuradoresDoFundo, 'GET /Fundo/procurador'],
  ['company', procuradoresDaEmpresa, 'GET /PessoaJuridica/representante'],
])('[PRO-19] loads the attorneys of a %s again once one is added, changed or deleted', async (_, tab, load) => {
  const { screen, calls } = await renderTab(tab, { data: fullest(tab) });
  const loads = () => namesOf(calls).filter((name) => name === load).length;
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });

  const typed = { Nome: 'Otávio Lima Nogueira', CPF: '52998224725', 'E-mail': 'otavio@example.com' };
  for (const [name, text] of Object.entries({ ...typed, Telefone: '11987654321', CEP: '01310100' }))
    await userEvent.fill(box(name), text);
  await expect.element(box('Logradouro')).toHaveValue('Avenida Paulista');
  await userEvent.fill(box('Número'), '1578');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assinatura' }), 'Não assina pela empresa');
  await userEvent.click(button('Adicionar'));
  await expect.element(screen.getByRole('row', { name: /Otávio/ })).toBeVisible();
  expect(loads()).toBe(1);

  await userEvent.click(button('Editar Caio Prado Meireles'));
  await userEvent.fill(box('Nome'), 'Caio Prado');
  await userEvent.click(button('Atualizar'));
  await expect.element(button('Editar Caio Prado')).toBeVisible();
  expect(loads()).toBe(2);

  await userEvent.click(button('Excluir Caio Prado'));
  await expect.element(button('Excluir Caio Prado')).not.toBeInTheDocument();
  expect(loads()).toBe(3);
});

it('[PF-PRO-22] what is wrong with the list stands over it, and goes when the list is right', async () => {
  const text =
    'Para continuar, é obrigatório informar um emissor de ordem. Preencha os dados para prosseguir com o cadastro.';
  const { screen, form } = await renderTab(procuradores, {
    settings: { emissorOrdem: true },
    data: { procuradores: people.map((person) => ({ ...person, EmissorOrdem: false })) },
  });
  expect(form.validate('advance')).toMatchObject([{ title: 'Oops.', text }]);
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text);

  await userEvent.click(screen.getByRole('button', { name: 'Editar Caio Prado Meireles' }));
  await userEvent.click(screen.getByRole('radiogroup', { name: 'Emissor de Ordem' }).getByText('Sim'));
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar' }));
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  expect(form.validate('advance')).toEqual([]);
});

it('says that the list could not be loaded, and loads it when asked to', async () => {
  const replies = [{ status: 500 }, ok([])];
  const { screen, session } = await renderTab(procuradores, {
    answers: { 'GET /PessoaFisica/representante': () => replies.shift() ?? ok([]) },
  });
  await session.reloadRows('procuradores', 'procuradores');
  const retry = screen.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(retry).toBeVisible();
  await expect.element(screen.getByText('Nenhuma pessoa adicionada')).not.toBeInTheDocument();
  await userEvent.click(retry);
  await expect.element(screen.getByText('Nenhuma pessoa adicionada')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

it('[FI-DEC-F04, FI-PEP-01] is on the screen as long as a rule shows its list', async () => {
  const pessoas = [
    { Guid: 'a', Nome: 'Regina Castro', Cpf: '71428793860', Cargo: 'Ministra', GrauRelacionamento: 'Irmã' },
  ];
  const { screen, form } = await renderTab(declaracoes, { data: { FuncaoPublicaRelevante: false, pessoas } });
  const title = screen.getByRole('heading', { name: 'Pessoas com função pública relevante' });
  await expect.element(title).not.toBeInTheDocument();
  form.change('/FuncaoPublicaRelevante', true);
  await expect.element(title).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Regina Castro 714.287.938-60 Ministra Irmã/ })).toBeVisible();
  form.change('/FuncaoPublicaRelevante', false);
  await expect.element(title).not.toBeInTheDocument();
});

it('breaks a CNPJ after its stroke, and no date', async () => {
  const pessoas = [{ Guid: 'a', Nome: 'Regina Castro', Cpf: '11222333000181', Cargo: '31/10/2026' }];
  await renderTab(declaracoes, { data: { FuncaoPublicaRelevante: true, pessoas } });
  await expect.poll(() => textsOf('tbody td').slice(1, 3)).toEqual(['11.222.333/0001-81', '31/10/2026']);
  const cells = [...document.querySelectorAll('tbody td')].slice(1, 3);
  expect(cells.map((cell) => cell.querySelectorAll('wbr').length)).toEqual([1, 0]);
});

it('[FI-FAT-02] a cell without a value shows a dash', async () => {
  const representantes = [{ Guid: 'a', Nome: 'Marina Lobo Teles', Percentual: 0.25 }];
  await renderTab(fatca, { data: { representantes } });
  const shown = [...document.querySelectorAll('tbody td:not(:last-child) span')].map(
    (cell) => cell.textContent || getComputedStyle(cell, '::after').content,
  );
  expect(shown).toEqual(['Marina Lobo Teles', '"—"', '25,00%', '"—"']);
});

it('a row without a name is called by the title of its list and its number', async () => {
  const representantes: JsonObject[] = [
    { Guid: 'a', Nome: 'Marina Lobo Teles' },
    { Guid: 'b', Percentual: 0.25 },
  ];
  const { screen, questions } = await renderTab(fatca, { data: { representantes }, answer: false });
  expect(textsOf('tbody tr:last-child td').slice(0, 3)).toEqual(['Representante 2', '', '25,00%']);
  await expect.element(screen.getByRole('button', { name: 'Editar Representante 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Excluir Representante 2' }));
  await expect.poll(() => questions).toMatchObject([{ text: expect.stringMatching(/^Representante 2 /) }]);
});

it('keeps the button of a list clear of the help above it on a phone', async () => {
  await page.viewport(320, 700);
  const { screen } = await renderTab(declaracoes, { data: { FuncaoPublicaRelevante: true } });
  const help = screen.getByText('Você pode adicionar quantas pessoas forem necessárias.').element();
  const button = screen.getByRole('button', { name: 'Adicionar pessoa' }).element();
  expect(button.getBoundingClientRect().top - help.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(12);
  await page.viewport(1280, 900);
});
