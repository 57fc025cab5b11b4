import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import { valueIn } from '../../../studio/document/difference';
import type { Selection } from '../../../studio/document/workspace';
import { Properties } from '../../../studio/properties/Properties';
import { accessibilityProblems } from '../accessibilityProblems';

/** The properties of something, and what stands at a place of its file now. */
async function open(file: string, pointer: string, tab: string | null = null) {
  const selection: Selection = { file, pointer, tab };
  const store = storyWorkspace(selection);
  await render(
    <WorkspaceStory selection={selection} store={store} height={860}>
      <Properties />
    </WorkspaceStory>,
  );
  const at = (place: string) => valueIn(store.getState().texts[file] as string, pointer + place);
  return { store, at };
}

it('says a treatment in fields, and how long data is kept in a sentence', async () => {
  const { at } = await open('shared.json', '/treatments/contato');
  await page.getByLabelText('Finalidade').fill('Falar com você.');
  await page.getByRole('button', { name: 'Prazo: unidade: meses' }).click();
  await page.getByRole('option', { name: 'anos' }).click();
  await page.getByRole('textbox', { name: 'Prazo: quanto' }).fill('2');
  await page.getByRole('textbox', { name: 'Norma que obriga a guardar' }).fill('Lei 1');
  await expect.poll(() => at('/retention')).toEqual({ from: 'end', years: 2, norm: 'Lei 1' });
  expect(at('/purpose')).toBe('Falar com você.');
  expect(await accessibilityProblems(page.getByRole('complementary').element())).toEqual([]);
});

it('chooses the treatment of a field by its title, and goes to it', async () => {
  const { store, at } = await open('pf/informacoes.json', '/schema/properties/Assessor', 'pf/informacoes');
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.getByRole('button', { name: /^Tratamento dos dados/ }).click();
  await page.getByRole('option', { name: 'Contato e correspondência' }).click();
  await expect.poll(() => at('/treatment')).toBe('contato');
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect.poll(() => store.getState().selection?.pointer).toBe('/treatments/contato');
});

it('chooses the type of customers of a wizard by its name', async () => {
  const { at } = await open('fundo/wizard.json', '');
  await page.getByRole('button', { name: 'Tipo de cliente: Fundo de Investimento' }).click();
  await page.getByRole('option', { name: /^Pessoa Jurídica/ }).click();
  await expect.poll(() => at('/type')).toBe(2);
});

it('says of a call how long it waits and what is said when it fails, and nothing where that is nothing', async () => {
  const { at } = await open('pj/wizard.json', '/parts/0');
  const before = at('/save');
  const details = page.getByRole('group', { name: 'Ao chamar' });
  await details.getByText('Gravar', { exact: false }).click();
  const wait = details.getByRole('textbox', { name: 'Tempo limite' }).last();
  await wait.fill('60000');
  await expect.poll(() => at('/save')).toMatchObject({ timeout: 60000 });
  await wait.fill('');
  await expect.poll(() => at('/save')).toEqual(before);
});

it('says more of a field in one form of its list, by the controls that the field itself has', async () => {
  const { at } = await open('pf/procuradores.json', '/collections/procuradores/forms/0', 'pf/procuradores');
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  const fields = page.getByRole('group', { name: 'Campos deste formulário' });
  await fields.getByRole('button', { name: 'Campos deste formulário: incluir campo' }).click();
  await page.getByRole('option', { name: 'Nome', exact: true }).click();
  await fields.getByRole('button', { name: 'Dizer mais de Nome' }).click();
  await page.getByRole('option', { name: 'Tamanho máximo', exact: true }).click();
  await fields.getByRole('textbox', { name: 'Tamanho máximo' }).fill('40');
  await expect.poll(() => at('/properties/Nome')).toMatchObject({ maxLength: 40 });
  await fields.getByRole('button', { name: 'Como na linha: Tamanho máximo de Nome' }).click();
  await expect.poll(() => at('/properties/Nome')).not.toHaveProperty('maxLength');
});

it('says what a wizard has of its own in a tab of all, by the blocks of the tab', async () => {
  const { values } = storyWorkspace({ file: 'pf/wizard.json', pointer: '', tab: null }).getState();
  const { tabs } = values['pf/wizard.json'] as unknown as { tabs: { shared?: true; id: string }[] };
  const index = tabs.findIndex(({ id, shared }) => shared && id === 'documentos');
  const { at } = await open('pf/wizard.json', `/tabs/${index}`);
  const own = page.getByRole('group', { name: 'O que é deste formulário' });
  await own.getByRole('textbox', { name: 'Linha de apoio' }).fill('Envie o contrato.');
  await expect.poll(() => at('/own')).toMatchObject({ lead: 'Envie o contrato.' });
  await own.getByRole('button', { name: /^Quando envia/ }).click();
  await page.getByRole('option', { name: 'Logo que é escolhido' }).click();
  await expect.poll(() => JSON.stringify(at('/own/blocks'))).toContain('"send":"pick"');
});

it('changes what the screen says in one wizard, by the text that all have', async () => {
  const { at } = await open('fundo/wizard.json', '');
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.getByRole('button', { name: 'Textos: incluir texto' }).click();
  await page
    .getByRole('option', { name: /^Avançar/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Textos: Avançar' }).fill('Próxima');
  await expect.poll(() => at('/texts')).toMatchObject({ advance: 'Próxima' });
});
