import type { Json } from '../../../engine/core';
import { type BlockInput, makeCall } from '../../../engine/session';
import { unwrapAnswer } from '../../../engine/wire';
import { idOfReference } from './early';
import { type DocumentRow, handleOf, rowsIn, toRows, toTypes } from './records';
import type { Memory } from './state';

const TYPES = 'GET /tipoDocumento';
const SENT = 'GET /cliente/documentosSemAnexo';

/** What the block reads of the server. */
export interface Loading {
  /** The kinds of documents and the sent files; false when one of them did not come. */
  load(): Promise<boolean>;
  /** The sent files alone. */
  reload(): Promise<boolean>;
  /** What was typed came back over what was read: what the server has is there all the same, and once. */
  reconcile(): void;
}

/** Reads into the bound field, and tells how it went. */
export function createLoading(input: BlockInput, remember: (change: Partial<Memory>) => void): Loading {
  const offered = Array.isArray(input.options.types) ? input.options.types : [];
  let reads = 0;

  async function read(call: string, fresh: boolean): Promise<Json | undefined> {
    const outcome = await makeCall(input.transport, call, { fresh });
    return outcome.ok ? ((unwrapAnswer(outcome.body) ?? []) as Json) : undefined;
  }

  let saved: DocumentRow[] = [];

  /** A file that was saved elsewhere, or whose answer was lost, is there under the id that its reference names. */
  function isSaved(row: DocumentRow): boolean {
    const id = idOfReference(handleOf(row) ?? '');
    return id !== undefined && saved.some(({ Guid }) => Guid === id);
  }

  /** What the server has, and behind it what waits to be saved. */
  function takeSaved(): void {
    const waiting = rowsIn(input.read('files')).filter((row) => handleOf(row) !== undefined && !isSaved(row));
    input.patch('files', saved);
    if (waiting.length > 0) input.write('files', [...saved, ...waiting]);
  }

  /** Only the answer of the last read counts: an earlier one may not know of a later file. */
  async function reload(): Promise<boolean> {
    const own = ++reads;
    const answer = await read(SENT, true);
    if (own !== reads) return true;
    if (answer !== undefined) {
      saved = toRows(answer);
      takeSaved();
    }
    remember({ isStale: answer === undefined });
    return answer !== undefined;
  }

  return {
    reload,
    reconcile() {
      const rows = rowsIn(input.read('files'));
      const missing = saved.filter(({ Guid }) => !rows.some((row) => row.Guid === Guid));
      if (missing.length > 0 || rows.some(isSaved)) {
        input.write('files', [...missing, ...rows.filter((row) => !isSaved(row))]);
      }
    },
    async load() {
      remember({ load: 'loading' });
      const [answer, isListed] = await Promise.all([read(TYPES, false), reload()]);
      const types = toTypes(answer);
      const isLoaded = answer !== undefined && isListed;
      remember({
        load: isLoaded ? 'ready' : 'failed',
        names: new Map(types.map(({ Id, Nome }) => [Id, Nome])),
        types: types.filter(({ TipoCliente }) => offered.includes(TipoCliente)),
      });
      return isLoaded;
    },
  };
}
