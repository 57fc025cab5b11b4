import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { version } from '../../../package.json';
import { client } from '../../api/client';
import type { CustomerType } from '../../api/user';
import { EntryPage } from '../entry/EntryPage';
import { toPortalSettings } from '../session/settings';
import { usePortalSettings } from '../session/useSettings';
import { AccountTabs } from './AccountTabs';
import { accountKinds } from './accounts';
import { LoginForm } from './LoginForm';
import css from './LoginPage.module.css';
import { NotActivated } from './NotActivated';
import { useSignIn } from './useSignIn';

const defaults = toPortalSettings([]);

/** `/login`: the kind of account, the credentials, and the ways to a new account or password. */
export function LoginPage() {
  const loaded = usePortalSettings();
  const settings = loaded ?? defaults;
  const [chosen, setChosen] = useState<CustomerType>(1);
  const [input, setInput] = useState({ user: '', password: '' });
  const { submit, notActivated, clearNotActivated } = useSignIn(settings);

  useEffect(() => client.clearCache(), []);

  const kinds = accountKinds.filter(({ type }) => settings.types.includes(type));
  const account = kinds.find(({ type }) => type === chosen) ?? kinds[0];
  const choose = (type: CustomerType) => {
    clearNotActivated();
    setChosen(type);
  };

  return (
    <EntryPage title="Acesse sua conta" lead="Escolha o tipo de cadastro para entrar." foot={`Versão ${version}`}>
      {account ? (
        <div className={css.tabs}>
          <AccountTabs kinds={loaded && kinds} chosen={account.type} onChoose={choose}>
            <div className={css.panel}>
              {notActivated && <NotActivated message={notActivated} userName={input.user} />}
              <LoginForm
                account={account}
                input={input}
                onChange={(next) => {
                  clearNotActivated();
                  setInput(next);
                }}
                onSubmit={() => submit(account, input)}
              />
            </div>
          </AccountTabs>
        </div>
      ) : (
        <p className={css.none}>Nenhum tipo de cadastro disponível no momento.</p>
      )}
      <p className={css.other}>
        Ainda não tem conta?
        <Link to="/CadastroInicio">Cadastre-se</Link>
      </p>
    </EntryPage>
  );
}
