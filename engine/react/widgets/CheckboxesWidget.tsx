import { isEqual, type Json } from '../../core/json';
import { choiceText } from './choice';
import { ChoiceGroup } from './choices/ChoiceGroup';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/** Any of a few options, stored as a list in the order of the options. */
export function CheckboxesWidget(widget: WidgetProps) {
  const { choices = [], locked, onChange } = widget;
  const values: Json[] = Array.isArray(widget.value) ? widget.value : [];
  const isOn = (value: Json) => values.some((on) => isEqual(on, value));
  if (locked) {
    const titles = choices.filter((choice) => isOn(choice.value)).map(choiceText);
    return <LockedText widget={widget} text={titles.join(', ')} />;
  }
  const cards = choices.map((choice) => ({
    key: JSON.stringify(choice.value),
    label: choiceText(choice),
    note: choice.note,
    disabled: choice.disabled,
    checked: isOn(choice.value),
  }));
  const toggle = (index: number, checked: boolean) => {
    const next = choices.filter((choice, at) => (at === index ? checked : isOn(choice.value)));
    onChange(next.length > 0 ? next.map((choice) => choice.value) : undefined);
  };
  return <ChoiceGroup widget={widget} type="checkbox" cards={cards} onToggle={toggle} />;
}
