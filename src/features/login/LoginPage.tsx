import { useLayoutEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { asksForToken } from '../../../contract/loginModes';
import { version } from '../../../package.json';
import type { CustomerType } from '../../api/accountTypes';
import { client } from '../../api/client';
import type { LoginState } from '../../publicForm/goTo';
import { useSession } from '../../session/sessionStore';
import { toPortalSettings } from '../../session/settings';
import { usePortalSettings } from '../../session/useSettings';
import { EntryPage } from '../../shell/entry/EntryPage';
import { OtherWay } from '../../shell/entry/OtherWay';
import { LoadFailure } from '../../ui/LoadFailure';
import { AccountTabs } from './AccountTabs';
import { accountKinds } from './accounts';
import { loginFields } from './checkLogin';
import { LoginForm } from './LoginForm';
import css from './LoginPage.module.css';
import { LoginSkeleton } from './LoginSkeleton';
import { NotActivated } from './NotActivated';
import { useLogin } from './useLogin';
import { useTokenPage } from './useTokenPage';

const FOOT = `Versão ${version}`;

/** `/login`: the kind of account, the credentials, the token where there is one, and the ways to a new account or password. */
export function LoginPage() {
  const { settings: loaded, hasFailed, retry } = usePortalSettings();
  const settings = loaded ?? toPortalSettings([]);
  const { account: from = useSession.getState().lost }: LoginState = useLocation().state?.login ?? {};
  const [chosen, setChosen] = useState(from);
  const [input, setInput] = useState({ user: '', password: '', nickname: '', isForeign: false });
  const { submit, notActivated, clearNotActivated, pending, validate, resend, leave } = useLogin(settings);

  const TokenPage = useTokenPage(loaded !== undefined && asksForToken(loaded.mode));

  // Before the page is drawn: who sees it has nothing of the one before.
  useLayoutEffect(() => client.clearCache(), []);

  const kinds = loaded && accountKinds().filter(({ type }) => loaded.types.includes(type));
  const account = kinds?.find(({ type }) => type === chosen) ?? kinds?.[0];
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
      ) : account || !loaded ? (
        <div className={css.tabs}>
          <AccountTabs kinds={kinds} chosen={account?.type} onChoose={choose}>
            <div className={css.panel}>
              {notActivated && <NotActivated message={notActivated} userName={input.user} />}
              {account ? (
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
