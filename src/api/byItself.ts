import { BY_ITSELF } from '../../contract/callHeaders';
import type { Transport } from '../../engine/session';

/** The way to the API for what a page asks by itself, again and again: it keeps the session of nobody open. */
export const byItself =
  (send: Transport): Transport =>
  (request) =>
    send({ ...request, ...{ headers: { [BY_ITSELF]: '1' } } });
