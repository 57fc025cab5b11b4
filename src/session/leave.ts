import { host } from '../dialogs/dialogStore';
import type { Settle } from './otherWindows';
import { logOff } from './sessionStore';

/** How long a logoff waits for what was typed last, in milliseconds. */
const PATIENCE_MS = 3_000;

let settle: Settle | undefined;

/** Says how the typing of the open page is brought to safety before a logoff. Gives back the way to stop. */
export function settleBeforeLogoff(next: Settle): () => void {
  settle = next;
  const answering = windows().then(
    ({ answerWindows }) => answerWindows(next),
    () => undefined,
  );
  return () => {
    void answering.then((stop) => stop?.());
    if (settle === next) settle = undefined;
  };
}

/**
 * Logs off, which ends the other windows of this browser too. Where something typed is on this device alone, which a
 * logoff clears, the customer says so first.
 */
export async function leave(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const own = settle?.() ?? true;
  const others = windows().then(({ settleWindows }) => settleWindows(), isAlone);
  const all = Promise.all([own, others]).then((safe) => safe.every(Boolean));
  const isSafe = await Promise.race([all, late]);
  if (!isSafe && !(await agrees())) return false;
  await logOff();
  return true;
}

const windows = () => import('./otherWindows');

/** Without a connection its script may be missing. */
const isAlone = () => true;

const agrees = () =>
  host.ask({
    kind: 'question',
    title: 'Sair sem enviar?',
    text: 'Parte do que você digitou está só neste aparelho. Se você sair da conta, será apagada.',
    yes: 'Sair e apagar',
    no: 'Continuar na conta',
    careful: true,
  });
