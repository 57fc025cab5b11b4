import { useEffect } from 'react';
import { FieldGrid } from '../../engine/theme';
import { type FieldPreviewProps, PreviewedField } from '../widgets/FieldPreview';
import { longText } from '../widgets/longText';
import { lookup } from '../widgets/lookup';
import { keepForced } from './forceStates';
import css from './Sheet.module.css';
import { STATES, type State, widgetCannot } from './states';

interface StatesProps {
  widget: string;
  props: Omit<FieldPreviewProps, 'widget'>;
  error: string;
}

/** What makes a state, and whether a mouse or a keyboard would. */
interface Shown {
  title: string;
  shows?: string;
  props?: Partial<FieldPreviewProps>;
  /** Why there is no such state. */
  never?: string | undefined;
}

/** A widget in every state that it has, those of mouse and keyboard too; of the others, why it has them not. */
export function States({ widget, props, error }: StatesProps) {
  useEffect(() => keepForced(document), []);
  const own: Record<State, Omit<Shown, 'title'>> = {
    Hovered: { shows: 'hover' },
    Focused: { shows: 'focus' },
    Pressed: { shows: 'hover active' },
    Disabled: { props: { disabled: true } },
    Loading: { props: props.choices ? { loading: true, choices: [], value: undefined } : lookup },
    WithError: { props: { error } },
    LongText: { props: longText },
  };
  const states: readonly Shown[] = [
    { title: 'Vazio', props: { value: undefined } },
    { title: 'Preenchido' },
    { title: 'Travado', props: { locked: true } },
    ...Object.entries(own).map(([state, shown]) => ({
      title: STATES[state as State],
      never: widgetCannot[widget]?.[state as State],
      ...shown,
    })),
  ];
  return (
    <div className={css.states}>
      {states.map(({ title, shows, props: over, never }, index) => (
        <section key={title} className={css.state} aria-label={title}>
          <h3>{title}</h3>
          {never !== undefined ? (
            <p className={css.never}>{never}</p>
          ) : (
            <div data-shows={shows}>
              <FieldGrid>
                <PreviewedField {...props} widget={widget} {...over} id={`estado-${index}`} />
              </FieldGrid>
            </div>
          )}
        </section>
      ))}
    </div>
  );
}
