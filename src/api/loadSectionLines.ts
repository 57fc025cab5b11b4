import { isObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/** What a section holds or lacks, in one line, and whether it may be sent as it stands. */
export interface SectionLine {
  text: string;
  isComplete: boolean;
  /** When, and on which device, something was typed there last that is not saved. */
  typed?: { at: string; device: string };
}

/** By the ids of their tabs. */
export type SectionLines = Readonly<Record<string, SectionLine>>;

/** The lines of all sections, by one call; `undefined` when it fails. */
export async function loadSectionLines(signal: AbortSignal): Promise<SectionLines | undefined> {
  try {
    const answer = await client.send({ method: 'GET', path: '/cliente/usuario/secoes', ownTitle: true, signal });
    const found = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
    if (!Array.isArray(found)) return undefined;
    return Object.fromEntries(
      found.filter(isObject).map(({ Aba, Linha, Completa, Rascunho }) => [
        String(Aba),
        {
          text: String(Linha ?? ''),
          isComplete: Completa === true,
          ...(isObject(Rascunho) && { typed: { at: String(Rascunho.Em), device: String(Rascunho.Aparelho) } }),
        },
      ]),
    );
  } catch {
    return undefined;
  }
}
