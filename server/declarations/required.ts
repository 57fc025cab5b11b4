import { isObject } from '../../engine/core/json';
import { fillText } from '../../engine/core/text';
import type { BlockCheckInput } from '../wizards/blockChecks';
import { toSigningPlace } from './blocks';
import { isSigned, standingDeclarations } from './standing';
import { currentTemplates } from './templates';

/** The required documents of a block whose current version the client has not signed, each as its dialog says it. */
export async function unsignedDocuments({ block, tx, client }: BlockCheckInput): Promise<string[]> {
  const place = toSigningPlace(block);
  if (!place) return [];
  const text = isObject(block.error) ? String(block.error.text) : '{name}';
  const standing = await standingDeclarations(tx, client.id);
  const required = (await currentTemplates(tx, [place.client])).filter((template) => template.required);
  return required
    .filter(({ id }) => {
      const own = standing.get(id);
      return !own || own.isReplaced || !isSigned(own);
    })
    .map(({ name }) => fillText(text, { name }));
}
