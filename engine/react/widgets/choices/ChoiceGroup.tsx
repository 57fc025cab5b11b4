import type { CSSProperties, MouseEvent } from 'react';
import { classes } from '../../theme/classes';
import { Waiting } from '../../theme/Waiting';
import { emptyText } from '../choice';
import type { WidgetProps } from '../types';
import { ChoiceCard } from './ChoiceCard';
import styles from './ChoiceGroup.module.css';

/** One card of a group. */
export interface Card {
  key: string;
  label: string;
  note?: string;
  checked: boolean;
  disabled?: boolean;
}

/** A press on a label must not take the focus out of the group before the click brings it to the control. */
function keepFocus(event: MouseEvent) {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** Labels longer than this stand one under the other. */
const SHORT_LABEL = 28;

/**
 * The cards of a group of radio buttons or checkboxes, inside the fieldset of the frame. Few short ones stand side by
 * side; `ui:options.columns` says otherwise. The first control has the id of the widget, or what stands in the place of
 * cards that are on their way or need another field first.
 */
export function ChoiceGroup(props: {
  widget: WidgetProps;
  type: 'radio' | 'checkbox';
  cards: readonly Card[];
  /** A pair of short answers, side by side on a phone too. */
  pair?: boolean;
  onToggle(index: number, checked: boolean): void;
}) {
  const { widget, type, cards, pair, onToggle } = props;
  const short = cards.length <= 3 && cards.every(({ label, note }) => label.length <= SHORT_LABEL && !note);
  const { columns = short ? cards.length : 1 } = widget.options;
  const invalid = Boolean(widget.error);
  if (cards.length === 0 && (widget.loading || widget.noOptions))
    return (
      <Waiting id={widget.id} tabIndex={-1} still={!widget.loading} aria-busy={widget.loading}>
        {emptyText(widget)}
      </Waiting>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the blur of its controls, offers nothing to press
    <div
      role="presentation"
      className={classes(styles.cards, pair && styles.pair)}
      style={{ '--columns': columns } as CSSProperties}
      onMouseDown={keepFocus}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || widget.onLeave()}
    >
      {cards.map(({ key, label, note, checked, disabled }, index) => (
        <ChoiceCard
          key={key}
          type={type}
          id={index > 0 ? `${widget.id}-${index}` : (widget.firstId ?? widget.id)}
          name={type === 'radio' ? widget.id : widget.name}
          value={key}
          checked={checked}
          disabled={widget.disabled || disabled}
          aria-invalid={type === 'checkbox' && invalid ? true : undefined}
          invalid={invalid}
          note={note}
          onChange={(event) => onToggle(index, event.currentTarget.checked)}
        >
          {label}
        </ChoiceCard>
      ))}
    </div>
  );
}
