import { frameKind, widgets } from '../widgets/table';
import { widgetText } from '../widgets/texts';
import type { WidgetProps } from '../widgets/types';
import { FieldFrame, type FieldFrameProps } from './FieldFrame';
import { useTold } from './useTold';

/** A widget of the table, named by `widget`, in its frame. `texts.required` is read after the label of a group. */
export function FramedWidget(
  props: WidgetProps & { widget: string } & Pick<
      FieldFrameProps,
      'width' | 'phoneWidth' | 'optional' | 'alert' | 'isTold'
    >,
) {
  const { widget, width, phoneWidth, optional, alert, isTold, ...rest } = props;
  const Widget = widgets[widget];
  if (!Widget) throw new Error(`No widget '${widget}'. Known: ${Object.keys(widgets).join(', ')}.`);
  const { id, label, hint, error, note, busy, required, locked, tag } = rest;
  const { told = rest.told, onRefusal } = useTold(rest);
  return (
    <FieldFrame
      id={id}
      kind={frameKind(widget, locked)}
      label={label}
      hint={hint}
      error={error}
      told={told}
      note={note}
      busy={busy}
      required={required}
      requiredText={widgetText(rest, 'required')}
      width={width}
      phoneWidth={phoneWidth}
      optional={optional}
      alert={alert}
      isTold={isTold}
      live={rest.live}
      tag={tag}
    >
      <Widget {...rest} {...(told !== undefined && { told })} onRefusal={onRefusal} />
    </FieldFrame>
  );
}
