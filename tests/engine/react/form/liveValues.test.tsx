import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FieldSchema, RuleDefinition } from '../../../../engine/core/definition/types';
import type { FieldError } from '../../../../engine/core/validation/errors';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import { beginTab, byId, messageOf, renderTab, storyTab } from './tab';

/** A tab of two texts and a switch; values of the server as given. */
const textsTab = (rules: RuleDefinition[] = []) => {
  const properties: Record<string, FieldSchema> = {
    Nome: { title: 'Nome' },
    Cep: { title: 'CEP', format: 'cep' },
    Fixo: { title: 'Fixo', type: 'boolean' },
  };
  return storyTab({
    id: 'livre',
    title: 'Livre',
    schema: { type: 'object', properties },
    uiSchema: { 'ui:sections': [{ id: 'livre', title: 'Livre', fields: Object.keys(properties) }] },
    rules,
  });
};

const renderTexts = (data: Record<string, string | boolean>, rules?: RuleDefinition[], answer = true) =>
  renderTab(textsTab(rules), { data, answer });

/** A list whose rows all stand open. */
const socios = storyTab({
  id: 'socios',
  title: 'Sócios',
  schema: {
    type: 'object',
    properties: {
      socios: { type: 'array', title: 'Sócios', items: { type: 'object', properties: { Nome: { title: 'Nome' } } } },
    },
  },
  uiSchema: { 'ui:sections': [{ id: 'socios', title: 'Sócios', fields: ['socios'] }] },
  collections: { socios: { title: 'Sócio {n}', fields: ['Nome'] } },
});

const wrongCep: FieldError = {
  pointer: '/Cep',
  keyword: 'format',
  kind: 'invalid',
  name: 'CEP',
  inline: 'Errado',
  title: '',
  text: '',
};

const box = (name: string) => byId(`livre-${name}`);

it('a value and an error that come while the fields are drawn, and hear of nothing yet, are shown', async () => {
  await beginTab(textsTab(), {
    data: { Nome: 'Ana', Cep: '01310100' },
    laidOut: (form) => {
      form.change('/Nome', 'Bia');
      form.showErrors([wrongCep]);
    },
  });
  await expect.poll(() => box('Nome').value).toBe('Bia');
  await expect.poll(() => messageOf('livre-Cep')).toBe('Errado');
  expect(box('Cep').getAttribute('aria-invalid')).toBe('true');
});

it('a value from outside stands in the box, between keys too', async () => {
  const { form, data } = await renderTexts({ Nome: 'Ana', Cep: '01310100' });
  box('Nome').focus();
  await userEvent.keyboard(' B');
  form.change('/Nome', 'Bia');
  expect(box('Nome').value).toBe('Bia');
  form.change('/Cep', '01310200');
  expect(box('Cep').value).toBe('01310-200');
  await userEvent.keyboard('{End}s');
  expect(data()).toMatchObject({ Nome: 'Bias', Cep: '01310200' });
});

it('the value of before comes back after it was typed over', async () => {
  const { form } = await renderTexts({ Nome: 'Ana', Cep: '01310100' });
  for (const [name, before, shown] of [
    ['Nome', 'Ana', 'Ana'],
    ['Cep', '01310100', '01310-100'],
  ] as const) {
    box(name).focus();
    await userEvent.keyboard('{End}{Backspace}');
    expect(box(name).value).toBe(shown.slice(0, -1));
    form.change(`/${name}`, before);
    expect(box(name).value).toBe(shown);
  }
});

it('a change that is not agreed to goes from the box', async () => {
  const ask: RuleDefinition = { id: 'pergunta', on: ['Nome'], ask: { title: 'Trocar?' } };
  const { data, questions } = await renderTexts({ Nome: 'Ana' }, [ask], false);
  box('Nome').focus();
  await userEvent.keyboard('{End}b');
  await vi.waitFor(() => expect(box('Nome').value).toBe('Ana'));
  expect(questions).toHaveLength(1);
  expect(data()).toMatchObject({ Nome: 'Ana' });
});

it('what was typed stands in the box that is locked, and in the one that is free again', async () => {
  const lock: RuleDefinition = { id: 'trava', when: { Fixo: { const: true } }, lock: ['Nome'] };
  const { form, data } = await renderTexts({ Nome: 'Ana', Fixo: false }, [lock]);
  box('Nome').focus();
  await userEvent.keyboard('{End} B');
  form.change('/Fixo', true);
  await vi.waitFor(() => expect(box('Nome').readOnly).toBe(true));
  expect(box('Nome').value).toBe('Ana B');
  form.change('/Nome', 'Bia');
  await vi.waitFor(() => expect(box('Nome').value).toBe('Bia'));
  form.change('/Fixo', false);
  await vi.waitFor(() => expect(box('Nome').readOnly).toBe(false));
  expect(box('Nome').value).toBe('Bia');
  box('Nome').focus();
  await userEvent.keyboard('{End}s');
  expect(data()).toMatchObject({ Nome: 'Bias' });
});

it('an error comes to a box that keeps what was typed meanwhile', async () => {
  const { form, data } = await renderTexts({ Cep: '01310100' });
  box('Cep').focus();
  await userEvent.keyboard('{End}{Backspace}');
  form.showErrors([wrongCep]);
  await expect.element(box('Cep')).toHaveAttribute('aria-invalid', 'true');
  expect(box('Cep').value).toBe('01310-10');
  await userEvent.keyboard('7');
  expect(data()).toMatchObject({ Cep: '01310107' });
  await expect.element(box('Cep')).not.toHaveAttribute('aria-invalid');
  expect(box('Cep').value).toBe('01310-107');
});

it('an error stands at its box and goes from it, whatever else the field is drawn anew for', async () => {
  const need: RuleDefinition = { id: 'exige', when: { Fixo: { const: true } }, require: ['Cep'] };
  const { form } = await renderTexts({ Cep: '01310100', Fixo: false }, [need]);
  for (const [isNeeded, required] of [
    [true, 'true'],
    [false, null],
  ] as const) {
    form.showErrors([wrongCep]);
    await expect.poll(() => errorAt('livre-Cep')).toEqual(['true', true, 'Errado']);
    form.change('/Fixo', isNeeded);
    await expect.poll(() => box('Cep').getAttribute('aria-required')).toBe(required);
    expect(errorAt('livre-Cep')).toEqual([null, false, '']);
  }
});

it('the tick of a lookup goes from a box with an error, and comes back after it', async () => {
  const { form } = await renderTab(enderecos);
  const isTicked = () => byId('enderecos-Cep').parentElement?.querySelector('svg') !== null;
  const found = [null, true, 'Endereço encontrado'];
  form.change('/Cep', '01001000');
  await expect.poll(() => errorAt('enderecos-Cep')).toEqual(found);
  expect(isTicked()).toBe(true);
  form.showErrors([wrongCep]);
  await expect.poll(isTicked).toBe(false);
  expect(errorAt('enderecos-Cep')).toEqual(['true', true, 'Errado']);
  form.showErrors([]);
  await expect.poll(isTicked).toBe(true);
  expect(errorAt('enderecos-Cep')).toEqual(found);
});

it('a box that was drawn with its error names the word of the lookup that follows', async () => {
  const { form, again } = await renderTab(enderecos);
  form.showErrors([wrongCep]);
  await again();
  await expect.poll(() => errorAt('enderecos-Cep')).toEqual(['true', true, 'Errado']);
  form.change('/Cep', '01001000');
  await expect.poll(() => errorAt('enderecos-Cep')).toEqual([null, true, 'Endereço encontrado']);
});

it('an error moves with its row into the place of one that was removed', async () => {
  const { form, again } = await renderTab(socios, {
    data: { socios: [{ Nome: 'Ana' }, { Nome: 'Bia' }, { Nome: 'Caio' }] },
  });
  form.showErrors([{ ...wrongCep, pointer: '/socios/1/Nome' }]);
  await again();
  await expect.poll(() => errorAt('socios-socios-1-Nome')).toEqual(['true', true, 'Errado']);
  form.removeRow('socios', 0);
  await expect.poll(() => errorAt('socios-socios-0-Nome')).toEqual(['true', true, 'Errado']);
});

/** What a box says of its error: that there is one, whether it names the line under it, and what stands there. */
function errorAt(id: string): [string | null, boolean, string] {
  const [isInvalid, names] = ['aria-invalid', 'aria-describedby'].map((name) => byId(id).getAttribute(name)) as [
    string | null,
    string | null,
  ];
  return [isInvalid, names?.includes(`${id}-message`) ?? false, messageOf(id)];
}
