import { useEffect, useState } from 'react';
import { fillText } from '../../../../engine/core/text';
import { Button } from '../../../../engine/react/theme/Button';
import { transport } from '../../../api/transport';
import { PageTitle } from '../../../shell/PageTitle';
import { Shell } from '../../../shell/Shell';
import { CONTENT_ID } from '../../../shell/SkipLink';
import { Alert } from '../../../ui/Alert';
import type { Say } from '../wizardTexts';
import { ChangeLines } from './ChangeLines';
import { type Changes, changesTo } from './changes';
import type { Turn } from './turn';

interface StopPageProps {
  /** What the form is called. */
  title: string;
  turn: Turn;
  onGoOn: (turn: Turn) => void;
}

/** A form that its publisher has stopped: why, what changes, and the way on. What was typed is kept meanwhile. */
export function StopPage({ title, turn, onGoOn }: StopPageProps) {
  const [changes, setChanges] = useState<Changes>();
  const [isBusy, setBusy] = useState(false);
  const { texts } = turn;
  const say: Say = (name, values = {}) => fillText(texts?.[name] ?? '', values);
  useEffect(() => {
    changesTo(turn).then(setChanges, () => undefined);
  }, [turn]);

  const goOn = async () => {
    setBusy(true);
    const { entry, place, from, before } = turn;
    const path = `/cliente/formularios/${entry.id}/versao`;
    const answer = await transport({ method: 'POST', path, body: { Versao: entry.number ?? 0 } }).catch(
      () => undefined,
    );
    setBusy(false);
    if (answer?.status === 200) onGoOn({ entry, place, from, before });
  };

  return (
    <Shell>
      <main id={CONTENT_ID} tabIndex={-1}>
        <PageTitle>{title}</PageTitle>
        <Alert kind="info" titleAs="h2" title={say('versionStopped')}>
          <p>{turn.stop}</p>
          {changes && <ChangeLines changes={changes} say={say} />}
          <Button variant="primary" disabled={isBusy} onClick={() => void goOn()}>
            {say('versionGoOn')}
          </Button>
        </Alert>
      </main>
    </Shell>
  );
}
