import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/tokens.css';
import { storyWorkspace, WorkspaceStory } from '../../../stories/studio/WorkspaceStory';
import type { ThingLinks } from '../../../studio/analysis/links/types';
import { useWorkspace } from '../../../studio/document/WorkspaceContext';
import type { WorkspaceStore } from '../../../studio/document/workspace';
import { Outline } from '../../../studio/outline/Outline';
import { useOutline } from '../../../studio/outline/useOutline';
import { useLinks } from '../../../studio/state/useLinks';
import { accessibilityProblems } from '../accessibilityProblems';

const file = 'pf/informacoes.json';
const tab = 'pf/informacoes';

function WholeOutline() {
  const values = useWorkspace((workspace) => workspace.values);
  return <Outline nodes={useOutline(values)} onAddField={() => {}} />;
}

async function open(pointer: string) {
  const selection = { file, pointer, tab };
  const store = storyWorkspace(selection);
  const screen = await render(
    <WorkspaceStory selection={selection} store={store} width={320} height={860}>
      <WholeOutline />
    </WorkspaceStory>,
  );
  return { store, screen };
}

const fieldsOf = (store: WorkspaceStore, section: number): string[] =>
  (store.getState().values[file] as { uiSchema: { 'ui:sections': { fields: string[] }[] } }).uiSchema['ui:sections'][
    section
  ]?.fields ?? [];

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

it('marks what is there only at times, and tells what it depends on over the mark', async () => {
  await open('/schema/properties/PaisNascimento');
  const country = row('País de nascimento');
  await expect.element(country).toHaveAccessibleName(/aparece às vezes, depende de 1/);
  await country.hover();
  await country.getByRole('button', { name: /^aparece às vezes/ }).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Depende de Nacionalidade');
});

it('tells which rows have to do with the chosen one', async () => {
  await open('/schema/properties/PaisNascimento');
  await expect.element(row('Nacionalidade')).toHaveAccessibleName(/ligado ao escolhido/);
  await expect.element(row('Sexo')).not.toHaveAccessibleName(/ligado ao escolhido/);
});

it('moves what is chosen to another section by the menu and by its key', async () => {
  const { store } = await open('/schema/properties/Assessor');
  await page.getByRole('button', { name: 'Ações de Assessor' }).click();
  await page.getByRole('menuitem', { name: 'Mover para...' }).click();
  await page.getByLabelText('Para', { exact: true }).selectOptions('Dados do cônjuge');
  await page.getByLabelText('Posição').selectOptions('No começo');
  await page.getByRole('button', { name: 'Mover', exact: true }).click();
  await expect.poll(() => fieldsOf(store, 1)).toEqual(['Assessor', 'NomeConjugue', 'CpfConjugue']);
  await userEvent.keyboard('{Control>}m{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Mover Assessor' })).toBeVisible();
});

it('tells before something is deleted which places name it, one or several', async () => {
  await open('/schema/properties/PaisNascimento');
  await page.getByRole('button', { name: 'Ações de País de nascimento' }).click();
  await page.getByRole('menuitem', { name: 'Apagar...' }).click();
  await expect.element(page.getByText(/^Estes \d+ lugares ainda o citam e vão aparecer em Problemas/)).toBeVisible();
});

it('keeps what is selected when somebody comes into the rows before they are drawn, and leads the keys there', async () => {
  const { store } = await open('/schema/properties/PaisNascimento');
  await expect.element(row('País de nascimento')).toBeVisible();
  (row('País de nascimento').element() as HTMLElement).focus();
  await page.getByRole('searchbox').click();
  const pointer = '/rules/6';
  store.select({ file, pointer, tab });
  (page.getByRole('treegrid').element() as HTMLElement).focus();
  expect(store.getState().selection?.pointer).toBe(pointer);
  await expect.element(row('nascido-fora')).toHaveFocus();
  expect(store.getState().selection?.pointer).toBe(pointer);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => store.getState().selection?.pointer).toBe('/rules/5');
});

const rulesOf = (store: WorkspaceStore): string[] =>
  (store.getState().values[file] as { rules: { id: string }[] }).rules.map(({ id }) => id);

it('moves the same thing twice by two keys that follow each other before the rows are drawn anew', async () => {
  const { store } = await open('/rules/5');
  const order = rulesOf(store);
  const moved = order[5] as string;
  await expect.element(row(moved)).toBeVisible();
  (row(moved).element() as HTMLElement).focus();
  for (const _ of [1, 2]) {
    const target = document.activeElement as HTMLElement;
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }),
    );
    // What the key itself draws is there; what is drawn later is not.
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(rulesOf(store)).toEqual([...order.slice(0, 5), order[6], order[7], moved, ...order.slice(8)]);
  expect(store.getState().selection?.pointer).toBe('/rules/7');
});

it('draws for a title that row and those around it alone, and goes to it by its new letters', async () => {
  const { store } = await open('/schema/properties/Apelido');
  const retitle = async (from: string, to: string) => {
    const said = '"title": "';
    const offset = (store.getState().texts[file] as string).indexOf(`${said}${from}"`) + said.length;
    store.edit('Rótulo', [{ file, offset, length: from.length, text: to }]);
    await expect.element(row(to)).toBeVisible();
  };
  // The tab is marked as not saved.
  await retitle('Apelido', 'Apelidos');
  // A row that is drawn asks who has to do with it.
  const drawn = new Set<string>();
  const asked: ProxyHandler<Readonly<Record<string, ThingLinks>>> = {
    get(links, key) {
      drawn.add(String(key));
      return Reflect.get(links, key);
    },
  };
  useLinks.setState(({ links }) => ({ links: new Proxy(links, asked) }));
  drawn.clear();
  await retitle('Apelidos', 'Zebra');
  expect([...drawn].sort()).toEqual([
    'field pf/informacoes/Apelido',
    'place pf/informacoes#pessoais',
    'tab pf/informacoes',
    'wizard pf',
  ]);
  (row('Assessor').element() as HTMLElement).focus();
  await userEvent.keyboard('z');
  await expect.element(row('Zebra')).toHaveFocus();
});

it('hears no keys of a dialog', async () => {
  const { store } = await open('/schema/properties/Assessor');
  await page.getByRole('button', { name: 'Ações de Assessor' }).click();
  await page.getByRole('menuitem', { name: 'Mover para...' }).click();
  await expect.element(page.getByLabelText('Para', { exact: true })).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Delete}');
  await expect.element(page.getByRole('dialog', { name: 'Mover Assessor' })).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: /^Apagar/ })).not.toBeInTheDocument();
  expect(store.getState().past).toEqual([]);
});

it('folds what holds the chosen one, which is chosen then', async () => {
  const { store } = await open('/schema/properties/PaisNascimento');
  await row('Dados pessoais').getByRole('button', { name: 'Recolher' }).click();
  await expect.poll(() => store.getState().selection?.pointer).toBe('/uiSchema/ui:sections/0');
  await expect.element(row('País de nascimento')).not.toBeInTheDocument();
});

it('is dragged by keys, too: Enter on the grip, arrows, Enter', async () => {
  const { store } = await open('/schema/properties/NomeMae');
  const grip = row('Nome da mãe').getByRole('button', { name: 'Arrastar Nome da mãe' });
  await expect.element(grip).toBeInTheDocument();
  (grip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const target = () => document.activeElement?.getAttribute('aria-label') ?? '';
  await expect.poll(target).toMatch(/^Inserir entre Tipo de documento/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(target).toMatch(/^Inserir entre Número do documento/);
  await userEvent.keyboard('{Enter}');
  const before = (name: string) => fieldsOf(store, 0)[fieldsOf(store, 0).indexOf(name) - 1];
  await expect.poll(() => before('NomeMae')).toBe('NumeroDocumento');
  expect(store.getState().past.map(({ name }) => name)).toEqual(['Mover Nome da mãe']);
});

it('is dragged by the pointer to the place that is shown', async () => {
  const { store } = await open('/schema/properties/Assessor');
  await row('Assessor').dropTo(row('Apelido'), { targetPosition: { x: 120, y: 3 } });
  await expect.poll(() => fieldsOf(store, 0).slice(-2)).toEqual(['Assessor', 'Apelido']);
});

it('keeps the chosen one in sight while something else is looked for, and says so', async () => {
  await open('/schema/properties/PaisNascimento');
  await page.getByRole('searchbox', { name: 'Filtrar a estrutura' }).fill('assessor');
  await expect.element(row('Assessor').first()).toBeVisible();
  await expect.element(row('País de nascimento')).toHaveAccessibleName(/fora do filtro/);
  await expect.element(row('Sexo')).not.toBeInTheDocument();
  await page.getByRole('searchbox').fill('xyz');
  await expect.element(page.getByText('Nada tem esse nome.')).toBeVisible();
  await expect.element(row('País de nascimento')).toBeVisible();
  await page.getByRole('searchbox').fill('pais de nasc');
  await expect.element(row('País de nascimento')).not.toHaveAccessibleName(/fora do filtro/);
});

it('can be used by all', async () => {
  const { screen } = await open('/schema/properties/PaisNascimento');
  expect(await accessibilityProblems(screen.container)).toEqual([]);
});
