import { useCallback, useEffect, useRef, useState } from 'react';
import type { BlockQuestionProps } from '../../engine/block';
import { Button, Waiting } from '../../engine/theme';
import { sendAttorneyToken, validateAttorneyToken } from '../api/attorneyToken';
import { host } from '../dialogs/dialogStore';
import { Modal } from '../dialogs/Modal';
import { Alert } from '../ui/Alert';
import css from './TokenQuestion.module.css';
import { TokenStep } from './TokenStep';

type Sending = { state: 'sending' } | { state: 'sent' } | { state: 'failed'; message: string };

/** Asks for the token that opening it sends; only a right one is a yes. */
export function TokenQuestion({ options, onAnswer }: BlockQuestionProps) {
  const [sending, setSending] = useState<Sending>({ state: 'sending' });
  const hash = useRef('');

  const send = useCallback(async () => {
    setSending({ state: 'sending' });
    const result = await sendAttorneyToken();
    if (result.kind === 'gone') return onAnswer(false);
    if (result.kind === 'refused') return setSending({ state: 'failed', message: result.message });
    hash.current = result.hash;
    setSending({ state: 'sent' });
  }, [onAnswer]);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void send();
  }, [send]);

  const resend = async () => {
    const result = await sendAttorneyToken();
    if (result.kind === 'sent') {
      hash.current = result.hash;
      return true;
    }
    if (result.kind === 'gone') onAnswer(false);
    else await host.ask({ kind: 'error', title: 'Oops...', text: result.message });
    return false;
  };
  const validate = async (token: string) => {
    const result = await validateAttorneyToken(token, hash.current);
    if (result.kind === 'refused') return result.message;
    onAnswer(result.kind === 'right');
    return undefined;
  };
  return (
    <Modal
      title={options.title ?? 'Confirme com o token'}
      lead="Digite o token de 6 dígitos que enviamos para o e-mail do seu cadastro."
      onClose={() => onAnswer(false)}
      foot={<Button onClick={() => onAnswer(false)}>Voltar</Button>}
    >
      {sending.state === 'sending' && (
        <div className={css.sending} role="status">
          <Waiting>Enviando o token...</Waiting>
        </div>
      )}
      {sending.state === 'failed' && (
        <Alert
          kind="error"
          role="alert"
          title="O token não foi enviado."
          action={
            <Button variant="quiet" compact icon="refresh" onClick={() => void send()}>
              Tentar novamente
            </Button>
          }
        >
          {sending.message}
        </Alert>
      )}
      {sending.state === 'sent' && (
        <TokenStep hint="Ao completar o sexto dígito, a alteração é confirmada." validate={validate} resend={resend} />
      )}
    </Modal>
  );
}
