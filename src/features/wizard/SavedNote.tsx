import type { SaveProgress } from '../../../engine/core/session/progress';
import { Icon } from '../../../engine/react/theme/Icon';
import { Spinner } from '../../../engine/react/theme/Spinner';
import css from './SavedNote.module.css';
import { type Say, useWizardTexts } from './wizardTexts';

interface SavedNoteProps {
  /** When this visit last saved everything. */
  at?: Date | undefined;
  /** The part that is being sent, or that was not. */
  progress?: SaveProgress | undefined;
}

/**
 * What becomes of what was typed, beside the account, and said once to those who do not see it: "Enviando Endereços
 * (2 de 5)", "Não enviado: Endereços", "Salvo às 14:32" (on phones the time alone to the eye). Empty before the first save.
 */
export function SavedNote({ at, progress }: SavedNoteProps) {
  const say = useWizardTexts();
  return (
    <span className={css.note} role="status">
      {progress ? <Progress progress={progress} say={say} /> : at && <SavedAt at={at} say={say} />}
    </span>
  );
}

function Progress({ progress: { state, name, place, total }, say }: { progress: SaveProgress; say: Say }) {
  if (state === 'failed') {
    return (
      <span className={css.failed}>
        <Icon name="alert" size="sm" />
        <span className={css.part}>{say('partNotSent', { name })}</span>
      </span>
    );
  }
  return (
    <>
      <Spinner />
      <span className={css.part}>{say(total > 1 ? 'sendingPartOf' : 'sendingPart', { name, n: place, total })}</span>
    </>
  );
}

function SavedAt({ at, say }: { at: Date; say: Say }) {
  const [before = '', after = ''] = say('savedAt').split('{time}');
  return (
    <>
      <Icon name="cloudSaved" size="sm" />
      <span>
        <span className={css.words}>{before}</span>
        {at.toLocaleTimeString(document.documentElement.lang || 'pt-BR', { hour: '2-digit', minute: '2-digit' })}
        {after && <span className={css.words}>{after}</span>}
      </span>
    </>
  );
}
