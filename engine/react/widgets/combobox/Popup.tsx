import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { isEqual } from '../../../core/json';
import { Icon } from '../../theme/Icon';
import { Spinner } from '../../theme/Spinner';
import { widgetText } from '../texts';
import type { Choice, WidgetProps } from '../types';
import styles from './Popup.module.css';
import { labelParts } from './search';

/** Between the box and its list, between the list and what it must not touch, and over and under its active option, in px. */
const GAP_PX = 6;

/** Two options: a list is never smaller, whatever it covers. */
const SMALLEST_PX = 100;

/** As many options fill the highest list: they are drawn with the key that finds them, what is out of sight after it. */
const AT_ONCE = 12;

/** Where a list stands, and how much room it has there, in px. */
interface Room {
  above: boolean;
  size: number;
  /** It takes the smallest list. */
  isEnough: boolean;
}

/** The side of the box on which the whole list fits, under it if it can; else the larger side, if it takes the smallest list. */
function roomOf(box: DOMRect, wanted: number): Room {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const foot = (window.visualViewport?.height ?? window.innerHeight) - (Number.parseFloat(scrollPaddingBottom) || 0);
  const under = foot - box.bottom - GAP_PX;
  const over = box.top - (Number.parseFloat(scrollPaddingTop) || 0) - GAP_PX;
  const least = Math.min(wanted, SMALLEST_PX);
  const above = under < wanted && over > under && over >= least;
  const size = above ? over : under;
  return { above, size, isEnough: size >= least };
}

/** Puts an open list where it has room; where there is none it stands under its box, and the page is scrolled for it. */
function putDown(popup: HTMLElement): void {
  const { style, parentElement: control } = popup;
  style.maxBlockSize = '';
  const { above, size, isEnough } = roomOf((control as Element).getBoundingClientRect(), popup.offsetHeight);
  popup.toggleAttribute('data-above', above);
  style.maxBlockSize = `${Math.max(size, SMALLEST_PX)}px`;
  if (!isEnough) popup.scrollIntoView(false);
}

/** Scrolls a list, and nothing around it, until one of its options is in sight. */
function showIn(list: Element, option: Element): void {
  const around = list.getBoundingClientRect();
  const own = option.getBoundingClientRect();
  const over = Math.min(own.top - around.top - GAP_PX, 0);
  list.scrollTop += over || Math.max(own.bottom - around.bottom + GAP_PX, 0);
}

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
  const drawn = useDrawn(shown, query, active);
  useLayoutEffect(() => {
    const place = () => putDown(box.current as HTMLElement);
    place();
    // The keyboard of a phone comes after the focus, and takes half of the window.
    const { visualViewport } = window;
    visualViewport?.addEventListener('resize', place);
    return () => visualViewport?.removeEventListener('resize', place);
  }, []);
  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies(shown): another option may stand where the active one is
  useLayoutEffect(() => {
    // To scroll, the browser lays out the page: for the first option of a list that stands at its top it need not.
    if (active < 0 || (active === 0 && !isScrolled.current)) return;
    const option = box.current?.querySelector('[data-active]');
    if (option?.parentElement) showIn(option.parentElement, option);
    isScrolled.current = true;
  }, [active, shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps a press from taking the focus off the text box
    <div ref={box} role="presentation" className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {shown.length > 0 && (
        <div
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          id={listId}
          aria-labelledby={`${widget.id}-label`}
          onScroll={(event) => {
            isScrolled.current = event.currentTarget.scrollTop > 0;
          }}
        >
          {drawn.map((choice, index) => {
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
          {widget.noOptions ?? widgetText(widget, widget.loading ? 'loading' : 'noResults')}
        </p>
      )}
      {total > shown.length && (
        <p className={styles.line}>{widgetText(widget, 'moreResults', { n: shown.length, total })}</p>
      )}
    </div>
  );
}

/** The options that are drawn: those in sight at once, all of them as soon as the browser has shown these. */
function useDrawn(shown: readonly Choice[], query: string, active: number): readonly Choice[] {
  const later = useDeferredValue<string | null>(query, null);
  return later === query || active >= AT_ONCE ? shown : shown.slice(0, AT_ONCE);
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
