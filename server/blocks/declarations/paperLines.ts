import type { PaperBlock } from '../../registration/rooms';
import { toSigningPlace } from './blocks';
import { currentTemplates } from './templates';

/** The documents that are handed out to be read and signed with a form on paper. */
export const documentsToSignOnPaper: PaperBlock = async ({ block, services }) => {
  const place = toSigningPlace(block);
  if (!place) return [];
  const templates = await currentTemplates(services.database, place.audiences);
  if (templates.length === 0) return [];
  return [
    {
      label: 'Peça o texto destes documentos, para ler e assinar',
      choices: templates.map(({ name, required }) => (required ? `${name} (obrigatório)` : name)),
    },
  ];
};
