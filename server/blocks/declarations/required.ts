import { fillText, isObject } from '../../../engine/core';
import type { BlockCheck, BlockCount } from '../../registration/rooms';
import { toSigningPlace } from './blocks';
import { countingDeclarations } from './counting';
import { isSigned, type Standing } from './standing';
import { currentTemplates } from './templates';

/** The required documents of a block whose current version the client has not signed, each as its dialog says it. */
export const unsignedDocuments: BlockCheck = async (asked) => {
  const text = isObject(asked.block.error) ? String(asked.block.error.text) : '{name}';
  const required = (await requiredOf(asked)) ?? [];
  return required.filter(({ isSigned }) => !isSigned).map(({ template: { name } }) => fillText(text, { name }));
};

/** How many of the required documents of a block the client has signed in their current version; none where none is required. */
export const signedDocuments: BlockCount = async (asked) => {
  const required = await requiredOf(asked);
  return required ? { n: required.filter(({ isSigned }) => isSigned).length, of: required.length } : { n: 0 };
};

/** The required documents of a block, and whether the client has signed the current version of each; undefined where nobody signs. */
async function requiredOf({ block, registration, services }: Parameters<BlockCount>[0]) {
  const place = toSigningPlace(block);
  if (!place) return undefined;
  const standing = await countingDeclarations(services, registration.client);
  const templates = await currentTemplates(services.database, [place.client]);
  return templates
    .filter(({ required }) => required)
    .map((template) => ({ template, isSigned: counts(standing.get(template.id)) }));
}

const counts = (own: Standing | undefined): boolean => own !== undefined && !own.isReplaced && isSigned(own);
