import { type MouseEvent, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../engine/react/theme/Icon';
import { Alert } from '../../ui/Alert';
import { Badge } from '../../ui/Badge';
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
  /** The field is right again: its line stays in its place, and leads nowhere. */
  isCorrected?: boolean;
}

export interface ErrorSummaryProps {
  errors: SummaryError[];
  /** The link of a field was followed: open it, scroll to it, focus it. */
  onPick: (pointer: string) => void;
  /** Whether a field was not asked when the registration was saved last. */
  isNew?: ((pointer: string) => boolean) | undefined;
  /** Given where no dialog takes the focus: focus it after a refusal. */
  ref?: Ref<HTMLElement>;
}

/**
 * All wrong fields above the form, each a link. A labelled region; nothing while there is no error. A field that was
 * corrected keeps its line until the next attempt, so that the form does not move under the customer's hands.
 */
export function ErrorSummary({ errors, onPick, isNew, ref }: ErrorSummaryProps) {
  const id = useId();
  const place = useHeldHeight(errors.map(({ pointer }) => pointer).join(' '));
  const say = useWizardTexts();
  const n = errors.filter(({ isCorrected }) => !isCorrected).length;
  if (errors.length === 0) return null;
  // A document or a questionnaire is no field.
  const what = errors.some(({ pointer }) => pointer.startsWith('#')) ? 'summaryItems' : 'summaryTitle';
  const follow = (event: MouseEvent, pointer: string) => {
    event.preventDefault();
    onPick(pointer);
  };
  return (
    <div ref={place}>
      <Alert
        kind={n > 0 ? 'error' : 'success'}
        role="region"
        title={n > 0 ? say(plural(what, n), { n }) : say('summaryDone')}
        titleAs="h2"
        titleId={id}
        ref={ref}
      >
        {say(n > 0 ? 'summaryHelp' : 'summaryDoneHelp')}
        <ul className={css.list}>
          {errors.map(({ pointer, name, message, isCorrected }) => (
            <li key={`${pointer} ${message}`}>
              {isCorrected ? (
                <p className={css.corrected}>
                  <Icon name="check" size="sm" />
                  <s className={css.name}>{name}</s>
                  <s>{message}</s>
                  <span className="sr">{say('summaryCorrected')}</span>
                </p>
              ) : (
                <a href={`#${encodeURI(pointer)}`} onClick={(event) => follow(event, pointer)}>
                  <b className={css.name}>{name}</b>
                  {isNew?.(pointer) && <Badge tone="info">{say('versionNew')}</Badge>}
                  <span className={css.message}>{message}</span>
                </a>
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Keeps the height that a box has as its subject comes, until another comes or the window changes. */
function useHeldHeight(subject: string) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for another subject
  useLayoutEffect(() => {
    const release = () => box.current?.style.removeProperty('min-block-size');
    release();
    box.current?.style.setProperty('min-block-size', `${box.current.offsetHeight}px`);
    window.addEventListener('resize', release);
    return () => window.removeEventListener('resize', release);
  }, [subject]);
  return box;
}
