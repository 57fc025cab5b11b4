import { TextControl } from './control/TextControl';
import { LockedText } from './LockedText';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useHeldText } from './useHeldText';

/**
 * An e-mail address, with the keyboard and the completion for one. Not `type="email"`: browsers strip its outer
 * spaces unseen, and the rule that names them could never speak.
 */
export function EmailWidget(widget: WidgetProps) {
  const held = useHeldText(widget, textMeaning(widget.format));
  if (widget.locked) return <LockedText widget={widget} text={held.text} />;
  return (
    <TextControl
      widget={{ autoComplete: 'email', inputMode: 'email', ...widget }}
      text={held}
      onText={(next) => widget.onChange(held.type(next))}
      input={{ autoCapitalize: 'none', spellCheck: false }}
    />
  );
}
