import { optionId } from '@rjsf/utils';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { FieldFrame, type FieldWidth } from '../frame/FieldFrame';
import { useTold } from '../frame/useTold';
import { frameKind, widgets as table } from '../widgets/table';
import { widgetText } from '../widgets/texts';
import type { WidgetProps } from '../widgets/types';
import { choicesOf } from './choicesOf';
import { FocusNews } from './FocusNews';
import { HiddenLabel } from './HiddenLabel';
import { NO_MESSAGE, OwnErrors } from './OwnErrors';
import { RjsfSelect } from './RjsfSelect';
import { RjsfEmail, RjsfText } from './RjsfText';

/** Widgets that are others in a form of rjsf than in one of this engine. */
const OWN: Record<string, ComponentType<WidgetProps>> = {
  email: RjsfEmail,
  select: RjsfSelect,
  text: RjsfText,
};

/**
 * A widget of the table in its frame, as a form of rjsf has it.
 * @throws Error for a name that the table does not have.
 */
export function ThemedWidget(
  props: WidgetProps & {
    widget: string;
    width: FieldWidth;
    /** It is heard, and not seen. */
    isLabelHidden: boolean;
    /** What the page draws of its errors, in place of the message. */
    ownErrors: ReactNode;
    /** It has the focus at first. */
    autofocus: boolean;
    /** The focus came to the widget as a whole. */
    onFocus(): void;
  },
) {
  const { widget, width, isLabelHidden, ownErrors, autofocus, onFocus, ...rest } = props;
  const { id } = rest;
  const firstId = optionId(id, 0);
  useEffect(() => {
    if (autofocus) (document.getElementById(id) ?? document.getElementById(firstId))?.focus();
  }, [autofocus, id, firstId]);
  const Widget = OWN[widget] ?? table[widget];
  if (!Widget) throw new Error(`No widget '${widget}'. Known: ${Object.keys(table).join(', ')}.`);
  const kind = frameKind(widget, rest.locked);
  const { told = rest.told, onRefusal } = useTold(rest);
  const said = { ...rest, firstId, ...choicesOf(widget, rest), ...(told !== undefined && { told }) };
  const control = (label: string) => <Widget {...said} label={label} onRefusal={onRefusal} />;
  const labelled = isLabelHidden ? (
    <HiddenLabel {...said} kind={kind}>
      {control(kind === 'bare' ? '' : said.label)}
    </HiddenLabel>
  ) : (
    control(said.label)
  );
  return (
    <FieldFrame
      {...said}
      kind={isLabelHidden ? 'bare' : kind}
      {...(kind === 'group' && { requiredText: widgetText(rest, 'required') })}
      width={width}
      {...(ownErrors !== undefined && { live: NO_MESSAGE })}
    >
      <FocusNews onFocus={onFocus} />
      {ownErrors === undefined ? (
        labelled
      ) : (
        <div>
          {labelled}
          <OwnErrors id={id} isTold={told !== undefined}>
            {ownErrors}
          </OwnErrors>
        </div>
      )}
    </FieldFrame>
  );
}
