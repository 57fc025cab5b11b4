import { Counter, counterId } from './Counter';
import { TextControl } from './control/TextControl';
import { LockedText } from './LockedText';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/** From this limit on nobody comes near it, and no counter is shown. */
const COUNTER_BELOW = 200;

/** A name: typing stops at the limit; a limit under 200 comes with a counter. */
export function NameWidget(widget: WidgetProps) {
  const { maxLength, locked } = widget;
  const { read, show } = textMeaning(widget.format);
  const { text, type } = useTypedText(widget.value, read, show);
  if (locked) return <LockedText widget={widget} text={text} />;
  const counted = maxLength !== undefined && maxLength < COUNTER_BELOW ? maxLength : undefined;
  return (
    <>
      <TextControl
        widget={{ autoComplete: 'name', ...widget }}
        text={text}
        onText={(next) => widget.onChange(type(next))}
        describedBy={counted === undefined ? undefined : counterId(widget)}
        input={{ autoCapitalize: 'words', spellCheck: false }}
      />
      {counted !== undefined && <Counter widget={widget} max={counted} length={text.length} />}
    </>
  );
}
