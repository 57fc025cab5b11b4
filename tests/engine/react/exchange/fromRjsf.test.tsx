import { getDefaultRegistry } from '@rjsf/core';
import { Widgets as shadcn } from '@rjsf/shadcn';
import { getUiOptions } from '@rjsf/utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fromRjsf } from '../../../../engine/react/exchange/fromRjsf';
import { registerWidget, widgets } from '../../../../engine/react/widgets/table';
import { registerRjsfWidgets } from '../../../../stories/rjsf/rjsfWidgets';
import { control, description, renderField } from '../widgets/field';

const CHOICES = [
  { value: 'a', label: 'Ada' },
  { value: 'b', label: 'Bo' },
];
const violations: string[] = [];

beforeAll(() => {
  registerRjsfWidgets();
  // What the portal is served under, as far as a page can take it up once it is there.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "style-src-attr 'none'; script-src-attr 'none'; object-src 'none'; require-trusted-types-for 'script'";
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
});

describe('a widget that was written for rjsf', () => {
  it('is there for each default widget of rjsf and two of another theme', () => {
    const names = Object.keys(getDefaultRegistry().widgets);
    const registered = Object.keys(widgets).filter((name) => /^(rjsf|shadcn)-/.test(name));
    expect(registered.filter((name) => name.startsWith('rjsf-'))).toHaveLength(names.length);
    expect(registered.filter((name) => name.startsWith('shadcn-'))).toHaveLength(2);
    expect(Object.keys(shadcn)).toEqual(expect.arrayContaining(['TextareaWidget', 'RadioWidget']));
  });

  it.each(['rjsf-text', 'rjsf-textarea', 'rjsf-url', 'shadcn-textarea'])('takes what is typed (%s)', async (widget) => {
    const { onChange, onLeave } = await renderField({ widget, label: 'Name', schema: { type: 'string' } });
    await userEvent.type(control(), 'abc');
    expect(onChange).toHaveBeenLastCalledWith('abc');
    await userEvent.clear(control());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalled();
  });

  it('gives numbers where the field is of numbers', async () => {
    const { onChange } = await renderField({
      widget: 'rjsf-updown',
      label: 'Age',
      schema: { type: 'integer', minimum: 1 },
    });
    await userEvent.type(control(), '12');
    expect(onChange).toHaveBeenLastCalledWith(12);
    expect(control().min).toBe('1');
  });

  it('shows a message and a hint under the ids that it names', async () => {
    const { screen } = await renderField({
      widget: 'rjsf-text',
      label: 'Name',
      hint: 'In full.',
      error: 'Too short.',
      required: true,
      schema: { type: 'string' },
    });
    expect(control().required).toBe(true);
    expect(description()).toEqual(['Too short.', 'In full.', '']);
    await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toBeVisible();
    await expect.element(control('campo-message')).toBeVisible();
  });

  it('is disabled, and stays as it is while it is locked', async () => {
    await renderField({ widget: 'rjsf-text', label: 'Name', value: 'Ada', disabled: true, schema: { type: 'string' } });
    expect(control().disabled).toBe(true);
    await renderField({ id: 'other', widget: 'rjsf-text', label: 'Other', value: 'Ada', locked: true }).catch(() => {});
    expect(control('other').readOnly).toBe(true);
  });

  it('chooses one of several options', async () => {
    const schema = { type: 'string' as const };
    const { onChange } = await renderField({ widget: 'rjsf-select', label: 'Who', choices: CHOICES, schema });
    await userEvent.selectOptions(control(), 'Bo');
    expect(onChange).toHaveBeenLastCalledWith('b');
  });

  it.each(['rjsf-radio', 'shadcn-radio'])('chooses by buttons (%s)', async (widget) => {
    const schema = { type: 'string' as const };
    const { screen, onChange } = await renderField({ widget, label: 'Who', choices: CHOICES, schema });
    await userEvent.click(screen.getByText('Ada'));
    expect(onChange).toHaveBeenLastCalledWith('a');
  });

  it('chooses several', async () => {
    const schema = { type: 'array' as const };
    const { screen, onChange } = await renderField({
      widget: 'rjsf-checkboxes',
      label: 'Who',
      choices: CHOICES,
      schema,
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bo' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ada' }));
    expect(onChange).toHaveBeenLastCalledWith(['a', 'b']);
  });

  it('says yes and no', async () => {
    const { screen, onChange } = await renderField({
      widget: 'rjsf-checkbox',
      label: 'Agreed',
      schema: { type: 'boolean' },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Agreed' }));
    expect(onChange).toHaveBeenLastCalledWith(true);
  });

  it('is told the name of its field, and what the definition says of it', async () => {
    const asked = vi.fn();
    registerWidget(
      'asking',
      fromRjsf(({ id, htmlName, uiSchema }) => {
        asked({ htmlName, stars: getUiOptions(uiSchema).stars });
        return <input id={id} />;
      }),
    );
    await renderField({ widget: 'asking', label: 'Who', schema: { type: 'string' }, options: { stars: 4 } });
    expect(asked).toHaveBeenLastCalledWith({ htmlName: 'campo', stars: 4 });
  });

  it('keeps to the policy of the portal', () => {
    expect(violations).toEqual([]);
  });
});
