import { isEqual } from '../../core/json';
import { choiceText, chosenText } from './choice';
import { ChoiceGroup } from './choices/ChoiceGroup';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/** The longest answer of which two stand side by side at 320 px. */
const SHORT = 8;

/** One of a few options, each a card; two short answers stand side by side, as yes and no do. */
export function RadioWidget(widget: WidgetProps) {
  const { value, choices = [], locked, onChange } = widget;
  if (locked) return <LockedText widget={widget} text={chosenText(widget)} />;
  const cards = choices.map((choice) => ({
    key: JSON.stringify(choice.value),
    label: choiceText(choice),
    note: choice.note,
    disabled: choice.disabled,
    checked: value !== undefined && isEqual(choice.value, value),
  }));
  const pair = cards.length === 2 && cards.every(({ label, note }) => !note && label.length <= SHORT);
  return (
    <ChoiceGroup
      widget={widget}
      type="radio"
      cards={cards}
      pair={pair}
      onToggle={(index) => onChange(choices[index]?.value)}
    />
  );
}
