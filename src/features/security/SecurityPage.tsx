import { Link } from 'react-router-dom';
import { Page } from '../../shell/Page';
import { OpenSessions } from './OpenSessions';
import css from './SecurityPage.module.css';

/** Where the account is open, and what the client may do about it. */
export function SecurityPage() {
  return (
    <Page title="Segurança" lead="Onde a sua conta está aberta.">
      <OpenSessions />
      <Link to="/" className={css.back}>
        Voltar ao início
      </Link>
    </Page>
  );
}
