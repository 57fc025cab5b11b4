import { TextControl } from './control/TextControl';
import { LockedText } from './LockedText';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/**
 * An e-mail address, with the keyboard and the completion for one. Not `type="email"`: browsers strip its outer
 * spaces unseen, and the rule that names them could never speak.
 */
export function EmailWidget(widget: WidgetProps) {
  const { format } = widget;
  const { read, show } = textMeaning(format);
  const { text, type } = useTypedText(widget.value, read, show);
  if (widget.locked) return <LockedText widget={widget} text={text} />;
  return (
    <TextControl
      widget={{ autoComplete: 'email', inputMode: 'email', ...widget }}
      text={text}
      onText={(next) => widget.onChange(type(next))}
      input={{ autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
