import { type MouseEvent, type Ref, useId } from 'react';
import { Alert } from '../../ui/Alert';
import css from './ErrorSummary.module.css';
import { plural, useWizardTexts } from './wizardTexts';

/** One wrong field, as the summary names it. */
export interface SummaryError {
  /** JSON Pointer of the field. */
  pointer: string;
  /** Its name in dialogs. */
  name: string;
  /** The text under the field. */
  message: string;
}

export interface ErrorSummaryProps {
  errors: SummaryError[];
  /** The link of a field was followed: open it, scroll to it, focus it. */
  onPick: (pointer: string) => void;
  /** Given where no dialog takes the focus: focus it after a refusal. */
  ref?: Ref<HTMLElement>;
}

/** All wrong fields above the form, each a link. A labelled region; nothing while there is no error. */
export function ErrorSummary({ errors, onPick, ref }: ErrorSummaryProps) {
  const id = useId();
  const say = useWizardTexts();
  const n = errors.length;
  if (n === 0) return null;
  const follow = (event: MouseEvent, pointer: string) => {
    event.preventDefault();
    onPick(pointer);
  };
  return (
    <Alert kind="error" role="region" title={say(plural('summaryTitle', n), { n })} titleAs="h2" titleId={id} ref={ref}>
      {say('summaryHelp')}
      <ul className={css.list}>
        {errors.map(({ pointer, name, message }) => (
          <li key={`${pointer} ${message}`}>
            <a href={`#${encodeURI(pointer)}`} onClick={(event) => follow(event, pointer)}>
              <b>{name}</b>
              <span>{message}</span>
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
