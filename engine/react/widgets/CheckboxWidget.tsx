import { fieldAria } from '../frame/fieldAria';
import { requiredMark } from '../frame/requiredMark';
import { answerText, fromAnswer, toAnswer } from './choice';
import { ChoiceCard } from './choices/ChoiceCard';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/** One statement to tick; it carries its own label. Stored like an answer of yes or no. */
export function CheckboxWidget(widget: WidgetProps) {
  const { id, name, label, required, disabled, locked, error } = widget;
  if (locked) return <LockedText widget={widget} text={answerText(widget)} />;
  return (
    <ChoiceCard
      type="checkbox"
      id={id}
      name={name}
      checked={toAnswer(widget.value) === true}
      disabled={disabled}
      invalid={Boolean(error)}
      {...fieldAria(widget)}
      onBlur={widget.onLeave}
      onChange={(event) => widget.onChange(fromAnswer(event.currentTarget.checked, widget))}
    >
      <span id={`${id}-label`}>{label}</span>
      {required && requiredMark}
    </ChoiceCard>
  );
}
