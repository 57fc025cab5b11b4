import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { version } from '../../../package.json';
import { client } from '../../api/client';
import type { CustomerType } from '../../api/user';
import { EntryPage } from '../entry/EntryPage';
import { OtherWay } from '../entry/OtherWay';
import { useSession } from '../session/sessionStore';
import { toPortalSettings } from '../session/settings';
import { usePortalSettings } from '../session/useSettings';
import { LoadFailure } from '../shell/LoadFailure';
import { AccountTabs } from './AccountTabs';
import { accountKinds, type LoginState } from './accounts';
import { loginFields } from './checkLogin';
import { LoginForm } from './LoginForm';
import css from './LoginPage.module.css';
import { LoginSkeleton } from './LoginSkeleton';
import { NotActivated } from './NotActivated';
import { useLogin } from './useLogin';
import { useTokenPage } from './useTokenPage';

const FOOT = `Versão ${version}`;
const defaults = toPortalSettings([]);

/** `/login`: the kind of account, the credentials, the token where there is one, and the ways to a new account or password. */
export function LoginPage() {
  const { settings: loaded, hasFailed, retry } = usePortalSettings();
  const settings = loaded ?? defaults;
  const { account: from = useSession.getState().lost ?? 1 }: LoginState = useLocation().state ?? {};
  const [chosen, setChosen] = useState(from);
  const [input, setInput] = useState({ user: '', password: '', nickname: '' });
  const { submit, notActivated, clearNotActivated, pending, validate, resend, leave } = useLogin(settings);

  const TokenPage = useTokenPage(settings.mode !== 0);

  useEffect(() => client.clearCache(), []);

  const kinds = accountKinds.filter(({ type }) => settings.types.includes(type));
  const account = kinds.find(({ type }) => type === chosen) ?? kinds[0];
  const choose = (type: CustomerType) => {
    clearNotActivated();
    setInput({ ...input, nickname: '' });
    setChosen(type);
  };

  if (pending && TokenPage) {
    return (
      <TokenPage
        userName={input.user}
        foot={FOOT}
        validate={(token) => validate(pending, token)}
        resend={() => resend(pending)}
        onBack={leave}
      />
    );
  }
  return (
    <EntryPage
      title="Acesse sua conta"
      lead={hasFailed ? undefined : 'Escolha o tipo de cadastro para entrar.'}
      foot={FOOT}
    >
      {hasFailed ? (
        <LoadFailure title="O formulário não carregou." onRetry={retry} />
      ) : account ? (
        <div className={css.tabs}>
          <AccountTabs kinds={loaded && kinds} chosen={account.type} onChoose={choose}>
            <div className={css.panel}>
              {notActivated && <NotActivated message={notActivated} userName={input.user} />}
              {loaded ? (
                <LoginForm
                  account={account}
                  fields={loginFields(settings, account)}
                  input={input}
                  onChange={(next) => {
                    clearNotActivated();
                    setInput(next);
                  }}
                  onSubmit={() => submit(account, input)}
                />
              ) : (
                <LoginSkeleton />
              )}
            </div>
          </AccountTabs>
        </div>
      ) : (
        <p className={css.none}>Nenhum tipo de cadastro disponível no momento.</p>
      )}
      <OtherWay question="Ainda não tem conta?">
        <Link to="/CadastroInicio">Cadastre-se</Link>
      </OtherWay>
    </EntryPage>
  );
}
