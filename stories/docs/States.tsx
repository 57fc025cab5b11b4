import { useEffect } from 'react';
import { FieldGrid } from '../../engine/theme';
import { type FieldPreviewProps, PreviewedField } from '../widgets/FieldPreview';
import { longText } from '../widgets/longText';
import { forceStates } from './forceStates';
import css from './Sheet.module.css';

/** What makes each state, and whether a mouse or a keyboard would. */
const STATES: readonly { title: string; shows?: string; props?: Partial<FieldPreviewProps>; isEmpty?: boolean }[] = [
  { title: 'Vazio', isEmpty: true },
  { title: 'Preenchido' },
  { title: 'Sob o mouse', shows: 'hover' },
  { title: 'Com o foco', shows: 'focus' },
  { title: 'Pressionado', shows: 'hover active' },
  { title: 'Desabilitado', props: { disabled: true } },
  { title: 'Travado', props: { locked: true } },
  { title: 'Carregando as opções', props: { loading: true, choices: [] }, isEmpty: true },
];

interface StatesProps {
  widget: string;
  props: Omit<FieldPreviewProps, 'widget'>;
  error: string;
}

/** A widget in every state that it has, those of mouse and keyboard too. */
export function States({ widget, props, error }: StatesProps) {
  useEffect(() => forceStates(document));
  const shown = [
    ...STATES.filter(({ props: own }) => !own?.loading || props.choices),
    { title: 'Com erro', props: { error } },
    { title: 'Com texto longo', props: { ...longText, error: longText.error } },
  ];
  return (
    <div className={css.states}>
      {shown.map(({ title, shows, props: own, isEmpty }, index) => (
        <section key={title} className={css.state} aria-label={title}>
          <h3>{title}</h3>
          <div data-shows={shows}>
            <FieldGrid>
              <PreviewedField
                {...props}
                widget={widget}
                {...own}
                id={`estado-${index}`}
                {...(isEmpty && { value: undefined })}
              />
            </FieldGrid>
          </div>
        </section>
      ))}
    </div>
  );
}
