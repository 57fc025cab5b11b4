import { Link, Navigate } from 'react-router-dom';
import { momentInBrazil } from '../../../contract/calendar';
import { Button, Icon } from '../../../engine/theme';
import { type Receipt, useReceipt } from '../../session/receipt';
import { useSession } from '../../session/sessionStore';
import { PageFrame } from '../../shell/PageFrame';
import { PageTitle } from '../../shell/PageTitle';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { Card } from '../../ui/Card';
import { NextSteps } from './NextSteps';
import css from './ReceiptPage.module.css';
import { isElsewhere, SheetToTake } from './SheetToTake';

/** `/Recibo`: what was sent, with its number; with the session or after it. A reload has none, and leads on. */
export function ReceiptPage() {
  const receipt = useReceipt((state) => state.receipt);
  const isSignedIn = useSession(({ token }) => token !== undefined);
  useDocumentTitle('Recibo');
  if (!receipt) return <Navigate to={isSignedIn ? '/' : '/login'} replace />;
  return <ReceiptView receipt={receipt} isSignedIn={isSignedIn} />;
}

/** The receipt as it is shown. */
export function ReceiptView({ receipt, isSignedIn }: { receipt: Receipt; isSignedIn: boolean }) {
  const { title, name, what, sent, sheet } = receipt;
  const when = sent && momentInBrazil(new Date(sent.sentAt));
  return (
    <PageFrame narrow>
      <div className={css.head}>
        <span className={css.seal}>
          <Icon name="check" />
        </span>
        <div>
          <PageTitle lead={sent ? 'Este é o seu recibo. Guarde o número para falar conosco.' : 'Este é o seu recibo.'}>
            {title}
          </PageTitle>
        </div>
      </div>
      <Card label="Recibo">
        {sent && (
          <div className={css.top}>
            <p className={css.label}>Número do envio</p>
            <p className={css.number}>{sent.number}</p>
          </div>
        )}
        <dl className={css.facts}>
          {when && <Fact label="Enviado em" value={`${when}, horário de Brasília`} />}
          <Fact label="Quem enviou" value={name} />
          <Fact label="O que foi enviado" value={what} />
        </dl>
        <div className={css.actions}>
          <SheetToTake sheet={sheet} isSignedIn={isSignedIn} />
          <Button icon="file" onClick={() => window.print()}>
            Imprimir recibo
          </Button>
        </div>
        <SheetNote receipt={receipt} />
      </Card>
      <NextSteps receipt={receipt} when={when} />
      <WayOn isSignedIn={isSignedIn} isElsewhere={isElsewhere(sheet)} />
    </PageFrame>
  );
}

/** Where to go from here; once the sheet is elsewhere, the button in its place leads there. */
function WayOn({ isSignedIn, isElsewhere }: { isSignedIn: boolean; isElsewhere: boolean }) {
  if (isSignedIn && isElsewhere) return null;
  return (
    <p className={css.session}>
      {!isSignedIn && (
        <>
          <b>Sua sessão foi encerrada por segurança.</b> O recibo fica nesta página até você sair dela.{' '}
        </>
      )}
      {!isElsewhere && (isSignedIn ? <Link to="/">Ir para o painel</Link> : <Link to="/login">Entrar novamente</Link>)}
    </p>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const NOTES: Record<Receipt['sheet']['kind'], string> = {
  making: 'A ficha está sendo preparada.',
  ready: 'A ficha é um PDF com os dados como foram enviados. O download funciona nesta página por 30 minutos.',
  failed: 'A ficha não pôde ser preparada agora. Ela fica no seu painel.',
  over: 'O tempo do download terminou. A ficha fica no seu painel.',
};

function SheetNote({ receipt: { sheet } }: { receipt: Receipt }) {
  return (
    <p className={css.note} role="status">
      {NOTES[sheet.kind]}
    </p>
  );
}
