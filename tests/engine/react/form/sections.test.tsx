import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../../../schemas/pf/informacoes.json?tab';
import { byId, renderTab, storyTab } from './tab';

const { valid = [] } = enderecos.definition.examples ?? {};
const other = valid.find(({ EnderecoCorrespondencia }) => EnderecoCorrespondencia === 2);
const OTHER_FIELDS = Object.keys(enderecos.definition.schema.properties).filter((name) => name.endsWith('Outro'));
const isRequired = (id: string) => byId(id).getAttribute('aria-required') === 'true';

describe('a section that a rule hides', () => {
  it('[PF-END-04] goes with the values of its fields, which are empty when it comes back', async () => {
    const { screen, data } = await renderTab(enderecos, { data: other });
    const section = screen.getByRole('region', { name: 'Endereço de correspondência' });
    await expect.element(section).toBeVisible();
    expect(OTHER_FIELDS).toHaveLength(8);
    expect(Object.keys(data())).toEqual(expect.arrayContaining(['CepOutro', 'LogradouroOutro', 'PaisOutro']));

    await userEvent.click(screen.getByRole('radio', { name: 'O mesmo do residencial' }));
    await expect.element(section).not.toBeInTheDocument();
    for (const name of OTHER_FIELDS) expect(data()).not.toHaveProperty(name);
    expect(data()).toMatchObject({ EnderecoCorrespondencia: 1, Cep: '01310100' });

    await userEvent.click(screen.getByRole('radio', { name: 'Outro' }));
    await expect.element(section).toBeVisible();
    for (const name of OTHER_FIELDS) expect(byId(`enderecos-${name}`).value).toBe('');
  });

  it('[PF-INF-10] the data of the spouse are asked of the married and those in stable union, and of no other', async () => {
    const { screen, form } = await renderTab(informacoes, { data: { EstadoCivil: 'Solteiro(a)' } });
    const spouse = screen.getByRole('region', { name: 'Dados do cônjuge' });
    for (const status of informacoes.definition.schema.properties.EstadoCivil?.enum ?? []) {
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Estado civil' }), String(status));
      const missing = form.check('advance').map(({ pointer }) => pointer);
      if (/^Casado|união/.test(String(status))) {
        await expect.element(spouse).toBeVisible();
        expect(['NomeConjugue', 'CpfConjugue'].map((name) => isRequired(`informacoes-${name}`))).toEqual([true, true]);
        expect(missing).toEqual(expect.arrayContaining(['/NomeConjugue', '/CpfConjugue']));
      } else {
        await expect.element(spouse).not.toBeInTheDocument();
        expect(missing.filter((pointer) => pointer.includes('Conjugue'))).toEqual([]);
      }
    }
  });
});

it('[PF-END-14] the mark of required fields follows the rules', async () => {
  const { screen } = await renderTab(enderecos, { data: { EnderecoCorrespondencia: 2 } });
  const marked = () => OTHER_FIELDS.filter((name) => isRequired(`enderecos-${name}`));
  const section = screen.getByRole('region', { name: 'Endereço de correspondência' });
  expect(marked()).toEqual(['CepOutro']);
  expect(byId('enderecos-BairroOutro-label').textContent).toBe('Bairro');
  await userEvent.fill(section.getByRole('textbox', { name: 'CEP' }), '3014');
  expect(marked()).toEqual(OTHER_FIELDS.filter((name) => name !== 'LogradouroComplementoOutro'));
  expect(byId('enderecos-BairroOutro-label').textContent).toBe('Bairro*');
  await userEvent.clear(section.getByRole('textbox', { name: 'CEP' }));
  expect(marked()).toEqual(['CepOutro']);
});

it('[PF-INF-02] a note comes and goes with its rule, in a place that readers already hear', async () => {
  const text = 'Cliente menor de idade: informe o representante ou tutor.';
  const { screen } = await renderTab(informacoes, { data: { DataNascimento: '2008-11-21' } });
  const section = () => byId('informacoes-section-representantes');
  const places = () => [...section().querySelectorAll('[role=status]')];
  expect(places().map((place) => place.textContent)).toEqual(['']);
  const [place] = places();
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data de nascimento' }), '22/11/2008');
  await expect.element(screen.getByText(text)).toBeVisible();
  expect(place?.textContent).toBe(text);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Data de nascimento' }), '21/11/2008');
  await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  expect(places()).toEqual([place]);
});

it('[PF-PRO-05] a link after a field stands at its label, with the address of a setting', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  const { screen } = await renderTab(enderecos, { settings: { buscaCep: 'https://ceps.example/busca' } });
  const link = screen
    .getByRole('region', { name: 'Endereço residencial' })
    .getByRole('link', { name: /^Não sei o CEP/ });
  await expect.element(link).toHaveAttribute('href', 'https://ceps.example/busca');
  await expect.element(link).toHaveAttribute('target', '_blank');
  for (const width of [320, 375, 768, 1280]) {
    await page.viewport(width, 900);
    const at = link.element().getBoundingClientRect();
    const field = byId('enderecos-Cep').getBoundingClientRect();
    const label = byId('enderecos-Cep-label').getBoundingClientRect();
    expect(Math.abs(at.top - label.top)).toBeLessThan(2);
    expect(at.bottom).toBeLessThanOrEqual(field.top);
    expect(at.left).toBeGreaterThanOrEqual(label.right);
    expect(at.right).toBeLessThanOrEqual(field.right + 1);
    // A finger finds it between the field before and its own.
    expect(document.elementFromPoint(at.left + 4, at.bottom + 4)).toBe(link.element());
    expect(document.elementFromPoint(at.left + 4, at.top - 14)).toBe(link.element());
  }
});

it('a link that follows no field stands in the head of its section, one after a list under it', async () => {
  const link = (name: string) => ({ link: name, href: `https://example.com/${name}` });
  const { screen } = await renderTab(
    storyTab({
      id: 'links',
      title: 'Links',
      schema: { type: 'object', properties: { one: { type: 'string', title: 'One' }, home: HOME } },
      uiSchema: {
        'ui:sections': [{ id: 'a', title: 'A', fields: [link('first'), 'one', link('second'), 'home', link('third')] }],
      },
    }),
  );
  await expect.element(screen.getByRole('link', { name: /^third/ })).toBeVisible();
  const names = () => [...document.querySelectorAll('a')].map(({ pathname }) => pathname.slice(1));
  expect(names()).toEqual(['first', 'second', 'third']);
  const inFields = [...document.querySelectorAll('[data-fields] a')].map((a) => (a as HTMLAnchorElement).pathname);
  expect(inFields).toEqual(['/second', '/third']);
});

const HOME = { type: 'object' as const, properties: { street: { type: 'string' as const, title: 'Street' } } };

describe('a section that names an object', () => {
  it('shows the fields inside it, however deep, where the object stands, each bound to its place in the data', async () => {
    const text = (title: string) => ({ type: 'string' as const, title });
    const { screen, data } = await renderTab(
      storyTab({
        id: 'deep',
        title: 'Deep',
        schema: {
          type: 'object',
          properties: {
            first: text('First'),
            home: {
              type: 'object',
              properties: { street: text('Street'), door: { type: 'object', properties: { floor: text('Floor') } } },
            },
            other: { type: 'object', properties: { one: text('One'), two: text('Two') } },
            last: text('Last'),
          },
        },
        uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['other/two', 'home', 'last', 'first'] }] },
        rules: [{ id: 'floor', when: { 'home/street': true }, show: ['home/door/floor'], hidden: 'clear' }],
      }),
    );
    const labels = () =>
      screen
        .getByRole('textbox')
        .elements()
        .map((box) => box.id);
    expect(labels()).toEqual(['deep-other-two', 'deep-home-street', 'deep-last', 'deep-first']);
    await userEvent.fill(byId('deep-home-street'), 'Main');
    await expect.poll(labels).toContain('deep-home-door-floor');
    await userEvent.fill(byId('deep-home-door-floor'), '3');
    expect(data()).toEqual({ home: { street: 'Main', door: { floor: '3' } } });
  });
});

it('the open list of the last field of a section reaches over the section after it, which stands by itself otherwise', async () => {
  const { screen } = await renderTab(
    storyTab({
      id: 'over',
      title: 'Over',
      schema: {
        type: 'object',
        properties: {
          town: { type: 'string', title: 'Town', enum: Array.from({ length: 20 }, (_, at) => `Town ${at}`) },
          ...Object.fromEntries(['one', 'two', 'three'].map((name) => [name, { type: 'string', title: name }])),
        },
      },
      uiSchema: {
        town: { 'ui:widget': 'combobox' },
        'ui:sections': [
          { id: 'a', title: 'A', fields: ['town'] },
          { id: 'b', title: 'B', fields: ['one', 'two', 'three'] },
        ],
      },
    }),
  );
  const [first, second] = document.querySelectorAll('section');
  const isApart = () => first && getComputedStyle(first).isolation === 'isolate';
  expect(isApart()).toBe(true);
  await userEvent.click(screen.getByRole('combobox', { name: 'Town' }));
  await expect.element(screen.getByRole('listbox')).toBeVisible();
  expect(isApart()).toBe(false);
  const options = screen.getByRole('option').elements();
  const under = second?.getBoundingClientRect() as DOMRect;
  const over = options.map((option) => option.getBoundingClientRect()).filter(({ top }) => top > under.top + 4);
  expect(over.length).toBeGreaterThan(1);
  const hit = over.slice(0, 2).map(({ left, top }) => document.elementFromPoint(left + 8, top + 8)?.closest('[role]'));
  expect(hit.map((element) => element?.role)).toEqual(['option', 'option']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isApart).toBe(true);
});
