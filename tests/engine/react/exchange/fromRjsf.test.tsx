import { getDefaultRegistry } from '@rjsf/core';
import { Widgets as shadcn } from '@rjsf/shadcn';
import { getUiOptions, type WidgetProps as RjsfWidgetProps } from '@rjsf/utils';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { fromRjsf } from '../../../../engine/react/exchange/fromRjsf';
import { registerWidget, widgets } from '../../../../engine/react/widgets/table';
import stories from '../../../../stories/rjsf/RjsfWidgets.stories.tsx?raw';
import { registerRjsfWidgets, rjsfWidgets } from '../../../../stories/rjsf/rjsfWidgets';
import { control, description, renderField } from '../widgets/field';

const CHOICES = [
  { value: 'a', label: 'Ada' },
  { value: 'b', label: 'Bo' },
];
const violations: string[] = [];

const star = (count: number) => document.querySelector(`[role="radio"][data-value="${count}"]`) as HTMLElement;
const types = (text: string) => () => userEvent.type(control(), text);
const fills = (text: string) => () => userEvent.fill(control(), text);
const presses = (label: string) => () => userEvent.click(page.getByLabelText(label));
/** Chooses one number after the other in the selects of a day, and of a time. */
const picks = (parts: Record<string, number>) => async () => {
  for (const [part, number] of Object.entries(parts))
    await userEvent.selectOptions(control(`campo_${part}`), String(number).padStart(2, '0'));
};
const DAY = { year: 2024, month: 2, day: 29 };

/** What a customer does with each widget, and what the field holds then. */
const ACTS: Record<string, [act: () => Promise<unknown>, held: unknown]> = {
  'rjsf-text': [types('abc'), 'abc'],
  'rjsf-textarea': [types('abc'), 'abc'],
  'rjsf-password': [types('abc'), 'abc'],
  'rjsf-email': [types('ada@example.com'), 'ada@example.com'],
  'rjsf-url': [types('https://example.com'), 'https://example.com'],
  'rjsf-updown': [fills('12'), 12],
  'rjsf-range': [fills('7'), 7],
  'rjsf-rating': [() => userEvent.click(star(3)), 3],
  'rjsf-color': [fills('#112233'), '#112233'],
  'rjsf-select': [() => userEvent.selectOptions(control(), 'Médio'), 1],
  'rjsf-radio': [presses('Grande'), 2],
  'rjsf-checkbox': [presses('Li e aceito'), true],
  'rjsf-checkboxes': [presses('Pequeno'), [0, 1]],
  'rjsf-date': [fills('2024-02-29'), '2024-02-29'],
  'rjsf-date-time': [fills('2024-02-29T10:30'), new Date(2024, 1, 29, 10, 30).toJSON()],
  'rjsf-time': [fills('10:30'), '10:30:00'],
  'rjsf-alt-date': [picks(DAY), '2024-02-29'],
  'rjsf-alt-date-time': [picks({ ...DAY, hour: 10, minute: 30, second: 0 }), '2024-02-29T10:30:00.000Z'],
  'rjsf-file': [
    () => userEvent.upload(control(), new File(['a'], 'a.txt', { type: 'text/plain' })),
    'data:text/plain;name=a.txt;base64,YQ==',
  ],
  'rjsf-hidden': [async () => expect(control().value).toBe('a1'), undefined],
  'shadcn-textarea': [types('abc'), 'abc'],
  'shadcn-radio': [() => userEvent.click(page.getByText('Grande')), 2],
};

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

  it.each(Object.entries(rjsfWidgets))('holds what is done with it (%s)', async (widget, { field }) => {
    const { onChange } = await renderField({ widget, ...field });
    const [act, held] = ACTS[widget] as (typeof ACTS)[string];
    await act();
    await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual(held);
  });

  it.each(Object.keys(rjsfWidgets))('has a story (%s)', (widget) => {
    expect(stories).toContain(`'${widget}'`);
  });

  it('is answered what it asks of the schema of its field, and of a list whether some options are chosen', async () => {
    const asked = vi.fn();
    registerWidget(
      'choosing',
      fromRjsf(({ id, schema, registry: { schemaUtils } }) => {
        asked([
          schemaUtils.isSelect(schema),
          schemaUtils.isMultiSelect(schema),
          schemaUtils.retrieveSchema(schema) === schema,
        ]);
        return <input id={id} />;
      }),
    );
    await renderField({ widget: 'choosing', label: 'Who', schema: { type: 'string', enum: ['a'] } });
    expect(asked).toHaveBeenLastCalledWith([true, false, true]);
    const options: FieldSchema = { type: 'array', items: { oneOf: [{ const: 'a', title: 'Ada' }] } };
    await renderField({ id: 'other', widget: 'choosing', label: 'Which', schema: options }).catch(() => {});
    expect(asked).toHaveBeenLastCalledWith([false, true, true]);
  });

  it('finds the context that is given for it, and an empty one otherwise', async () => {
    const found = vi.fn();
    const Own = ({ id, registry }: RjsfWidgetProps) => {
      found(registry.formContext);
      return <input id={id} />;
    };
    registerWidget('withContext', fromRjsf(Own, { formContext: { language: 'en' } }));
    await renderField({ widget: 'withContext', label: 'Who' });
    expect(found).toHaveBeenLastCalledWith({ language: 'en' });
    registerWidget('withoutContext', fromRjsf(Own));
    await renderField({ id: 'other', widget: 'withoutContext', label: 'Which' }).catch(() => {});
    expect(found).toHaveBeenLastCalledWith({});
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

  it('has the options of its own where the definition has no others', async () => {
    const asked = vi.fn();
    const Own = ({ id, options }: RjsfWidgetProps) => {
      asked(options);
      return <input id={id} />;
    };
    registerWidget(
      'withDefaults',
      fromRjsf(Object.assign(Own, { defaultProps: { options: { stars: 5, shape: 'heart' } } })),
    );
    await renderField({ widget: 'withDefaults', label: 'Who', options: { stars: 4 } });
    expect(asked).toHaveBeenLastCalledWith({ stars: 4, shape: 'heart' });
  });

  it('keeps to the policy of the portal', () => {
    expect(violations).toEqual([]);
  });
});
