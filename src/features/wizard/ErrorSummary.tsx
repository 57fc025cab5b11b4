import { type MouseEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { classes, Icon } from '../../../engine/theme';
import { Alert } from '../../ui/Alert';
import { Badge } from '../../ui/Badge';
import { FoldSummary } from '../../ui/FoldSummary';
import { useHeldHeight } from '../../ui/useHeldHeight';
import lines from './corrections.module.css';
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
  /** The field is right again. */
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

/** How many lines stand there before one asks for more. */
const MOST = 5;

/**
 * The wrong fields above the form, each a link; what was corrected since the last attempt is folded into one line, and
 * so is the whole of it when nothing is left. A labelled region; nothing while there is no error.
 */
export function ErrorSummary({ errors, onPick, isNew, ref }: ErrorSummaryProps) {
  const id = useId();
  const say = useWizardTexts();
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const open = errors.filter(({ isCorrected }) => !isCorrected);
  const fixed = errors.filter(({ isCorrected }) => isCorrected);
  const n = open.length;
  const place = useHeldHeight(`${isWhole} ${errors.map(({ pointer }) => pointer).join(' ')}`, n);
  // The button that had the focus is gone: it goes to the first line that came.
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('a')[MOST]?.focus();
  }, [isWhole]);
  if (errors.length === 0) return null;
  // A document or a questionnaire is no field.
  const what = errors.some(({ pointer }) => pointer.startsWith('#')) ? 'summaryItems' : 'summaryTitle';
  const follow = (event: MouseEvent, pointer: string) => {
    event.preventDefault();
    onPick(pointer);
  };
  const box = { role: 'region', titleAs: 'h2', titleId: id, ref } as const;
  if (n === 0) {
    return (
      <div ref={place}>
        <Alert
          {...box}
          kind="success"
          title={
            <>
              {say('summaryDone')} <span className={css.help}>{say('summaryDoneHelp')}</span>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div ref={place}>
      <Alert {...box} kind="error" title={say(plural(what, n), { n })}>
        {say('summaryHelp')}
        <ul ref={list} className={lines.list}>
          {(isWhole ? open : open.slice(0, MOST)).map(({ pointer, name, message }) => (
            <li key={`${pointer} ${message}`}>
              <a
                href={`#${encodeURI(pointer)}`}
                className={classes(lines.line, lines.way)}
                onClick={(event) => follow(event, pointer)}
              >
                <b className={lines.name}>{name}</b>
                {isNew?.(pointer) && <Badge tone="info">{say('versionNew')}</Badge>}
                <span className={lines.message}>{message}</span>
              </a>
            </li>
          ))}
        </ul>
        {!isWhole && n > MOST && (
          <button type="button" className={classes(lines.line, lines.way, lines.last)} onClick={() => setWhole(true)}>
            <span>{say('summaryMore', { n: n - MOST })}</span>
          </button>
        )}
        {fixed.length > 0 && (
          <details className={css.fixed}>
            <FoldSummary size="sm">
              <Icon name="check" size="sm" />
              {say(plural('summaryFixed', fixed.length), { n: fixed.length })}
            </FoldSummary>
            <ul>
              {fixed.map(({ pointer, name, message }) => (
                <li key={`${pointer} ${message}`}>{name}</li>
              ))}
            </ul>
          </details>
        )}
      </Alert>
    </div>
  );
}
