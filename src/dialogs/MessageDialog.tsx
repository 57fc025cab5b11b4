import { type KeyboardEvent, useId } from 'react';
import { Button, classes, Icon, type IconName } from '../../engine/theme';
import { useGuard } from '../history/useMoves';
import css from './dialog.module.css';
import type { Message } from './dialogStore';
import { useModalDialog } from './useModalDialog';

const marks: Record<Message['kind'], IconName> = {
  error: 'alert',
  warning: 'warning',
  success: 'checkCircle',
  question: 'help',
};

/** What the dialog was closed with; by Escape, with nothing. */
const ANSWERS: Record<string, boolean> = { yes: true, no: false };

interface Props {
  message: Message;
  /** `undefined` when it was closed without an answer. */
  onAnswer: (isYes: boolean | undefined) => void;
}

/** One message: a mark, a title, a sentence, and one button or two. */
export function MessageDialog({ message, onAnswer }: Props) {
  const id = useId();
  const { kind, title, text, no, careful } = message;
  const yes = message.yes || (kind === 'success' ? 'OK' : 'Entendi');
  const answers = [...(no ? [['no', no] as const] : []), ['yes', yes] as const];
  // The last one is the primary one: where the focus begins, and what Enter answers.
  if (careful) answers.reverse();
  const ref = useModalDialog(
    (returnValue) => onAnswer(ANSWERS[returnValue]),
    (dialog) => dialog.querySelector<HTMLElement>('[data-answers] > :last-child'),
  );
  // The way back closes it unanswered, as Escape does.
  useGuard(() => () => close(''));
  const close = (returnValue: string) => ref.current?.close(returnValue);
  return (
    <dialog
      ref={ref}
      className={classes(css.dialog, css.message)}
      role={kind === 'error' || kind === 'warning' ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={text ? `${id}-text` : undefined}
      onKeyDown={ignoreHeldEnter}
    >
      <div className={css.body} data-scrolls="">
        <span className={classes(css.mark, css[kind])}>
          <Icon name={marks[kind]} size="lg" />
        </span>
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        {text && (
          <div className={css.text} id={`${id}-text`}>
            {typeof text === 'function' ? text(() => close('')) : text}
          </div>
        )}
      </div>
      <div className={css.foot} data-answers="">
        {answers.map(([answer, words], index) => (
          <Button
            key={answer}
            variant={index === answers.length - 1 ? 'primary' : 'secondary'}
            onClick={() => close(answer)}
          >
            {words}
          </Button>
        ))}
      </div>
    </dialog>
  );
}

/** The Enter that led here may still be held down: it must not answer too. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
