import { useEffect, useRef, useState } from 'react';
import { host } from '../dialogs/dialogStore';
import { RESEND_WAIT_SECONDS } from './ResendButton';
import { useCountdown } from './useCountdown';

/** Another token: the seconds until it may be asked for, whether it is on its way, and the way to ask. */
export interface Resend {
  left: number;
  isSending: boolean;
  send: () => Promise<void>;
}

/**
 * Sends another token after the wait, says so and waits anew. Nothing more happens on a page that was left meanwhile.
 * @param resend false when it was not sent, which the caller has told
 * @param onSent once it is sent: what was typed is of the token before
 */
export function useResend(resend: () => Promise<boolean>, onSent: () => void): Resend {
  const [isSending, setSending] = useState(false);
  const [left, restart] = useCountdown(RESEND_WAIT_SECONDS);
  const isGone = useIsGone();
  const send = async () => {
    setSending(true);
    const isSent = await resend();
    if (isGone.current) return;
    if (isSent) {
      onSent();
      restart();
      await host.ask(SENT);
    }
    setSending(false);
  };
  return { left, isSending, send };
}

/** Whether the component has left the page: what was on its way then comes to nobody. */
export function useIsGone(): { readonly current: boolean } {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

const SENT = {
  kind: 'success',
  title: 'Token enviado!',
  text: 'Acesse o e-mail cadastrado para visualizar o e-mail.',
} as const;
