import type { ComponentType } from 'react';
import { frames, openers } from '../../core/widgets/kinds';
import type { WidgetName } from '../../core/widgets/table';
import type { FrameKind } from '../frame/FieldFrame';
import { CheckboxesWidget } from './CheckboxesWidget';
import { CheckboxWidget } from './CheckboxWidget';
import { ComboboxWidget } from './ComboboxWidget';
import { DateWidget } from './DateWidget';
import { EmailWidget } from './EmailWidget';
import { ExclusiveWidget } from './ExclusiveWidget';
import { IntegerWidget } from './IntegerWidget';
import { lazyWidget } from './lazyWidget';
import { MaskedWidget } from './MaskedWidget';
import { MoneyWidget } from './MoneyWidget';
import { MultiselectWidget } from './MultiselectWidget';
import { NameWidget } from './NameWidget';
import { NumberWidget } from './NumberWidget';
import { PercentageWidget } from './PercentageWidget';
import { PhoneWidget } from './PhoneWidget';
import { RadioWidget } from './RadioWidget';
import { ReadonlyWidget } from './ReadonlyWidget';
import { SelectWidget } from './SelectWidget';
import { TextareaWidget } from './TextareaWidget';
import { TextWidget } from './TextWidget';
import { ToggleWidget } from './ToggleWidget';
import type { WidgetProps } from './types';
import { YesNoWidget } from './YesNoWidget';

/** The component of each widget of the engine; what else is known of them stands in `engine/core/widgets/`. */
const own: Record<WidgetName, ComponentType<WidgetProps>> = {
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  combobox: ComboboxWidget,
  date: DateWidget,
  email: EmailWidget,
  exclusive: ExclusiveWidget,
  integer: IntegerWidget,
  masked: MaskedWidget,
  money: MoneyWidget,
  multiselect: MultiselectWidget,
  name: NameWidget,
  number: NumberWidget,
  password: lazyWidget(async () => (await import('./PasswordWidget')).PasswordWidget),
  percentage: PercentageWidget,
  phone: PhoneWidget,
  radio: RadioWidget,
  readonly: ReadonlyWidget,
  select: SelectWidget,
  text: TextWidget,
  textarea: TextareaWidget,
  toggle: ToggleWidget,
  yesno: YesNoWidget,
};

/** Components of widgets by their names. */
export type Widgets = Record<string, ComponentType<WidgetProps>>;

/** Every widget that a definition may name: the registry of rjsf has them. */
export const widgets: Widgets = own;

/** Widgets from elsewhere, which stay in their frame when they are locked. */
const registered: Record<string, FrameKind> = {};

/**
 * Makes a widget one that definitions may name, before the first form is drawn. The compiler is told of its name, too:
 * `loadSchemas(dir, { widgets: [...] })`.
 */
export function registerWidget(name: string, widget: ComponentType<WidgetProps>, kind: FrameKind = 'field'): void {
  widgets[name] = widget;
  registered[name] = kind;
}

/** The frame that a widget stands in; all but those that open more of the form are one text box once locked. */
export function frameKind(widget: string, locked: boolean): FrameKind {
  const own = registered[widget];
  if (own) return own;
  return (locked ? openers : frames)[widget] ?? 'field';
}
