import { BusyButton } from '../../../ui/BusyButton';
import { Card } from '../../../ui/Card';
import type { Say } from '../wizardTexts';
import { ChangeLines } from './ChangeLines';
import type { Changes } from './changes';
import css from './StopCard.module.css';

export interface StopCardProps {
  /** The words of whoever published. */
  message: string;
  /** What changes, once it is known. */
  changes?: Changes | undefined;
  say: Say;
  isBusy?: boolean;
  onGoOn: () => void;
}

/** Why a form has stopped, what changes in it, what becomes of the answers, and the way on. */
export function StopCard({ message, changes, say, isBusy = false, onGoOn }: StopCardProps) {
  return (
    <Card bleeds title={say('versionStopped')} className={css.card}>
      <p className={css.message}>{message}</p>
      {changes && Object.values(changes).some(({ length }) => length > 0) && (
        <div className={css.changes}>
          <ChangeLines changes={changes} say={say} />
        </div>
      )}
      <p className={css.kept}>{say('versionKept')}</p>
      <BusyButton
        className={css.button}
        variant="primary"
        endIcon="arrowRight"
        busy={isBusy}
        busyLabel={say('loading')}
        onClick={onGoOn}
      >
        {say('versionGoOn')}
      </BusyButton>
    </Card>
  );
}
