import { Link, Route, Routes } from 'react-router-dom';
import { Page } from '../../shell/Page';
import { MyDataPage } from './MyDataPage';
import { OpenSessions } from './OpenSessions';
import css from './SecurityPage.module.css';

/** Where the account is open, what is kept of the client, and what may be done about both. */
export function SecurityPage() {
  return (
    <Routes>
      <Route path="MeusDados" element={<MyDataPage />} />
      <Route path="*" element={<Accesses />} />
    </Routes>
  );
}

function Accesses() {
  return (
    <Page title="Segurança" lead="Onde a sua conta está aberta.">
      <OpenSessions />
      <p>
        <Link to="/Seguranca/MeusDados" className={css.back}>
          Meus dados: o que guardamos, cópia e exclusão
        </Link>
      </p>
      <Link to="/" className={css.back}>
        Voltar ao início
      </Link>
    </Page>
  );
}
