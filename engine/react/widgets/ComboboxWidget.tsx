import { useRef } from 'react';
import { IconButton } from '../theme/IconButton';
import { chosenText, emptyText } from './choice';
import { Popup } from './combobox/Popup';
import { useCombobox } from './combobox/useCombobox';
import { Control, EndIcon, EndSpinner } from './control/Control';
import styles from './control/Control.module.css';
import { inputProps } from './control/inputProps';
import { LockedText } from './LockedText';
import { widgetText } from './texts';
import type { WidgetProps } from './types';

/** One of a long list, found by typing a part of its label or code. */
export function ComboboxWidget(widget: WidgetProps) {
  return widget.locked ? <LockedText widget={widget} text={chosenText(widget)} /> : <Combobox {...widget} />;
}

function Combobox(widget: WidgetProps) {
  const { id, label, value, disabled, loading, noOptions } = widget;
  const input = useRef<HTMLInputElement>(null);
  const { text, query, open, active, shown, total, show, search, choose, leave, press } = useCombobox(widget);
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;
  const hasList = open && shown.length > 0;
  const clear = () => {
    search('');
    input.current?.focus();
  };
  const clearButton = value !== undefined && !disabled && (
    <IconButton
      className={styles.button}
      icon="close"
      iconSize="sm"
      label={widgetText(widget, 'clear', { label })}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    />
  );
  const end = loading ? <EndSpinner /> : clearButton || <EndIcon icon="unfold" />;
  return (
    <Control end={end}>
      <input
        {...inputProps(widget)}
        ref={input}
        type="text"
        className={styles.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={hasList && active >= 0 ? optionId(active) : undefined}
        aria-busy={loading || undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={emptyText(widget)}
        value={text}
        onInput={(event) => search(event.currentTarget.value)}
        onKeyDown={press}
        onClick={() => open || show()}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
      />
      <span className="sr" role="status">
        {open && !loading && (noOptions ?? widgetText(widget, total > 0 ? 'results' : 'noResults', { n: total }))}
      </span>
      {open && (
        <Popup
          widget={widget}
          listId={listId}
          optionId={optionId}
          shown={shown}
          total={total}
          query={query}
          active={active}
          onChoose={choose}
        />
      )}
    </Control>
  );
}
