import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { type Json, type JsonObject, withValues } from '../../../engine/core/json';
import { files } from '../../../stories/studio/WorkspaceStory';
import { RulePanel } from '../../../studio/properties/sentence/RulePanel';
import { scopeOf } from '../../../studio/properties/sentence/scope';
import { accessibilityProblems } from '../accessibilityProblems';

const values = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, JSON.parse(text) as Json]));
const tab = values['pf/informacoes.json'] as { rules: JsonObject[] };
const ruleCalled = (id: string) => tab.rules.find((rule) => rule.id === id) as JsonObject;
const scope = scopeOf(values, 'pf/informacoes.json');

async function open(rule: JsonObject) {
  const said = { rule };
  function Panel() {
    const [now, setNow] = useState(rule);
    said.rule = now;
    return <RulePanel rule={now} scope={scope} onChange={(patch) => setNow(withValues(now, patch))} />;
  }
  const screen = await render(<Panel />);
  return { said, screen };
}

it('adds and takes away values by keys alone', async () => {
  const { said } = await open(ruleCalled('nascido-fora'));
  page.getByRole('button', { name: 'Incluir opção' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Incluir opção' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await expect.poll(() => said.rule.when).toEqual({ Nacionalidade: { enum: [2, 3, 1] } });
  // No option is left to be added: the keys are at what stands in its place.
  await expect.element(page.getByRole('button', { name: 'Retirar Brasileiro Nato' })).toHaveFocus();
  page.getByRole('button', { name: 'Retirar Naturalizado' }).element().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => said.rule.when).toEqual({ Nacionalidade: { enum: [3, 1] } });
  await expect.element(page.getByRole('button', { name: 'Retirar Estrangeiro' })).toHaveFocus();
});

it('goes from token to token by arrows, and Escape closes a list', async () => {
  await open(ruleCalled('nascido-fora'));
  page.getByRole('button', { name: 'Campo: Nacionalidade' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Comparação: é um de' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('button', { name: 'ou então' })).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(page.getByRole('listbox', { name: 'Campo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Campo: Nacionalidade' })).toHaveFocus();
  await expect.element(page.getByRole('listbox', { name: 'Campo' })).not.toBeInTheDocument();
});

it('says another condition, written only when it is whole', async () => {
  const { said } = await open(ruleCalled('nascido-fora'));
  await page.getByRole('button', { name: 'e também' }).click();
  expect(said.rule.when).toEqual({ Nacionalidade: { enum: [2, 3] } });
  await page.getByRole('button', { name: 'Campo: escolha o campo' }).click();
  await userEvent.keyboard('sexo{Enter}');
  await expect.poll(() => said.rule.when).toEqual({ Nacionalidade: { enum: [2, 3] }, Sexo: true });
  await page.getByRole('button', { name: 'Comparação: está preenchido' }).click();
  await page.getByRole('option', { name: 'não é', exact: true }).click();
  expect(said.rule.when).toEqual({ Nacionalidade: { enum: [2, 3] }, Sexo: true });
  await page.getByRole('button', { name: 'Incluir opção' }).last().click();
  await page.getByRole('option', { name: 'Feminino' }).click();
  await expect
    .poll(() => said.rule.when)
    .toEqual({
      Nacionalidade: { enum: [2, 3] },
      Sexo: { not: { const: 'Feminino' } },
    });
  await page.getByRole('button', { name: 'ou então' }).click();
  await page.getByRole('button', { name: 'Campo: escolha o campo' }).click();
  await userEvent.keyboard('assessor{Enter}');
  await expect
    .poll(() => said.rule.when)
    .toEqual({
      anyOf: [{ Nacionalidade: { enum: [2, 3] }, Sexo: { not: { const: 'Feminino' } } }, { Assessor: true }],
    });
});

it('negates a condition, groups it, and takes it away', async () => {
  const { said } = await open(ruleCalled('nascido-fora'));
  const more = () => page.getByRole('button', { name: 'Mais ações desta condição: …' }).first();
  await more().click();
  await page.getByRole('option', { name: 'Negar' }).click();
  await expect.poll(() => said.rule.when).toEqual({ not: { Nacionalidade: { enum: [2, 3] } } });
  await more().click();
  await page.getByRole('option', { name: 'Deixar de negar' }).click();
  await expect.poll(() => said.rule.when).toEqual({ Nacionalidade: { enum: [2, 3] } });
  page.getByRole('button', { name: 'Campo: Nacionalidade' }).element().focus();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => said.rule).not.toHaveProperty('when');
  await expect.element(page.getByRole('button', { name: 'condição' })).toHaveFocus();
});

it('compares with days, numbers and other fields', async () => {
  const { said } = await open({ id: 'nova', when: { DataNascimento: true }, require: ['Assessor'] });
  await page.getByRole('button', { name: 'Comparação: está preenchido' }).click();
  await page.getByRole('option', { name: 'é antes de' }).click();
  await expect.poll(() => said.rule.when).toEqual({ DataNascimento: { before: 'today' } });
  await page.getByRole('button', { name: 'Prazo' }).click();
  await page.getByRole('option', { name: 'antes de', exact: true }).click();
  await page.getByRole('textbox', { name: 'Quanto' }).fill('18');
  await expect
    .poll(() => said.rule.when)
    .toEqual({
      DataNascimento: { before: { day: 'today', minus: { years: 18 } } },
    });
  await page.getByRole('button', { name: 'Comparação: é antes de' }).click();
  await page.getByRole('option', { name: 'dá ao menos … anos de idade' }).click();
  await page.getByRole('textbox', { name: 'Número' }).fill('21');
  await expect.poll(() => said.rule.when).toEqual({ DataNascimento: { minAge: 21 } });
});

it('says what fields become', async () => {
  const { said } = await open({ id: 'nova', on: ['Sexo'] });
  await page.getByRole('button', { name: 'Dizer mais' }).click();
  await page.getByRole('option', { name: 'Preenche', exact: true }).click();
  await page.getByRole('button', { name: 'Preenche: incluir campo' }).click();
  await userEvent.keyboard('situação legal{Enter}');
  await page.getByRole('button', { name: 'De onde vem: vazio' }).click();
  await page.getByRole('option', { name: 'um valor' }).click();
  await page.getByRole('button', { name: 'Valor: escolha' }).click();
  await page.getByRole('option', { name: 'Emancipado' }).click();
  await expect.poll(() => said.rule).toEqual({ id: 'nova', on: ['Sexo'], set: { SituacaoLegal: 3 } });
});

it('shows more, and says with it what becomes of what is hidden', async () => {
  const { said } = await open({ id: 'nova', when: { $mode: { const: 'new' } }, require: ['Assessor'] });
  await page.getByRole('button', { name: 'Dizer mais' }).click();
  await page.getByRole('option', { name: 'Mostra', exact: true }).click();
  await page.getByRole('button', { name: 'Mostra: incluir' }).click();
  await userEvent.keyboard('assessor{Enter}');
  await expect
    .poll(() => said.rule)
    .toEqual({
      id: 'nova',
      when: { $mode: { const: 'new' } },
      require: ['Assessor'],
      show: ['Assessor'],
      hidden: 'keep',
    });
});

it('reads a sentence that is typed, and says where it does not', async () => {
  const { said } = await open(ruleCalled('nascido-fora'));
  await page.getByText('Frase').click();
  const box = page.getByRole('textbox', { name: 'Frase da regra' });
  await expect
    .element(box)
    .toHaveValue(
      'Quando *Nacionalidade* é *Naturalizado* ou *Estrangeiro*: mostra e exige *País de nascimento*; ao ocultar, apaga.',
    );
  await box.fill('Quando *Nacionalidade* é *Estrangeiro*: exibe *País de nascimento*.');
  await expect
    .element(page.getByText('Não entendi a partir de “exibe *País de nascimento*.”. (caractere 41)'))
    .toBeVisible();
  await box.fill('Quando *Nacionalidade* é *Estrangeiro*: exige *País de nascimento*.');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => said.rule)
    .toEqual({
      id: 'nascido-fora',
      when: { Nacionalidade: { const: 3 } },
      require: ['PaisNascimento'],
    });
});

it('takes JSON that is JSON', async () => {
  const { said } = await open(ruleCalled('troca-de-uf'));
  await page.getByText('JSON', { exact: true }).click();
  const box = page.getByRole('textbox', { name: 'A regra como JSON' });
  await box.fill('{ "id": "troca-de-uf", ');
  await expect.element(page.getByText('Ainda não é JSON: vale o que estava escrito.')).toBeVisible();
  expect(said.rule).toEqual(ruleCalled('troca-de-uf'));
  await box.fill('{ "id": "troca-de-uf", "on": ["Naturalidade"], "clear": ["CidadeNascimento", "OrgaoEmissao"] }');
  await expect.poll(() => said.rule.clear).toEqual(['CidadeNascimento', 'OrgaoEmissao']);
});

it.each(tab.rules.map((rule) => [rule.id as string, rule] as const))(
  'shows %s with choices, for all',
  async (_, rule) => {
    const { said, screen } = await open(rule);
    expect(said.rule).toEqual(rule);
    expect(await accessibilityProblems(screen.container)).toEqual([]);
  },
);
