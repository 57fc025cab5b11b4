import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FieldGrid } from '../../../../engine/react/frame/FieldGrid';
import { widgets } from '../../../../engine/react/widgets/table';
import { PreviewedField } from '../../../../stories/widgets/FieldPreview';
import { control, description, renderField, shown } from './field';

const choices = [
  { value: 1, label: 'Titular' },
  { value: 2, label: 'Cotitular' },
];
const hint = 'Como no documento.';
const error = 'Campo obrigatório.';

/** The element that carries what is said of the whole field. */
const carrier = () => document.getElementById('campo-group') ?? control();

describe.each(Object.keys(widgets))('%s', (widget) => {
  it('has a name, its hint before its message, and says when it is wrong', async () => {
    await renderField({ widget, label: 'Pergunta', choices, hint, error, required: true });
    expect(description(carrier())).toEqual([hint, error]);
    expect(control('campo-label').textContent).toMatch(/^Pergunta/);
    await expect.element(control('campo-label')).toBeVisible();
    const wrong = document.querySelectorAll('[aria-invalid=true]');
    expect(wrong.length > 0).toBe(widget !== 'toggle');
    expect(document.querySelectorAll('[required]')).toHaveLength(0);
  });

  it('lists no id that does not exist', async () => {
    await renderField({ widget, label: 'Pergunta', choices });
    expect(carrier().getAttribute('aria-describedby')).toBeNull();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });

  it('has no accessibility violation in any state', async () => {
    const field = { widget, label: 'Pergunta', choices };
    await render(
      <main>
        <FieldGrid>
          <PreviewedField {...field} id="a" />
          <PreviewedField {...field} id="b" hint={hint} error={error} required />
          <PreviewedField {...field} id="c" note="Encontrado" />
          <PreviewedField {...field} id="d" disabled />
          <PreviewedField {...field} id="e" locked />
          <PreviewedField {...field} id="f" loading choices={[]} />
        </FieldGrid>
      </main>,
    );
    await shown('f');
    const { violations } = await axe.run('main');
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });

  it('has targets of 44 px and more and fits on 320 px', async () => {
    await page.viewport(320, 800);
    await renderField({ widget, label: 'Pergunta', choices, hint });
    const targets = document.querySelectorAll('input:not([aria-hidden]), select, textarea, button');
    for (const target of targets) {
      const { height, width, right } = (target.closest('label') ?? target).getBoundingClientRect();
      expect(height).toBeGreaterThanOrEqual(44);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(320);
    }
    await page.viewport(1280, 900);
  });
});

it('keeps controls level and the page still when an error comes', async () => {
  const field = (error?: string) => (
    <FieldGrid>
      <PreviewedField widget="text" id="a" label="Nome" width={3} />
      <PreviewedField widget="text" id="b" label="Um rótulo longo" hint={hint} width={3} error={error} />
      <PreviewedField widget="yesno" id="c" label="Conta conjunta?" width={3} />
      <PreviewedField widget="text" id="d" label="Banco" hint={hint} width={3} />
    </FieldGrid>
  );
  const screen = await render(field());
  const top = (id: string) => (control(id).closest('label') ?? control(id)).getBoundingClientRect().top;
  expect(top('a')).toBe(top('b'));
  expect(top('c')).toBe(top('d'));
  const before = top('d');
  await screen.rerender(field(error));
  expect(top('d')).toBe(before);
});
