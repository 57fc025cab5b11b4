import { Refusal } from '../http/refusal';
import type { Registration } from './registration';

/** What is said of a row that another window or device has changed. */
export const ROW_CHANGED =
  'Este registro foi alterado em outra janela ou em outro aparelho. Carregue a lista de novo para ver como ele está.';

/** What is said of a change of a row that another window or device has deleted. */
export const ROW_DELETED = 'Este registro foi excluído em outra janela ou em outro aparelho.';

const UNSEEN = 'A chamada não diz qual versão dos dados ela leu (If-Match com o ETag; na exclusão, também versao).';

/** The versions that a caller may have read, and what is said when another one is there. */
interface Seen {
  /** What the caller has told; nothing where it has told none. */
  known: string | undefined;
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
  if (known !== undefined && known !== (held ?? '0')) throw new Refusal(409, overtaken);
  if (known === undefined && held !== undefined && context.settings.exigeVersao === true)
    throw new Refusal(412, UNSEEN);
}

/** The version of a row in what a caller has told: that of the row alone, or those of its list as they were read. */
export function seenOfRow(told: string | undefined, id: string): string | undefined {
  return told?.includes('=') ? (new URLSearchParams(told).get(id) ?? undefined) : told;
}
