import { useState } from 'react';
import { IconButton } from '../theme/IconButton';
import { Criteria, criteriaId, hasCriteria } from './Criteria';
import styles from './control/Control.module.css';
import { TextControl } from './control/TextControl';
import { widgetText } from './texts';
import { textMeaning } from './textValue';
import type { WidgetProps } from './types';
import { useTypedText } from './useTypedText';

/**
 * A password, with the button that shows it. With the option `criteria` the words of the format's criteria stand under
 * it, ticked off while it is typed.
 */
export function PasswordWidget(widget: WidgetProps) {
  const [isShown, setShown] = useState(false);
  const { read, show } = textMeaning(widget.format);
  const { text, type } = useTypedText(widget.value, read, show);
  return (
    <div>
      <TextControl
        widget={widget}
        text={text}
        onText={(next) => widget.onChange(type(next))}
        describedBy={hasCriteria(widget) ? criteriaId(widget) : undefined}
        end={
          <IconButton
            className={styles.button}
            icon={isShown ? 'eyeOff' : 'eye'}
            label={widgetText(widget, 'showPassword', { label: widget.label })}
            aria-pressed={isShown}
            disabled={widget.disabled}
            onClick={() => setShown(!isShown)}
          />
        }
        input={{ type: isShown ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false }}
      />
      <Criteria widget={widget} text={text} />
    </div>
  );
}
