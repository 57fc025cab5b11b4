import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../engine/react/theme/Icon';
import { CodeBoxes } from '../../ui/CodeBoxes';
import { host } from '../dialogs/dialogStore';
import { MailLink } from './MailLink';
import { RESEND_WAIT_SECONDS, ResendButton } from './ResendButton';
import css from './TokenStep.module.css';
import { useCountdown } from './useCountdown';

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
  const [busy, setBusy] = useState<'check' | 'send'>();
  const [left, restart] = useCountdown(RESEND_WAIT_SECONDS);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const check = async (whole: string) => {
    setBusy('check');
    const refusal = await validate(whole);
    if (isGone.current) return;
    setError(refusal);
    if (refusal !== undefined) setToken('');
    setBusy(undefined);
  };
  const send = async () => {
    setBusy('send');
    const isSent = await resend();
    if (isGone.current) return;
    if (isSent) {
      setToken('');
      setError(undefined);
      restart();
      await host.ask(SENT);
    }
    setBusy(undefined);
  };

  return (
    <>
      <CodeBoxes
        label="Token de 6 números"
        autoFocus
        value={token}
        invalid={error !== undefined}
        disabled={busy !== undefined}
        describedBy={`${id}-hint`}
        onChange={(value) => {
          setError(undefined);
          setToken(value);
        }}
        onComplete={(whole) => void check(whole)}
      />
      <p className={css.hint} id={`${id}-hint`} data-error={error !== undefined || undefined}>
        {error !== undefined && <Icon name="alert" size="sm" />}
        <span>{error ?? (busy === 'check' ? 'Conferindo o token...' : hint)}</span>
      </p>
      <p className="sr" role="status">
        {busy === 'check' ? 'Conferindo o token' : ''}
      </p>
      <ResendButton left={left} busy={busy === 'send'} onClick={() => void send()} />
      <MailLink address={address} />
    </>
  );
}

const SENT = {
  kind: 'success',
  title: 'Token enviado!',
  text: 'Acesse o e-mail cadastrado para visualizar o e-mail.',
} as const;
