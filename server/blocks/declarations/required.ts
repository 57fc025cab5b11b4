import { fillText, isObject } from '../../../engine/core';
import type { BlockCheck, BlockCount } from '../../registration/rooms';
import { toSigningPlace } from './blocks';
import { countingDeclarations } from './counting';
import { isSigned, type Standing } from './standing';
import { currentTemplates } from './templates';

/** The required documents of a block whose current version the client has not signed, each as its dialog says it. */
export const unsignedDocuments: BlockCheck = async ({ block, registration, services }) => {
  const place = toSigningPlace(block);
  if (!place) return [];
  const text = isObject(block.error) ? String(block.error.text) : '{name}';
  const standing = await countingDeclarations(services, registration.client);
  const required = (await currentTemplates(services.database, [place.client])).filter((template) => template.required);
  return required.filter(({ id }) => !counts(standing.get(id))).map(({ name }) => fillText(text, { name }));
};

/** How many of the required documents of a block the client has signed in their current version; none where none is required. */
export const signedDocuments: BlockCount = async ({ block, registration, services }) => {
  const place = toSigningPlace(block);
  if (!place) return { n: 0 };
  const standing = await countingDeclarations(services, registration.client);
  const required = (await currentTemplates(services.database, [place.client])).filter((template) => template.required);
  return { n: required.filter(({ id }) => counts(standing.get(id))).length, of: required.length };
};

const counts = (own: Standing | undefined): boolean => own !== undefined && !own.isReplaced && isSigned(own);
