import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { FieldGrid } from '../../../engine/react/frame/FieldGrid';
import { BusyButton } from '../../ui/BusyButton';
import type { AccountKind } from './accounts';
import { checkLogin, type LoginError, type LoginInput } from './checkLogin';
import css from './LoginForm.module.css';
import { PasswordField } from './PasswordField';
import { UserField } from './UserField';

export interface LoginFormProps {
  account: AccountKind;
  input: LoginInput;
  onChange: (input: LoginInput) => void;
  /** Signs in; until it settles the form is busy. */
  onSubmit: () => Promise<void>;
}

/** User, password and the way in. What is missing is told under its field, one at a time. */
export function LoginForm({ account, input, onChange, onSubmit }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<LoginError>();
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins without the errors of this one
  useEffect(() => setError(undefined), [account.type]);

  const change = (part: Partial<LoginInput>) => {
    setError(undefined);
    onChange({ ...input, ...part });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkLogin(input, account);
    setError(found);
    if (found) return;
    setBusy(true);
    await onSubmit();
    setBusy(false);
  };

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <FieldGrid>
        <UserField
          account={account}
          value={input.user}
          error={error?.field === 'user' ? error.message : undefined}
          onChange={(user) => change({ user })}
          onComplete={() => form.current?.querySelector<HTMLElement>('[name="password"]')?.focus()}
        />
        <PasswordField
          label="Senha"
          name="password"
          required
          autoComplete="current-password"
          value={input.password}
          error={error?.field === 'password' ? error.message : undefined}
          onChange={(event) => change({ password: event.currentTarget.value })}
        />
      </FieldGrid>
      <Link className={css.forgot} to="/RecuperarSenha">
        Esqueci minha senha
      </Link>
      <BusyButton variant="primary" block type="submit" busy={isBusy} busyLabel="Entrando...">
        Entrar
      </BusyButton>
    </form>
  );
}
