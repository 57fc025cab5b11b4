import { useLayoutEffect, useRef, useState } from 'react';
import { isEqual } from '../../../core/json';
import { classes } from '../../theme/classes';
import { Icon } from '../../theme/Icon';
import { Spinner } from '../../theme/Spinner';
import { widgetText } from '../texts';
import type { Choice, WidgetProps } from '../types';
import styles from './Popup.module.css';
import { labelParts } from './search';

/** Room that the list wants under its box before it opens above it, in px. */
const ROOM_PX = 260;

/** The open list of a combobox, or the line that says why it is empty. */
export function Popup(props: {
  widget: WidgetProps;
  listId: string;
  optionId(index: number): string;
  shown: readonly Choice[];
  total: number;
  query: string;
  active: number;
  onChoose(choice: Choice): void;
}) {
  const { widget, listId, optionId, shown, total, query, active, onChoose } = props;
  const box = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useLayoutEffect(() => {
    const place = box.current?.parentElement?.getBoundingClientRect();
    if (!place) return;
    const below = (window.visualViewport?.height ?? window.innerHeight) - place.bottom;
    setAbove(below < ROOM_PX && place.top > below);
  }, []);
  useLayoutEffect(() => {
    box.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a press from taking the focus off the text box
    <div
      ref={box}
      role="presentation"
      className={classes(styles.popup, above && styles.above)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {shown.length > 0 && (
        <div className={styles.list} role="listbox" tabIndex={-1} id={listId} aria-labelledby={`${widget.id}-label`}>
          {shown.map((choice, index) => {
            const chosen = widget.value !== undefined && isEqual(choice.value, widget.value);
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text box has the focus and hears the keys
              <div
                key={JSON.stringify(choice.value)}
                id={optionId(index)}
                className={styles.option}
                role="option"
                tabIndex={-1}
                aria-selected={chosen}
                data-active={index === active || undefined}
                onClick={() => onChoose(choice)}
              >
                {choice.code && <span className={styles.code}>{choice.code}</span>}
                <Label text={choice.label} query={query} />
                {chosen && <Icon name="check" className={styles.chosen} />}
              </div>
            );
          })}
        </div>
      )}
      {shown.length === 0 && (
        <p className={styles.line}>
          {widget.loading && <Spinner />}
          {widgetText(widget, widget.loading ? 'loading' : 'noResults')}
        </p>
      )}
      {total > shown.length && (
        <p className={styles.line}>{widgetText(widget, 'moreResults', { n: shown.length, total })}</p>
      )}
    </div>
  );
}

/** A label with what was typed in bold. */
function Label({ text, query }: { text: string; query: string }) {
  let at = 0;
  return (
    <span>
      {labelParts(text, query).map((part) => {
        const key = at;
        at += part.text.length;
        return part.hit ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
      })}
    </span>
  );
}
