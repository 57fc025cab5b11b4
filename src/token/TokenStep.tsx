import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../engine/theme';
import { CodeBoxes } from '../ui/CodeBoxes';
import { MailLink } from './MailLink';
import { ResendButton } from './ResendButton';
import css from './TokenStep.module.css';
import { useIsGone, useResend } from './useResend';

export interface TokenStepProps {
  /** Where the token went, as typed; an e-mail address brings the way to its mailbox. */
  address?: string;
  /** Under the boxes: what happens when they are full. */
  hint?: ReactNode;
  /**
   * Checks a whole token. Undefined = it was right; else the text that stands under the emptied boxes. Dialogs are the
   * caller's: the boxes wait until it settles.
   */
  validate: (token: string) => Promise<string | undefined>;
  /** Sends another token; false when it was not sent, which the caller has told. */
  resend: () => Promise<boolean>;
}

/** The token that was just sent: six boxes that check themselves, another token after the wait, the way to the e-mail. */
export function TokenStep({ address = '', hint, validate, resend }: TokenStepProps) {
  const id = useId();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const isGone = useIsGone();
  const { left, isSending, send } = useResend(resend, () => {
    setToken('');
    setError(undefined);
  });

  const check = async (whole: string) => {
    setChecking(true);
    const refusal = await validate(whole);
    if (isGone.current) return;
    setError(refusal);
    if (refusal !== undefined) setToken('');
    setChecking(false);
  };

  return (
    <>
      <CodeBoxes
        label="Token de 6 dígitos"
        autoFocus
        value={token}
        invalid={error !== undefined}
        disabled={isChecking || isSending}
        describedBy={`${id}-hint`}
        onChange={(value) => {
          setError(undefined);
          setToken(value);
        }}
        onComplete={(whole) => void check(whole)}
      />
      <p className={css.hint} id={`${id}-hint`} data-error={error !== undefined || undefined}>
        {error !== undefined && <Icon name="alert" size="sm" />}
        <span>{error ?? (isChecking ? 'Conferindo o token...' : hint)}</span>
      </p>
      <p className="sr" role="status">
        {isChecking ? 'Conferindo o token' : ''}
      </p>
      <ResendButton left={left} busy={isSending} onClick={() => void send()} />
      <MailLink address={address} />
    </>
  );
}
