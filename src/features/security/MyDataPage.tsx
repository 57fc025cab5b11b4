import { Link } from 'react-router-dom';
import { Waiting } from '../../../engine/theme';
import { loadMyData } from '../../api/myData';
import { Page } from '../../shell/Page';
import { Card } from '../../ui/Card';
import { LoadFailure } from '../../ui/LoadFailure';
import { useLoaded } from '../../ui/useLoaded';
import { DataCopyPanel } from './DataCopyPanel';
import { DataErasurePanel } from './DataErasurePanel';
import { KeptData, SeenData } from './KeptData';
import css from './MyData.module.css';
import page from './SecurityPage.module.css';

/** What is kept of the client and why, and what may be done about it. */
export function MyDataPage() {
  return (
    <Page narrow title="Meus dados" lead="O que guardamos sobre você, por quê e até quando.">
      <MyDataCards />
      <Link to="/Seguranca" className={page.back}>
        Voltar à segurança
      </Link>
    </Page>
  );
}

/** The cards of the page, once the data is there. */
export function MyDataCards() {
  const { found: data, hasFailed, retry } = useLoaded(loadMyData);

  if (hasFailed) return <LoadFailure title="Não foi possível carregar os seus dados" onRetry={retry} />;
  if (!data) return <Waiting role="status">Carregando os seus dados...</Waiting>;
  return (
    <div className={css.cards}>
      <Card title="Seus direitos">
        <p className={css.small}>O que a Lei Geral de Proteção de Dados (LGPD) garante a você.</p>
        <DataCopyPanel initial={data.Copia} />
        <DataErasurePanel data={data} />
      </Card>
      <KeptData kept={data.Tratamentos} />
      <SeenData seen={data.Acessos} contact={data.Encarregado} />
    </div>
  );
}
