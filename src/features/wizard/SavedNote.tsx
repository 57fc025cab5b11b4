import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftState, DraftWatch, SaveProgress } from '../../../engine/session';
import { Icon, Spinner } from '../../../engine/theme';
import { isDeviceForeign } from '../../api/token';
import css from './SavedNote.module.css';
import { type Say, useWizardTexts } from './wizardTexts';

interface SavedNoteProps {
  /** Where what was typed and not saved is; `undefined` while nobody knows. */
  draft: DraftState | undefined;
  /** The part that is being sent, or that was not. */
  progress?: SaveProgress | undefined;
}

const WORDS = { saved: 'draftSaved', saving: 'draftSaving', offline: 'draftOffline', device: 'draftDevice' } as const;

/**
 * What becomes of what was typed, beside the account, and said once to those who do not see it: "Tudo salvo", "Salvando",
 * "Sem conexão: guardado neste aparelho"; of a save "Enviando Endereços (2 de 5)", "Não enviado: Endereços".
 */
export function SavedNote({ draft, progress }: SavedNoteProps) {
  const say = useWizardTexts();
  const isOld = useIsOld(progress ? Object.values(progress).join() : draft);
  return (
    <span className={css.note} role="status" aria-live={isOld ? 'off' : undefined}>
      {progress ? <Progress progress={progress} say={say} /> : draft && <Kept draft={draft} say={say} />}
    </span>
  );
}

/**
 * Whether this is no news to somebody who only hears: every pause in typing makes "Salvando" and then "Tudo salvo" again,
 * which would talk over the fields.
 */
function useIsOld(state: string | undefined): boolean {
  const said = useRef<string>(undefined);
  const isOld = state === 'saving' || state === said.current;
  useEffect(() => {
    if (state !== 'saving') said.current = state;
  }, [state]);
  return isOld;
}

/** The note of an open form; it alone is drawn anew while one types. */
export function DraftNote({ draft, ...props }: DraftNoteProps) {
  return <SavedNote draft={useSyncExternalStore(draft?.subscribe ?? toNobody, () => draft?.state())} {...props} />;
}

export interface DraftNoteProps extends Pick<SavedNoteProps, 'progress'> {
  /** Nothing is loaded yet where there is none: nothing is said. */
  draft?: DraftWatch | undefined;
}

const toNobody = () => () => undefined;

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

function Kept({ draft, say }: { draft: DraftState; say: Say }) {
  const isNowhere = draft === 'offline' && isDeviceForeign();
  const words = say(isNowhere ? 'draftNowhere' : WORDS[draft]);
  if (draft === 'offline') {
    return (
      <span className={css.offline}>
        <Icon name="warning" size="sm" />
        {words}
      </span>
    );
  }
  return (
    <>
      {draft !== 'saving' && <Icon name="cloudSaved" size="sm" />}
      {words}
    </>
  );
}
