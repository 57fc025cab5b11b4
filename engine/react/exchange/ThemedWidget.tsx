import type { ComponentType } from 'react';
import { FieldFrame, type FieldWidth } from '../frame/FieldFrame';
import { useTold } from '../frame/useTold';
import { frameKind, widgets as table } from '../widgets/table';
import { widgetText } from '../widgets/texts';
import type { WidgetProps } from '../widgets/types';
import { withoutOff } from './enumDisabled';
import { FocusNews } from './FocusNews';
import { RjsfCheckboxes, RjsfRadio } from './RjsfCards';
import { RjsfSelect } from './RjsfSelect';

/** Widgets that are others in a form of rjsf than in one of this engine. */
const OWN: Record<string, ComponentType<WidgetProps>> = {
  checkboxes: RjsfCheckboxes,
  radio: RjsfRadio,
  select: RjsfSelect,
};

/**
 * A widget of the table in its frame, as a form of rjsf has it.
 * @throws Error for a name that the table does not have.
 */
export function ThemedWidget(
  props: WidgetProps & {
    widget: string;
    width: FieldWidth;
    /** The focus came to the widget as a whole. */
    onFocus(): void;
  },
) {
  const { widget, width, onFocus, ...rest } = props;
  const Widget = OWN[widget] ?? table[widget];
  if (!Widget) throw new Error(`No widget '${widget}'. Known: ${Object.keys(table).join(', ')}.`);
  const kind = frameKind(widget, rest.locked);
  const { told = rest.told, onRefusal } = useTold(rest);
  const choices = widget in OWN ? rest.choices : withoutOff(rest);
  const said = { ...rest, ...(choices && { choices }), ...(told !== undefined && { told }) };
  return (
    <FieldFrame
      {...said}
      kind={kind}
      {...(kind === 'group' && { requiredText: widgetText(rest, 'required') })}
      width={width}
    >
      <FocusNews onFocus={onFocus} />
      <Widget {...said} onRefusal={onRefusal} />
    </FieldFrame>
  );
}
