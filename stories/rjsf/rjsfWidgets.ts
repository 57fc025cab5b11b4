import { getDefaultRegistry } from '@rjsf/core';
import { Widgets as shadcn, Templates } from '@rjsf/shadcn';
import type { Registry, Widget } from '@rjsf/utils';
import { fromRjsf, registerWidget } from '../../engine/rjsf';
import type { FieldPreviewProps } from '../widgets/FieldPreview';

/** A widget of rjsf, the frame behind it, and a field that it is for. */
interface RjsfWidget {
  widget: Widget;
  kind?: Parameters<typeof registerWidget>[2];
  /** Templates of its theme, where it asks for them. */
  given?: Parameters<typeof fromRjsf>[1];
  field: Pick<FieldPreviewProps, 'label' | 'schema' | 'choices' | 'value' | 'options'>;
}

const { widgets } = getDefaultRegistry();
const own = widgets as Record<string, Widget>;
const others = shadcn as Record<string, Widget>;
const given = { templates: Templates as Registry['templates'] };

const text = (label: string): RjsfWidget['field'] => ({ label, schema: { type: 'string' } });
const choices = ['Pequeno', 'Médio', 'Grande'].map((label, value) => ({ label, value }));
const size: RjsfWidget['field'] = { label: 'Tamanho', choices, schema: { type: 'integer' } };
const sizes: RjsfWidget['field'] = { label: 'Tamanhos', choices, schema: { type: 'array' } };
const zeroToTen: RjsfWidget['field'] = {
  label: 'Nota',
  schema: { type: 'integer', minimum: 0, maximum: 10 },
  value: 4,
};

const rjsf = (name: string, field: RjsfWidget['field'], kind: RjsfWidget['kind'] = 'field'): RjsfWidget => ({
  widget: own[`${name}Widget`] as Widget,
  kind,
  field,
});

/** All default widgets of rjsf, and two of a theme of it, by the names under which definitions may name them. */
export const rjsfWidgets: Readonly<Record<string, RjsfWidget>> = {
  'rjsf-text': rjsf('Text', text('Nome')),
  'rjsf-textarea': rjsf('Textarea', text('Observação')),
  'rjsf-password': rjsf('Password', text('Senha')),
  'rjsf-email': rjsf('Email', text('E-mail')),
  'rjsf-url': rjsf('URL', text('Site')),
  'rjsf-updown': rjsf('UpDown', { label: 'Idade', schema: { type: 'integer' }, value: 36 }),
  'rjsf-range': rjsf('Range', zeroToTen),
  'rjsf-rating': rjsf('Rating', { label: 'Avaliação', schema: { type: 'integer' }, options: { stars: 5 } }, 'group'),
  'rjsf-color': rjsf('Color', { ...text('Cor'), value: '#336699' }),
  'rjsf-select': rjsf('Select', size),
  'rjsf-radio': rjsf('Radio', size, 'radiogroup'),
  'rjsf-checkbox': rjsf('Checkbox', { label: 'Li e aceito', schema: { type: 'boolean' } }, 'bare'),
  'rjsf-checkboxes': rjsf('Checkboxes', { ...sizes, value: [1] }, 'group'),
  'rjsf-date': rjsf('Date', text('Dia')),
  'rjsf-date-time': rjsf('DateTime', text('Quando')),
  'rjsf-time': rjsf('Time', text('Hora')),
  'rjsf-alt-date': rjsf('AltDate', text('Dia'), 'group'),
  'rjsf-alt-date-time': rjsf('AltDateTime', text('Quando'), 'group'),
  'rjsf-file': rjsf('File', text('Arquivo')),
  'rjsf-hidden': rjsf('Hidden', { ...text('Código'), value: 'a1' }, 'bare'),
  'shadcn-textarea': { widget: others.TextareaWidget as Widget, given, field: text('Observação') },
  'shadcn-radio': { widget: others.RadioWidget as Widget, kind: 'radiogroup', given, field: size },
};

/** Makes them widgets that definitions may name. */
export function registerRjsfWidgets(): void {
  for (const [name, { widget, kind, given }] of Object.entries(rjsfWidgets))
    registerWidget(name, fromRjsf(widget, given), kind);
}
