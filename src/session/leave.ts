import { host } from '../dialogs/dialogStore';
import { logOff } from './sessionStore';

/** How long a logoff waits for what was typed last, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Brings what the open page holds to the server; whether nothing of it is on this device alone. */
type Settle = () => Promise<boolean>;

let settle: Settle | undefined;

/** Says how the typing of the open page is brought to safety before a logoff. Gives back the way to stop. */
export function settleBeforeLogoff(next: Settle): () => void {
  settle = next;
  return () => {
    if (settle === next) settle = undefined;
  };
}

/** Logs off. Where something typed is on this device alone, which a logoff clears, the customer says so first. */
export async function leave(): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const isSafe = !settle || (await Promise.race([settle(), late]));
  if (!isSafe && !(await agrees())) return false;
  await logOff();
  return true;
}

const agrees = () =>
  host.ask({
    kind: 'question',
    title: 'Sair sem enviar?',
    text: 'Parte do que você digitou está só neste aparelho. Se você sair da conta, será apagada.',
    yes: 'Sair e apagar',
    no: 'Continuar na conta',
    careful: true,
  });
