import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { foldText } from '../../../engine/core';
import { Icon } from '../../../engine/theme';
import { loadWizards } from '../../api/loadWizards';
import { type Registration, registerWithToken } from '../../api/register';
import { signIn } from '../../api/signIn';
import { goTo } from '../../publicForm/goTo';
import { openSession } from '../../session/sessionStore';
import { EntryPage } from '../../shell/entry/EntryPage';
import { MailLink } from '../../token/MailLink';
import { ResendButton } from '../../token/ResendButton';
import { useResend } from '../../token/useResend';
import { BusyButton } from '../../ui/BusyButton';
import { CodeBoxes } from '../../ui/CodeBoxes';
import { isWholeCode } from '../../ui/codeDigits';
import css from './AccessKeyPage.module.css';
import { tellNotCreated, tellNotSignedIn } from './failures';

const INVALID = 'Token informado é inválido.';

export interface AccessKeyPageProps {
  registration: Registration;
  /** The reference of the newest token. */
  hashToken: string;
  /** Sends another token; false when it was not sent, which was told. */
  resend: () => Promise<boolean>;
  onBack: () => void;
}

/** The token of a sign-up: with it the account is created, signed in and led to its wizard. */
export function AccessKeyPage({ registration, hashToken, resend, onBack }: AccessKeyPageProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const { left, isSending, send } = useResend(resend, () => {
    setToken('');
    setWrong(false);
  });
  const isBusy = isChecking || isSending;

  const refuse = () => {
    setWrong(true);
    form.current?.querySelector<HTMLElement>('input[value=""]')?.focus();
  };

  const enter = async (): Promise<void> => {
    const given = { Token: token, HashToken: hashToken };
    const registered = await registerWithToken(registration, given);
    if (registered.kind === 'failed') {
      await tellNotCreated(registered);
      if (foldText(registered.description ?? '') === foldText(INVALID)) setToken('');
      return;
    }
    const { CpfCnpj: Usuario, TipoCadastro: TipoCliente, Apelido } = registration;
    const result = await signIn({ Usuario, Senha: '', TipoCliente, Apelido }, given);
    if (result.kind === 'refused') {
      await tellNotSignedIn(result.message);
      goTo('/login', navigate, { account: TipoCliente });
      return;
    }
    openSession(result.token, result.user);
    // Without the index of the wizards, home finds the way.
    const wizards = await loadWizards()
      .then((index) => index.wizards)
      .catch(() => []);
    navigate(wizards.find(({ type, registration }) => registration && type === TipoCliente)?.route ?? '/', {
      replace: true,
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isWholeCode(token)) return refuse();
    setChecking(true);
    await enter();
    setChecking(false);
  };

  return (
    <EntryPage
      title="Confirme o seu e-mail"
      lead={
        <>
          Digite a chave de 6 dígitos que enviamos para <strong className={css.address}>{registration.Email}</strong>.
        </>
      }
      motto={MOTTO}
      onBack={onBack}
    >
      <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
        <p className={css.label} aria-hidden="true">
          Chave de acesso
        </p>
        <CodeBoxes
          label="Chave de acesso"
          autoFocus
          value={token}
          invalid={isWrong}
          disabled={isBusy}
          describedBy={`${id}-message`}
          onChange={(value) => {
            setWrong(false);
            setToken(value);
          }}
        />
        <p className={css.message} id={`${id}-message`} role="alert">
          {isWrong && (
            <>
              <Icon name="alert" size="sm" />
              <span>{INVALID}</span>
            </>
          )}
        </p>
        <BusyButton variant="primary" block type="submit" busy={isChecking} busyLabel="Concluindo...">
          Concluir
        </BusyButton>
      </form>
      <ResendButton left={left} busy={isSending} onClick={() => void send()} />
      <MailLink address={registration.Email} />
    </EntryPage>
  );
}

const MOTTO = {
  title: 'Falta só a chave.',
  text: 'Ela confirma o seu e-mail e abre a sua conta em seguida.',
};
