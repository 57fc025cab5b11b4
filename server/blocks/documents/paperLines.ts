import type { PaperBlock } from '../../registration/rooms';
import { loadDocumentTypes, typesOfBlock } from './types';

/** The kinds of documents whose copies go with a form on paper, those that are needed first. */
export const documentsOnPaper: PaperBlock = async ({ block, services }) => {
  const types = typesOfBlock(block, loadDocumentTypes(services.assets));
  const kinds = (wanted: boolean) =>
    types.filter(({ Obrigatorio }) => (Obrigatorio === 'Sim') === wanted).map(({ Nome }) => Nome);
  return [
    { label: 'Junte uma cópia de', choices: kinds(true) },
    { label: 'Se tiver, junte também', choices: kinds(false) },
  ].filter(({ choices }) => choices.length > 0);
};
