import type { WizardEntry } from '../../../../engine/definition';
import type { Transport } from '../../../../engine/session';
import { transport } from '../../../api/transport';
import type { Link } from './turn';

/** Of a wizard that is opened: that its registration came back. */
const RETURNED = 'cadastro-devolvido';

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
    if (
      told &&
      (answer.status === 409 || told.has('definitions-next') || told.has('definitions-saved') || told.has(RETURNED))
    ) {
      const found = await import('./hear').catch(() => undefined);
      // The next session makes the call, or nobody does before the customer has read why.
      if (await found?.hear(link, told, { ...request, ...answer })) throw new DOMException('', 'AbortError');
    }
    return answer;
  };
}
