import { Link, Route, Routes } from 'react-router-dom';
import { usePortalSettings } from '../../session/useSettings';
import { Page } from '../../shell/Page';
import { Card } from '../../ui/Card';
import { MyDataPage } from './MyDataPage';
import { OpenSessions } from './OpenSessions';
import { PasswordCard } from './PasswordCard';
import css from './SecurityPage.module.css';

/** Where the account is open, its password, what is kept of the client, and what may be done about each. */
export function SecurityPage() {
  return (
    <Routes>
      <Route path="MeusDados" element={<MyDataPage />} />
      <Route path="*" element={<Accesses />} />
    </Routes>
  );
}

function Accesses() {
  const { settings } = usePortalSettings();
  return (
    <Page narrow title="Segurança" lead="Onde a sua conta está aberta, a sua senha e os seus dados.">
      <div className={css.cards}>
        <OpenSessions />
        {settings?.hasPassword && <PasswordCard />}
        <Card title="Seus dados" className={css.card}>
          <p className={css.words}>O que guardamos sobre você, por quê e até quando; cópia e exclusão.</p>
          <Link to="/Seguranca/MeusDados" className={css.way}>
            Ver meus dados
          </Link>
        </Card>
      </div>
      <Link to="/" className={css.back}>
        Voltar ao início
      </Link>
    </Page>
  );
}
