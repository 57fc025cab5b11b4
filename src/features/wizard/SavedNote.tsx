import { useLayoutEffect, useRef } from 'react';
import type { DraftState, DraftWatch, SaveProgress } from '../../../engine/session';
import { Icon, Spinner, smallIcon } from '../../../engine/theme';
import { isDeviceForeign } from '../../api/token';
import css from './SavedNote.module.css';
import { type Say, useWizardTexts } from './wizardTexts';

export interface DraftNoteProps {
  /** Where what was typed and not saved is. Nothing is loaded yet where there is none: nothing is said. */
  draft?: DraftWatch | undefined;
  /** The part that is being sent, or that was not. */
  progress?: SaveProgress | undefined;
}

/** `saved` is told by the text `draftSaved`. */
const wordsOf = (state: DraftState) =>
  `draft${state[0]?.toUpperCase()}${state.slice(1)}` as `draft${Capitalize<DraftState>}`;

/**
 * What becomes of what was typed, beside the account, and said once to those who do not see it: "Tudo salvo", "Salvando",
 * "Sem conexão: guardado neste aparelho"; of a save "Enviando Endereços (2 de 5)", "Não enviado: Endereços". The word for
 * typing is filled straight: it changes with the first character, which then draws nothing.
 */
export function DraftNote({ draft, progress }: DraftNoteProps) {
  const say = useWizardTexts();
  const note = useRef<HTMLSpanElement>(null);
  const kept = useRef<HTMLSpanElement>(null);
  const heard = useRef<{ now?: string | undefined; said?: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const show = () => {
      const state = progress ? undefined : draft?.state();
      const news = progress ? Object.values(progress).join() : state;
      const { current: before } = heard;
      if (!before || news !== before.now) {
        // What a page begins with is no news.
        setOld(note.current, news === 'saving' || news === (before ?? { said: news }).said);
        heard.current = { now: news, said: news === 'saving' ? before?.said : news };
      }
      fill(kept.current, state, say);
    };
    show();
    return draft?.subscribe(show);
  });
  return (
    <span ref={note} className={css.note} role="status">
      {progress && <Progress progress={progress} say={say} />}
      <span ref={kept} className={css.kept} />
    </span>
  );
}

/**
 * Says nothing to somebody who only hears where there is no news: every pause in typing makes "Salvando" and then "Tudo
 * salvo" again, which would talk over the fields.
 */
function setOld(note: HTMLElement | null, isOld: boolean): void {
  if (isOld) note?.setAttribute('aria-live', 'off');
  else note?.removeAttribute('aria-live');
}

function fill(kept: HTMLElement | null, state: DraftState | undefined, say: Say): void {
  const isNowhere = state === 'offline' && isDeviceForeign();
  const words = state ? say(isNowhere ? 'draftNowhere' : wordsOf(state)) : '';
  if (!kept || kept.textContent === words) return;
  const isWarning = state === 'offline' || state === 'files';
  kept.className = (isWarning ? css.offline : css.kept) ?? '';
  // The cloud is the server's.
  const name = isWarning ? 'warning' : state === 'saved' ? 'cloudSaved' : 'check';
  const icon = state === 'saving' ? [] : [smallIcon(name)];
  kept.replaceChildren(...(state ? [...icon, words] : []));
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
