import { useEffect, useState } from 'react';
import { fillText } from '../../../../engine/core';
import { transport } from '../../../api/transport';
import type { Say } from '../wizardTexts';
import { type Changes, changesTo } from './changes';
import { StopCard } from './StopCard';
import type { Turn } from './turn';

export interface StopProps {
  turn: Turn;
  onGoOn: (turn: Turn) => void;
}

/** A form that its publisher has stopped. What was typed is kept meanwhile. */
export function Stop({ turn, onGoOn }: StopProps) {
  const [changes, setChanges] = useState<Changes>();
  const [isBusy, setBusy] = useState(false);
  const say: Say = (name, values = {}) => fillText(turn.texts?.[name] ?? '', values);
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
  return <StopCard message={turn.stop ?? ''} changes={changes} say={say} isBusy={isBusy} onGoOn={() => void goOn()} />;
}
