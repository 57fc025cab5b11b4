import type { WizardEntry } from '../../../../engine/core/definition/definitionsIndex';
import type { Transport } from '../../../../engine/core/session/host';
import type { WizardSession } from '../../../../engine/core/session/types';
import type { AskedPlace } from '../../../../engine/core/session/view';
import { transport } from '../../../api/transport';
import type { ActionName } from '../useTabActions';

/** A wizard goes on with other definitions, in a session of its own. */
export interface Turn {
  /** The wizard in the version to go on with. */
  entry: WizardEntry;
  /** The tab that is open. */
  place?: AskedPlace | undefined;
  /** The session that it goes on from. */
  from?: WizardSession | undefined;
  /** The number of its version. */
  before?: number | undefined;
  /** What is done again, as the server refused it in the older version. */
  retry?: ActionName | undefined;
  /** Why nothing goes on before the customer has read it. */
  stop?: string | undefined;
  /** The words of the wizard that stopped. */
  texts?: Record<string, string> | undefined;
}

/** An open wizard, as what the server says of versions finds it. */
export interface Link {
  entry: WizardEntry;
  onTurn?: ((turn: Turn) => void) | undefined;
  session?: WizardSession;
  /** The version to go on with at the next tab. */
  next?: number | undefined;
}

/** What names the version of a wizard in a call. */
export const headersOf = ({ number }: WizardEntry) =>
  number === undefined ? undefined : { 'definitions-version': `${number}` };

/** The way to the API of an open wizard: each call names its version. */
export function transportOf(link: Link): Transport {
  const headers = headersOf(link.entry);
  if (!headers) return transport;
  return async (request) => {
    let told: Headers | undefined;
    const onHeaders = (found: Headers) => {
      told = found;
    };
    const answer = await transport(Object.assign({ headers, onHeaders }, request));
    if (told && (answer.status === 409 || told.has('definitions-next'))) {
      const found = await import('./hear').catch(() => undefined);
      // The next session makes the call, or nobody does before the customer has read why.
      if (await found?.hear(link, told, answer)) throw new DOMException('', 'AbortError');
    }
    return answer;
  };
}
