import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { classes } from '../theme/classes';
import { TextControl } from './control/TextControl';
import { LockedText } from './LockedText';
import { CountrySelect } from './phone/CountrySelect';
import { codeOf, DEFAULT_COUNTRY } from './phone/countries';
import { emptyNumber, isLong, showNational } from './phone/nationalMask';
import styles from './phone/Phone.module.css';
import { cutPhone, fromInternational, joinPhone, numberOf, type PhoneText, showValue } from './phone/phoneText';
import { phoneTyping } from './phone/phoneTyping';
import { useLeaveGuard } from './phone/useLeaveGuard';
import { widgetText } from './texts';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** Whether a text names its country itself. */
const isUnsettled = (text: string) => text.startsWith('+') && !isLong(text);

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A telephone number with its country, stored `+5511987654321`. A number typed or pasted with `+` sets the country. */
export function PhoneWidget(widget: WidgetProps) {
  const { value, locked } = widget;
  if (!locked) return <Phone {...widget} />;
  const { country, national } = showValue(value, DEFAULT_COUNTRY);
  return <LockedText widget={widget} text={national && `+${codeOf(country)} ${national}`} />;
}

function Phone({ format, ...widget }: WidgetProps) {
  const { id, label, disabled, error, texts, onChange } = widget;
  const { read } = textMeaning(format);
  const { text, type, rewrite } = useTypedText(
    widget.value,
    (typed) => read(numberOf(cutPhone(typed))),
    (value, typed) => joinPhone(showValue(value, typed ? cutPhone(typed).country : DEFAULT_COUNTRY)),
    widget.text,
  );
  const { country, national } = cutPhone(text);
  const { guard, isGuarded, onBlur } = useLeaveGuard(() => {
    const number = numberOf(cutPhone(text));
    if (isUnsettled(national)) rewrite(joinPhone(fromInternational(national, country)));
    if (number !== '' && read(number) === undefined) (widget.onLeaveUnread ?? widget.onLeave)(number);
    else widget.onLeave();
  });
  const typing = useMemo(() => phoneTyping(country, format?.paste ?? String), [country, format]);
  const show = (next: PhoneText) => onChange(type(joinPhone(next)), next.national === '' ? undefined : joinPhone(next));
  const onText = (typed: string, caret?: number) => {
    if (isGuarded() && digitsOf(typed) === digitsOf(national)) return;
    // While digits are put in behind a plus, those that stand behind them name no country yet.
    const isNamed = isUnsettled(typed) && caret === typed.length;
    show(isNamed ? fromInternational(typed, country) : { country, national: typed });
  };
  const change = useRef<(country: string) => void>(undefined);
  useLayoutEffect(() => {
    change.current = (next) => {
      guard();
      const moved = { country: next, national: showNational(next, digitsOf(national)) };
      if (national === '') rewrite(joinPhone(moved));
      else show(moved);
    };
  });
  const onCountry = useCallback((next: string) => change.current?.(next), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the blur of its controls, offers nothing to press
    <div role="presentation" className={classes(styles.phone, Boolean(error) && styles.invalid)} onBlur={onBlur}>
      <CountrySelect
        id={`${id}-country`}
        label={widgetText(widget, 'phoneCountry', { label })}
        language={texts.language || globalThis.document?.documentElement.lang || undefined}
        country={country}
        disabled={disabled}
        onCountry={onCountry}
      />
      <div className={styles.number}>
        <TextControl
          widget={{
            autoComplete: 'tel-national',
            inputMode: 'tel',
            ...widget,
            placeholder:
              country === DEFAULT_COUNTRY ? (widget.placeholder ?? format?.placeholder) : emptyNumber(country),
          }}
          text={national}
          onText={onText}
          typing={typing}
          input={{ type: 'tel', onBlur: undefined }}
        />
      </div>
    </div>
  );
}
