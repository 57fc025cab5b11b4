import { isDeviceForeign } from '../api/token';
import { host } from '../dialogs/dialogStore';
import { isConnected } from './offline/connection';

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
 * device alone, which a logoff clears, the customer is asked. Pages that are left are asked after the open ones.
 */
export async function mayLeave(settle: Settle | undefined): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS));
  const open = Promise.all([settle?.() ?? true, settleWindows()]).then((safe) => safe.every(Boolean));
  const all = open.then((isSafe) => isSafe && settleLeft()).catch(() => false);
  return (await Promise.race([all, late])) || agrees();
}

/** The same for pages that are left, where this browser has anything of them. */
async function settleLeft(): Promise<boolean> {
  const known = isDeviceForeign() ? undefined : await indexedDB.databases?.().catch(() => undefined);
  if (known && !known.some(({ name }) => name === 'shelter')) return true;
  return (await import('./leftTyping')).settleLeftTyping();
}

async function agrees(): Promise<boolean> {
  const isThere = await isConnected();
  return host.ask({
    kind: 'question',
    title: isThere ? 'Sair sem salvar?' : 'Sair sem enviar?',
    text: `${isThere ? SAVED_NOWHERE : SENT_NOWHERE} está só neste aparelho. Se você sair da conta, será apagado.`,
    yes: 'Sair e apagar',
    no: 'Continuar na conta',
    careful: true,
  });
}

const SENT_NOWHERE = 'Sem conexão, o que você digitou por último';
const SAVED_NOWHERE = 'O que você digitou e não salvou';
