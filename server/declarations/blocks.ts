import type { BlockItem } from '../../engine/core/definition/types';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { blocksOf } from '../../engine/core/plan/fields';
import type { Definitions } from '../definitions';

/** A place of a definition where documents are signed: whose are required there, and whose are listed. */
export interface SigningPlace {
  /** TipoCliente of the documents that must be signed. */
  client: string;
  /** TipoCliente of all documents that are offered. */
  audiences: string[];
}

/** The place that a block describes, when it is one. */
export function toSigningPlace({ block, client, lists }: BlockItem): SigningPlace | undefined {
  if (block !== 'signatures' || typeof client !== 'string') return undefined;
  const others = Array.isArray(lists) ? lists.map(String) : [];
  return { client, audiences: [...new Set([client, ...others])] };
}

/** TipoCliente of the documents that clients of a type are offered, as the definitions of their wizards say. */
export function audiencesOf({ wizards }: Definitions, clientType: number): string[] {
  return wizards
    .filter(({ wizard }) => wizard.type === clientType)
    .flatMap(placesOf)
    .flatMap(({ audiences }) => audiences);
}

function placesOf({ tabs }: LoadedWizard): SigningPlace[] {
  return Object.values(tabs)
    .flatMap(({ definition }) => blocksOf(definition))
    .flatMap((block) => toSigningPlace(block) ?? []);
}
