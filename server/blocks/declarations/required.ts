import { fillText, isObject } from '../../../engine/core';
import type { BlockCheck } from '../../registration/rooms';
import { toSigningPlace } from './blocks';
import { countingDeclarations } from './counting';
import { isSigned } from './standing';
import { currentTemplates } from './templates';

/** The required documents of a block whose current version the client has not signed, each as its dialog says it. */
export const unsignedDocuments: BlockCheck = async ({ block, registration, services }) => {
  const place = toSigningPlace(block);
  if (!place) return [];
  const text = isObject(block.error) ? String(block.error.text) : '{name}';
  const standing = await countingDeclarations(services, registration.client);
  const required = (await currentTemplates(services.database, [place.client])).filter((template) => template.required);
  return required
    .filter(({ id }) => {
      const own = standing.get(id);
      return !own || own.isReplaced || !isSigned(own);
    })
    .map(({ name }) => fillText(text, { name }));
};
