import { createStore } from 'zustand/vanilla';
import { client } from '../../api/client';
import { isServerThere } from '../../api/isServerThere';
import { together } from './together';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Whether there is a connection. */
export interface Connection {
  /** Since when there is none. */
  since: Date | undefined;
  /** Of when the oldest data on the page is that stands in for what could not be asked for. */
  dataOf: Date | undefined;
}

const none = (): Connection => ({ since: undefined, dataOf: undefined });

/** The connection; components read it with `useStore(connection, ({ since }) => since)`. */
export const connection = createStore<Connection>(none);

/** The look for the server that is under way: one at a time. */
let looking: Promise<void> | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let pause = FIRST_PAUSE_MS;

/** Whether there is a connection, as far as the browser and the last calls tell; without one the server is asked once. */
export async function isConnected(): Promise<boolean> {
  if (connection.getState().since && navigator.onLine) void look();
  await looking;
  return connection.getState().since === undefined;
}

/** Follows what the browser and the calls tell of the connection. Gives back the way to stop, which counts once nobody follows it. */
export const watchConnection = together(() => {
  const stop = client.subscribe(({ kind }) => kind === 'unanswered' && void look());
  const onOnline = () => void look();
  window.addEventListener('offline', lose);
  window.addEventListener('online', onOnline);
  if (!navigator.onLine) lose();
  return () => {
    stop();
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', onOnline);
    clearTimeout(waiting);
    connection.setState(none());
  };
});

/** Data of an earlier visit stands in for an answer. */
export function showDataOf(moment: Date): void {
  connection.setState(({ dataOf }) => ({ dataOf: dataOf && dataOf < moment ? dataOf : moment }));
}

/** Asks the server, and goes by whether it answers. One call without an answer may have had reasons of its own. */
function look(): Promise<void> {
  clearTimeout(waiting);
  looking ??= (navigator.onLine ? isServerThere() : Promise.resolve(false)).then((isThere) => {
    looking = undefined;
    if (isThere && navigator.onLine) find();
    else lose();
  });
  return looking;
}

function find(): void {
  pause = FIRST_PAUSE_MS;
  if (connection.getState().since) connection.setState({ since: undefined });
}

/** There is none: the server is asked now and then, ever more rarely. The browser says itself when it has one again. */
function lose(): void {
  if (!connection.getState().since) connection.setState({ since: new Date() });
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    void look();
  }, pause);
}
