import { isEqual } from '../../core/json';
import { choiceText, chosenText } from './choice';
import { ChoiceGroup } from './choices/ChoiceGroup';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/**
 * Checkboxes over one code: ticking one unticks the other, and none need be ticked.
 * `ui:options.none` is the code for none; without it none is empty.
 */
export function ExclusiveWidget(widget: WidgetProps) {
  const { value, choices = [], locked, options, onChange } = widget;
  const offered = choices.filter((choice) => options.none === undefined || !isEqual(choice.value, options.none));
  if (locked) return <LockedText widget={widget} text={isEqual(value, options.none) ? '' : chosenText(widget)} />;
  const cards = offered.map((choice) => ({
    key: JSON.stringify(choice.value),
    label: choiceText(choice),
    note: choice.note,
    checked: value !== undefined && isEqual(choice.value, value),
  }));
  const toggle = (index: number, checked: boolean) => onChange(checked ? offered[index]?.value : options.none);
  return <ChoiceGroup widget={widget} type="checkbox" cards={cards} onToggle={toggle} />;
}
