import { momentInBrazil } from '../../../contract/calendar';
import type { SheetBlock } from '../../registration/rooms';
import { listDocuments } from './store';
import { loadDocumentTypes, typesOfBlock } from './types';

/** The files that were sent, each by its kind; a kind that is needed and missing stands without one. */
export const documentLines: SheetBlock = async ({ services, client, block, shown }) => {
  const types = loadDocumentTypes(shown.source);
  const sent = await listDocuments(services.database, client);
  const missing = typesOfBlock(block, types)
    .filter(({ Id, Obrigatorio }) => Obrigatorio === 'Sim' && !sent.some(({ typeId }) => typeId === Id))
    .map(({ Nome }) => ({ label: Nome, value: '' }));
  const lines = sent.map(({ typeId, fileName, createdAt }) => ({
    label: types.find(({ Id }) => Id === typeId)?.Nome ?? 'Documento',
    value: `${fileName}\nEnviado em ${momentInBrazil(createdAt)}`,
  }));
  return [...lines, ...missing];
};
