import { HELP_CALL } from '../../contract/help';
import { isObject, type Json } from '../../engine/core';
import type { Transport } from '../../engine/session';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** An instruction for a block of a tab. `clientType` may come as a number, as the name of a type, or as "Todos". */
export interface Disclaimer {
  clientType: string;
  /** Title of the tab. */
  section: string;
  /** Title of the block. */
  subSection: string;
  title: string;
  /** Words, in which a few elements of HTML may stand. */
  text: string;
}

const REQUEST = { method: 'GET', path: HELP_CALL.split(' ')[1] ?? '', ownTitle: true } as const;

/** Has the instructions kept before anybody asks, by a transport that may know them already. Who asks when it failed, asks again. */
export async function keepDisclaimers(transport: Transport): Promise<void> {
  const answer = await transport(REQUEST).catch(() => undefined);
  if (answer?.status === 200 && answer.body !== undefined) client.keep(REQUEST.path, answer.body);
}

/**
 * The instructions beside the sections, for all client types.
 * @throws {Error} when the server does not give them
 */
export async function loadDisclaimers(): Promise<Disclaimer[]> {
  const answer = await client.send(REQUEST);
  if (answer.status !== 200) throw new Error(`No disclaimers in an answer of status ${answer.status}.`);
  const data = unwrapAnswer(answer.body);
  return Array.isArray(data) ? data.flatMap(toDisclaimer) : [];
}

function toDisclaimer(record: Json): Disclaimer[] {
  if (!isObject(record)) return [];
  const text = (name: string) => String(record[name] ?? '');
  return [
    {
      clientType: text('TipoCliente'),
      section: text('Secao'),
      subSection: text('SubSecao'),
      title: text('Titulo'),
      text: text('Texto'),
    },
  ];
}
