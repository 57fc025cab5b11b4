import { answerText, fromAnswer, toAnswer } from './choice';
import { ChoiceGroup } from './choices/ChoiceGroup';
import { LockedText } from './LockedText';
import { widgetText } from './texts';
import type { WidgetProps } from './types';

/** A question answered with yes or no, stored as boolean, or as `"true"` and `"false"` where the options are text. */
export function YesNoWidget(widget: WidgetProps) {
  if (widget.locked) return <LockedText widget={widget} text={answerText(widget)} />;
  const answer = toAnswer(widget.value);
  const cards = [
    { key: 'true', label: widgetText(widget, 'yes'), checked: answer === true },
    { key: 'false', label: widgetText(widget, 'no'), checked: answer === false },
  ];
  return (
    <ChoiceGroup
      widget={widget}
      type="radio"
      cards={cards}
      pair
      onToggle={(index) => widget.onChange(fromAnswer(index === 0, widget))}
    />
  );
}
