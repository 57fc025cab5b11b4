import { useState } from 'react';
import { Button } from '../../../engine/theme';
import { endSessions, loadSessions, type OpenSession } from '../../api/sessions';
import { host } from '../../dialogs/dialogStore';
import { sendConfirmed } from '../../proof/sendConfirmed';
import { Badge } from '../../ui/Badge';
import { BusyButton } from '../../ui/BusyButton';
import { Card } from '../../ui/Card';
import { LoadFailure } from '../../ui/LoadFailure';
import { whenText } from '../../ui/moment';
import { useLoaded } from '../../ui/useLoaded';
import css from './SecurityPage.module.css';

const FAILED = {
  kind: 'error',
  title: 'Encerrar acesso',
  text: 'O acesso não foi encerrado. Tente novamente.',
} as const;

/** The devices on which the account is open, each to be ended, or all others at once. */
export function OpenSessions() {
  const { found: sessions, setFound: setSessions, hasFailed, retry } = useLoaded(loadSessions);
  const [busy, setBusy] = useState<string>();

  /** Ends one by its id, all others without. */
  const end = async (which?: string) => {
    setBusy(which ?? 'others');
    const result = await endSessions(sendConfirmed, which);
    setBusy(undefined);
    if (result === 'failed') await host.ask(FAILED);
    if (result === 'ended')
      setSessions(sessions?.filter((one) => one.isOwn || (which !== undefined && one.id !== which)));
  };

  const others = sessions?.filter(({ isOwn }) => !isOwn) ?? [];
  return (
    <Card title="Seus acessos" className={css.card}>
      {hasFailed ? (
        <LoadFailure title="Não foi possível carregar os seus acessos" onRetry={retry} />
      ) : (
        <>
          <p className={css.words} role="status">
            {sessions && countText(sessions.length)}
          </p>
          <ul className={css.list} aria-busy={!sessions || undefined}>
            {sessions?.map((session) => (
              <Access
                key={session.id}
                session={session}
                isBusy={busy === session.id}
                onEnd={() => void end(session.id)}
              />
            ))}
          </ul>
          {others.length > 1 && (
            <BusyButton busy={busy === 'others'} busyLabel="Encerrando..." onClick={() => void end()}>
              {`Encerrar os outros ${others.length} acessos`}
            </BusyButton>
          )}
        </>
      )}
    </Card>
  );
}

function Access({ session, isBusy, onEnd }: { session: OpenSession; isBusy: boolean; onEnd: () => void }) {
  const { device, begun, used, isOwn } = session;
  return (
    <li className={css.access}>
      <div className={css.words}>
        <p className={css.device}>
          {device}
          {isOwn && (
            <Badge tone="info" icon="check">
              Este aparelho
            </Badge>
          )}
        </p>
        <p className={css.moments}>
          {isOwn ? 'Ativo agora' : `Último uso em ${whenText(used)}`} · entrou em {whenText(begun)}
        </p>
      </div>
      {!isOwn && (
        <Button
          compact
          aria-label={`Encerrar: ${device}`}
          aria-busy={isBusy || undefined}
          onClick={isBusy ? undefined : onEnd}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}

function countText(count: number): string {
  if (count === 1) return 'A sua conta está aberta só neste aparelho.';
  return `A sua conta está aberta em ${count} lugares. Encerre o que você não reconhece e troque a senha.`;
}
