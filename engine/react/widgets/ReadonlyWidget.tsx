import { formatText } from '../../core/formats/types';
import { chosenText } from './choice';
import { LockedText } from './LockedText';
import type { WidgetProps } from './types';

/** A value that is only ever read: the title of its option, or the text of its format. */
export function ReadonlyWidget(widget: WidgetProps) {
  const { format, choices, value } = widget;
  return <LockedText widget={widget} text={format && !choices ? formatText(format, value) : chosenText(widget)} />;
}
