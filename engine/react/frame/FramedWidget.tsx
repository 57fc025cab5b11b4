import { frameKind, widgets as table, type Widgets } from '../widgets/table';
import { widgetText } from '../widgets/texts';
import type { WidgetProps } from '../widgets/types';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { useTold } from './useTold';

/**
 * A widget of the table, or of `widgets`, named by `widget`, in its frame. `texts.required` is read after the label of a group.
 * @throws Error for a name that the table does not have.
 */
export function FramedWidget(
  props: WidgetProps & { widget: string; widgets?: Widgets } & Pick<
      FieldFrameProps,
      'width' | 'phoneWidth' | 'optional' | 'alert' | 'isTold'
    >,
) {
  const { widgets = table, widget, width, phoneWidth, optional, alert, isTold, ...rest } = props;
  const Widget = widgets[widget];
  if (!Widget) throw new Error(`No widget '${widget}'. Known: ${Object.keys(widgets).join(', ')}.`);
  const kind = frameKind(widget, rest.locked);
  const { told = rest.told, onRefusal } = useTold(rest);
  // Called, not drawn: it has no state, and React would go through one more component in every field.
  return FieldFrame({
    ...rest,
    kind,
    told,
    ...(kind === 'group' && { requiredText: widgetText(rest, 'required') }),
    width,
    phoneWidth,
    optional,
    alert,
    isTold,
    children: <Widget {...rest} {...(told !== undefined && { told })} onRefusal={onRefusal} />,
  });
}
