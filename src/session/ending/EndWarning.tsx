import { type ReactNode, useEffect, useState } from 'react';
import type { Message } from '../../dialogs/dialogStore';
import { MessageDialog } from '../../dialogs/MessageDialog';
import { watchUse } from '../watchUse';
import css from './EndWarning.module.css';
import { unsavedNow } from './offeredSave';
import { signInAgain } from './signInAgain';
import { answerEnding, type Ending, useEnding, watchEnds } from './watchEnds';

/**
 * Watches the session of the page, and tells that it is about to end, over whatever is open: with a way to go on where
 * a use puts the end off, else with what one can still do. It goes as soon as somebody goes on in another window.
 */
export function EndWarning() {
  useEffect(watchUse, []);
  useEffect(watchEnds, []);
  const ending = useEnding((state) => state.ending);
  if (!ending) return null;
  return ending.kind === 'unused' ? <Unused key="unused" ending={ending} /> : <Last key="last" ending={ending} />;
}

function Unused({ ending }: { ending: Ending }) {
  const message: Message = {
    kind: 'warning',
    title: 'Você ainda está aí?',
    text: (
      <Until at={ending.at}>
        Por segurança, encerramos acessos sem uso. O seu termina às {clockTime(ending.at)}. O que você digitou fica
        guardado.
      </Until>
    ),
    yes: 'Continuar conectado',
  };
  return <MessageDialog message={message} onAnswer={() => void answerEnding(ending)} />;
}

function Last({ ending }: { ending: Ending }) {
  const [save] = useState(() => unsavedNow());
  const message: Message = {
    kind: 'warning',
    title: `O seu acesso termina às ${clockTime(ending.at)}`,
    text: (
      <Until at={ending.at}>
        Por segurança, todo acesso tem uma duração máxima. O que você digitou fica guardado: entre de novo para
        continuar de onde parou.
      </Until>
    ),
    ...(save ? { yes: 'Salvar', no: 'Entrar de novo' } : { yes: 'Entrar de novo', no: 'Agora não' }),
  };
  const onAnswer = (isYes: boolean | undefined) => {
    void answerEnding(ending);
    if (isYes && save) save();
    else if (isYes !== undefined && isYes !== Boolean(save)) void signInAgain();
  };
  return <MessageDialog message={message} onAnswer={onAnswer} />;
}

/** What is said once, and under it the time that is left, which is seen and not heard: it changes every second. */
function Until({ at, children }: { at: number; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <p className={css.left} aria-hidden="true">
        <Countdown at={at} />
      </p>
    </>
  );
}

function Countdown({ at }: { at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((at - now) / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time of day on the clock of this device, as people read it. */
const clockTime = (at: number) => new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' });
