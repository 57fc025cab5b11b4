import { Refusal } from '../http/refusal';
import type { EndpointInput } from './endpoint';
import type { Registration } from './registration';

/** What is said of a row that another window or device has changed. */
export const ROW_CHANGED =
  'Este registro foi alterado em outra janela ou em outro aparelho. Carregue a lista de novo para ver como ele está.';

/** What is said of a change of a row that another window or device has deleted. */
export const ROW_DELETED = 'Este registro foi excluído em outra janela ou em outro aparelho.';

const UNSEEN = 'A chamada não diz qual versão dos dados ela leu (If-Match com o ETag; na exclusão, também versao).';

/** Versions of which a caller has read one; nothing where it has told none. */
type Told = readonly string[] | undefined;

/** The versions that a caller may have read, and what is said when another one is there. */
interface Seen {
  known: Told;
  /** What is stored; nothing before the first save. */
  held: string | undefined;
  overtaken: string;
}

/**
 * Nobody changes what they have not seen: who tells a version is refused over another one. Who tells none changes what
 * is there, unless the setting `exigeVersao` asks for one.
 * @throws Refusal 409 for a version that is not stored any more, 412 where none is told and one must be
 */
export function assertSeen({ context }: Registration, { known, held, overtaken }: Seen): void {
  if (known !== undefined && !known.includes(held ?? '0')) throw new Refusal(409, overtaken);
  if (known === undefined && held !== undefined && context.settings.exigeVersao === true)
    throw new Refusal(412, UNSEEN);
}

/** Whether a version is one of several things at once: `6f1c...=3&7a2d...=1`. */
export const isOfSeveral = (version: string): boolean => version.includes('=');

/**
 * What a caller has told of one thing, a part or a row: its version alone, or beside those of others as they were read
 * together. Nothing where only others were told of.
 */
export function seenOf(told: Told, name: string): Told {
  const own = told?.flatMap((version) =>
    isOfSeveral(version) ? (new URLSearchParams(version).get(name) ?? []) : version,
  );
  return own?.length === 0 ? undefined : own;
}

/** What a caller has told of what a call deletes: as everywhere, or in the address, by `versao`. */
export const seenOfDeleted = ({ knownVersions, query }: Pick<EndpointInput, 'knownVersions' | 'query'>): Told =>
  knownVersions ?? (query.versao === undefined ? undefined : [query.versao]);
