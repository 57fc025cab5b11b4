import type { CSSProperties } from 'react';
import { isEqual, type Json } from '../../core/json';
import { CheckboxesWidget } from '../widgets/CheckboxesWidget';
import { choiceText } from '../widgets/choice';
import { ChoiceCard } from '../widgets/choices/ChoiceCard';
import styles from '../widgets/choices/ChoiceGroup.module.css';
import { RadioWidget } from '../widgets/RadioWidget';
import type { WidgetProps } from '../widgets/types';
import { isOff } from './enumDisabled';

/** Radio buttons of which `ui:enumDisabled` may keep some from being chosen. */
export const RjsfRadio = (widget: WidgetProps) =>
  hasOff(widget) ? <Cards widget={widget} type="radio" /> : <RadioWidget {...widget} />;

/** The same of checkboxes. */
export const RjsfCheckboxes = (widget: WidgetProps) =>
  hasOff(widget) ? <Cards widget={widget} type="checkbox" /> : <CheckboxesWidget {...widget} />;

const hasOff = (widget: WidgetProps) =>
  !widget.locked && widget.choices?.some(({ value }) => isOff(widget, value)) === true;

/** The cards of the engine, each of which may be disabled by itself. */
function Cards({ widget, type }: { widget: WidgetProps; type: 'radio' | 'checkbox' }) {
  const { id, name, value, choices = [], disabled, error, options, onChange, onLeave } = widget;
  const isMany = type === 'checkbox';
  const values: Json[] = isMany ? (Array.isArray(value) ? value : []) : value === undefined ? [] : [value];
  const isOn = (option: Json) => values.some((on) => isEqual(on, option));
  const toggle = (at: number, checked: boolean) => {
    if (!isMany) return onChange(choices[at]?.value);
    const next = choices.filter((choice, index) => (index === at ? checked : isOn(choice.value)));
    onChange(next.length > 0 ? next.map((choice) => choice.value) : undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the blur of its controls, offers nothing to press
    <div
      role="presentation"
      className={styles.cards}
      style={{ '--columns': options.columns ?? 1 } as CSSProperties}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
    >
      {choices.map((choice, index) => (
        <ChoiceCard
          key={JSON.stringify(choice.value)}
          type={type}
          id={index === 0 ? id : `${id}-${index}`}
          name={isMany ? name : id}
          value={JSON.stringify(choice.value)}
          checked={isOn(choice.value)}
          disabled={disabled || isOff(widget, choice.value)}
          aria-invalid={isMany && error ? true : undefined}
          invalid={Boolean(error)}
          onChange={(event) => toggle(index, event.currentTarget.checked)}
        >
          {choiceText(choice)}
        </ChoiceCard>
      ))}
    </div>
  );
}
