import { host } from '../dialogs/dialogStore';

/** Brings what the open page holds to the server; whether nothing of it is on this device alone. */
export type Settle = () => Promise<boolean>;

/** Every window of this browser that is typed into holds a share of the lock, and listens to the channel. */
const NAME = 'typing';

const ASK = 'settle';

/** How long other windows are waited for, in milliseconds: one that sleeps told the server as it was left. */
const WINDOWS_MS = 2_000;

/** How long a logoff waits for what was typed last, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Settles what this window holds whenever one of this browser logs off. Gives back the way to stop. */
export function answerWindows(settle: Settle): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = async ({ data }) => {
    if (data === ASK) channel.postMessage(await settle());
  };
  let isOver = false;
  let release = () => {};
  const stands = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(NAME, { mode: 'shared' }, () => (isOver ? undefined : stands));
  return () => {
    isOver = true;
    release();
    channel.close();
  };
}

/** Settles what all windows of this browser hold, this one included; whether nothing of it is on this device alone. */
async function settleWindows(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  let left = held.filter(({ name }) => name === NAME).length;
  if (left === 0) return true;
  const channel = new BroadcastChannel(NAME);
  return new Promise((resolve) => {
    const finish = (isSafe: boolean) => {
      channel.close();
      resolve(isSafe);
    };
    channel.onmessage = ({ data }) => {
      if (typeof data !== 'boolean') return;
      left -= 1;
      if (!data || left === 0) finish(data);
    };
    setTimeout(finish, WINDOWS_MS, true);
    channel.postMessage(ASK);
  });
}

/**
 * Whether the customer may log off, which ends the other windows of this browser too: where something typed is on this
 * device alone, which a logoff clears, the customer is asked.
 */
export async function mayLeave(settle: Settle | undefined): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const all = Promise.all([settle?.() ?? true, settleWindows()]).then((safe) => safe.every(Boolean));
  return (await Promise.race([all, late])) || agrees();
}

const agrees = () =>
  host.ask({
    kind: 'question',
    title: 'Sair sem enviar?',
    text: 'Sem conexão, o que você digitou por último está só neste aparelho. Se você sair da conta, será apagado.',
    yes: 'Sair e apagar',
    no: 'Continuar na conta',
    careful: true,
  });
