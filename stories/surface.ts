import type { Surface } from '../engine/block';
import { blockComponents } from '../src/blocks/views';
import { host } from '../src/dialogs/dialogStore';
import { Modal } from '../src/dialogs/Modal';

/** The pieces that the portal gives the engine, as its wizards have them. */
export const surface: Surface = {
  Modal,
  explain: (title, text) => void host.ask({ kind: 'question', title, text }),
  blocks: blockComponents,
};
