import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import { type NewFieldPlace, newFieldPlace } from '../../../studio/document/add/newFieldPlace';
import { WorkspaceProvider } from '../../../studio/document/WorkspaceContext';
import { NewField } from '../../../studio/properties/gallery/NewField';
import { Properties } from '../../../studio/properties/Properties';
import { accessibilityProblems } from '../accessibilityProblems';

const file = 'pf/informacoes.json';
const tab = 'pf/informacoes';

async function open(pointer: string, path = file) {
  const selection = { file: path, pointer, tab };
  const store = storyWorkspace(selection);
  const before = store.getState().texts[path] as string;
  const screen = await render(
    <WorkspaceStory selection={selection} store={store} height={860}>
      <Properties />
    </WorkspaceStory>,
  );
  /** The lines that are not as they were. */
  const changed = () => {
    const was = before.split('\n');
    return (store.getState().texts[path] as string).split('\n').filter((line) => !was.includes(line));
  };
  return { store, screen, changed };
}

it('writes one key at a time as it is typed, in one step of the history', async () => {
  const { store, changed } = await open('/schema/properties/PaisNascimento');
  await page.getByLabelText('Rótulo').fill('País natal');
  await expect
    .poll(changed)
    .toEqual(['      "PaisNascimento": { "$ref": "../shared.json#/$defs/pais", "title": "País natal" },']);
  expect(store.getState().past.map(({ name }) => name)).toEqual(['Rótulo de País de nascimento']);
  store.undo();
  await expect.element(page.getByLabelText('Rótulo')).toHaveValue('País de nascimento');
  expect(changed()).toEqual([]);
});

it('chooses width and when a field is required, and says which rules act on it', async () => {
  const { store, changed } = await open('/schema/properties/PaisNascimento');
  await page.getByRole('radiogroup', { name: 'Largura' }).getByLabelText('6').click();
  await expect.poll(changed).toEqual(['    "PaisNascimento": { "ui:width": 6 },']);
  await expect.element(page.getByRole('radio', { name: 'Se visível' })).toBeChecked();
  await page.getByRole('radio', { name: 'Não' }).first().click();
  await expect.poll(() => JSON.stringify(store.getState().values[file])).not.toContain('"require":["PaisNascimento"]');
  await expect
    .element(
      page.getByText('Quando Nacionalidade é Naturalizado ou Estrangeiro: mostra País de nascimento; ao ocultar'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'basica' })).toBeVisible();
});

it('says why a field that is always seen cannot be required where it is seen', async () => {
  const { store } = await open('/schema/properties/CidadeNascimento');
  await expect.element(page.getByRole('radio', { name: 'Sempre' })).toBeChecked();
  await page.getByRole('radio', { name: 'Não' }).first().click();
  await expect.element(page.getByRole('radio', { name: 'Não' }).first()).toBeChecked();
  await page.getByRole('radio', { name: 'Se visível' }).click();
  await expect.element(page.getByText('Nenhuma regra mostra este campo')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Não' }).first()).toBeChecked();
  expect(store.getState().past).toHaveLength(1);
});

it('goes to a rule and back to a field it depends on', async () => {
  const { store } = await open('/schema/properties/PaisNascimento');
  await page.getByRole('button', { name: 'Editar regra' }).click();
  expect(store.getState().selection?.pointer).toBe('/rules/6');
  await expect.element(page.getByRole('heading', { name: 'nascido-fora' })).toBeVisible();
});

it('begins another thing at its top, with the keys at its heading and nothing explained yet', async () => {
  const { store, screen } = await open('/schema/properties/PaisNascimento');
  const root = screen.container.querySelector('aside') as HTMLElement;
  await page.getByRole('button', { name: 'Editar regra' }).click();
  await expect.element(page.getByRole('heading', { name: 'nascido-fora' })).toHaveFocus();
  const scrolled = [...root.children].find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight) ?? root;
  expect(scrolled.scrollTop).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Ao ocultar: apaga o que foi digitado' }));
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.lastElementChild?.textContent).toMatch(/^Ao ocultar/);
  store.select({ file, pointer: '/schema/properties/NomeMae', tab });
  await expect.element(page.getByRole('heading', { name: 'Nome da mãe' })).toBeVisible();
  expect(root.lastElementChild?.textContent).toBe('A explicação de cada propriedade aparece aqui.');
});

it('makes the page no longer than the window by what is only heard', async () => {
  await open('/schema/properties/PaisNascimento');
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect.element(page.getByLabelText('Teclado')).toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(innerHeight, 900));
});

it('writes nothing of what a key cannot be, and says why', async () => {
  const { store, changed } = await open('/uiSchema/ui:sections/1');
  await page.getByLabelText('Título').fill('');
  await userEvent.tab();
  expect(changed()).toEqual([]);
  await page.getByLabelText('Título').fill('Cônjuge');
  await expect.poll(changed).toHaveLength(1);
  expect(store.getState().past).toHaveLength(1);
});

it('changes options and their order', async () => {
  const { store } = await open('/schema/properties/Nacionalidade');
  const options = () => {
    const value = store.getState().values[file] as { schema: { properties: Record<string, { oneOf: unknown }> } };
    return value.schema.properties.Nacionalidade?.oneOf;
  };
  await page.getByLabelText('Texto da opção 3').fill('De fora');
  await page.getByRole('button', { name: 'Descer a opção 2' }).click();
  await expect.poll(options).toEqual([
    { const: 1, title: 'Brasileiro Nato' },
    { const: 3, title: 'De fora' },
    { const: 2, title: 'Naturalizado' },
  ]);
});

it('takes another kind from the gallery', async () => {
  const { changed } = await open('/schema/properties/Assessor');
  await page.getByRole('button', { name: 'Trocar' }).click();
  await page.getByRole('radio', { name: 'E-mail' }).first().click();
  await page.getByRole('button', { name: 'Usar este tipo' }).click();
  await expect
    .poll(changed)
    .toEqual([
      '      "Assessor": { "type": "string", "title": "Assessor", "format": "email", "treatment": "contato" },',
    ]);
  await expect.element(page.getByText('E-mail', { exact: true })).toBeVisible();
});

it('writes a rule that is changed with choices, and leaves the rest of it as it is written', async () => {
  const { store, changed } = await open('/rules/6');
  await page.getByRole('button', { name: 'Retirar Naturalizado' }).click();
  await expect.poll(changed).toEqual(['      "when": { "Nacionalidade": { "const": 3 } },']);
  expect(store.getState().past.at(-1)?.name).toBe('Regra de nascido-fora');
});

it('adds a field where one is, and selects it', async () => {
  const store = storyWorkspace({ file, pointer: '/schema/properties/PaisNascimento', tab });
  const place = newFieldPlace(store.getState().values, { file, pointer: '/schema/properties/PaisNascimento', tab });
  await render(
    <WorkspaceProvider value={store}>
      <NewField place={place as NewFieldPlace} tab={tab} onClose={() => {}} />
    </WorkspaceProvider>,
  );
  await page.getByLabelText('Título').fill('Quando chegou ao Brasil');
  await expect.element(page.getByLabelText('Nome na API')).toHaveValue('QuandoChegouAoBrasil');
  await page.getByRole('radio', { name: 'Data', exact: true }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => store.getState().selection?.pointer).toBe('/schema/properties/QuandoChegouAoBrasil');
  expect(store.getState().texts[file]).toContain(
    '"QuandoChegouAoBrasil": { "type": "string", "title": "Quando chegou ao Brasil", "format": "date" },',
  );
  expect(store.getState().past).toHaveLength(1);
});

it('explains the key that has the focus', async () => {
  await open('/schema/properties/PaisNascimento');
  await page.getByLabelText('Ajuda', { exact: true }).click();
  await expect.element(page.getByText('Ajuda Uma linha entre o rótulo e o campo.')).toBeInTheDocument();
  await expect
    .element(page.getByLabelText('Ajuda', { exact: true }))
    .toHaveAccessibleDescription('Uma linha entre o rótulo e o campo.');
});

it('changes nothing while the text is no JSON', async () => {
  const { store } = await open('/schema/properties/PaisNascimento');
  store.edit('Texto', [{ file, offset: 0, length: 1, text: '' }]);
  await expect.element(page.getByText('O arquivo não é JSON no momento')).toBeVisible();
  await expect.element(page.getByLabelText('Rótulo')).toBeDisabled();
});

it.each([
  ['a field', file, '/schema/properties/PaisNascimento'],
  ['options', file, '/schema/properties/Nacionalidade'],
  ['a section', file, '/uiSchema/ui:sections/1'],
  ['a tab', file, ''],
  ['a list', 'pf/procuradores.json', '/schema/properties/procuradores'],
  ['a part', 'pf/wizard.json', '/parts/0'],
  ['a wizard', 'pf/wizard.json', ''],
  ['a setting', 'settings.json', '/autenticacao'],
])('can be used by all: %s', async (_, path, pointer) => {
  const { screen } = await open(pointer, path);
  expect(await accessibilityProblems(screen.container)).toEqual([]);
});
