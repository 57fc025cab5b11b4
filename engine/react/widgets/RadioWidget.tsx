import { isEqual } from '../../core/json';
import { choiceText, chosenText } from './choice';
import { ChoiceGroup } from './choices/ChoiceGroup';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/** One of a few options, each a card. */
export function RadioWidget(widget: WidgetProps) {
  const { value, choices = [], locked, onChange } = widget;
  if (locked) return <LockedText widget={widget} text={chosenText(widget)} />;
  const cards = choices.map((choice) => ({
    key: JSON.stringify(choice.value),
    label: choiceText(choice),
    note: choice.note,
    checked: value !== undefined && isEqual(choice.value, value),
  }));
  return (
    <ChoiceGroup widget={widget} type="radio" cards={cards} onToggle={(index) => onChange(choices[index]?.value)} />
  );
}
