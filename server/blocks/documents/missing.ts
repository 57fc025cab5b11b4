import { fillText, isObject } from '../../../engine/core';
import type { BlockCheck } from '../../registration/rooms';
import { listDocuments } from './store';
import { loadDocumentTypes, typesOfBlock } from './types';

/** The required kinds of a block of which the client has sent no file, each in the words of the block's error. */
export const missingDocuments: BlockCheck = async ({ block, registration, services }) => {
  const sent = new Set((await listDocuments(services.database, registration.client)).map(({ typeId }) => typeId));
  const text = isObject(block.error) ? String(block.error.text) : '{name}';
  return typesOfBlock(block, loadDocumentTypes(services.assets))
    .filter(({ Id, Obrigatorio }) => Obrigatorio === 'Sim' && !sent.has(Id))
    .map(({ Nome }) => fillText(text, { name: Nome }));
};
