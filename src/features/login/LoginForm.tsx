import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChoiceMark, FieldGrid } from '../../../engine/theme';
import { BusyButton } from '../../ui/BusyButton';
import { PasswordField } from '../../ui/PasswordField';
import type { AccountKind } from './accounts';
import { checkLogin, type LoginError, type LoginFields, type LoginInput } from './checkLogin';
import css from './LoginForm.module.css';
import { NicknameField } from './NicknameField';
import { UserField } from './UserField';
import { useNicknames } from './useNicknames';
import { toWireUserName } from './userName';

export interface LoginFormProps {
  account: AccountKind;
  fields: LoginFields;
  input: LoginInput;
  onChange: (input: LoginInput) => void;
  /** Signs in; until it settles the form is busy. */
  onSubmit: () => Promise<void>;
}

/** User, nickname, password and the way in. What is missing is told under its field, one at a time. */
export function LoginForm({ account, fields, input, onChange, onSubmit }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<LoginError>();
  const [isBusy, setBusy] = useState(false);
  const nicknames = useNicknames(account, input.user, fields.hasNickname);
  const errorAt = (field: keyof LoginInput) => (error?.field === field ? error.message : undefined);

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab begins without the errors of this one
  useEffect(() => setError(undefined), [account.type]);

  const change = (part: Partial<LoginInput>) => {
    setError(undefined);
    onChange({ ...input, ...part });
  };
  const changeUser = (user: string) => {
    const isSame = toWireUserName(user, account.document) === toWireUserName(input.user, account.document);
    change(isSame ? { user } : { user, nickname: '' });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const found = checkLogin(input, account, fields);
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
          error={errorAt('user')}
          onChange={changeUser}
          onComplete={() => form.current?.querySelector<HTMLElement>(NEXT_FIELD)?.focus()}
          onLeave={nicknames.loadNow}
          isLast={!fields.hasPassword}
        />
        {fields.hasNickname && (
          <NicknameField
            nicknames={nicknames}
            value={input.nickname}
            error={errorAt('nickname')}
            onChange={(nickname) => change({ nickname })}
          />
        )}
        {fields.hasPassword && (
          <PasswordField
            label="Senha"
            name="password"
            required
            autoComplete="current-password"
            value={input.password}
            error={errorAt('password')}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
        )}
      </FieldGrid>
      <Forgot />
      <label className={css.foreign}>
        <ChoiceMark
          type="checkbox"
          checked={input.isForeign}
          onChange={(event) => onChange({ ...input, isForeign: event.currentTarget.checked })}
        />
        <ForeignText />
      </label>
      <BusyButton
        variant="primary"
        block
        type="submit"
        busy={isBusy}
        busyLabel={fields.hasPassword ? 'Entrando...' : 'Enviando...'}
      >
        {fields.hasPassword ? 'Entrar' : 'Avançar'}
      </BusyButton>
    </form>
  );
}

/** The way to a new password. */
export const Forgot = () => (
  <Link className={css.forgot} to="/RecuperarSenha">
    Esqueci minha senha
  </Link>
);

/** What it means that a device is somebody else's. */
export const ForeignText = () => (
  <span>
    Este aparelho não é meu
    <small>Nada fica guardado aqui: você sai da conta ao fechar ou recarregar a página.</small>
  </span>
);

/** What follows the user field, whichever of them is shown. */
const NEXT_FIELD = 'select, [name="password"], [type="submit"]';
