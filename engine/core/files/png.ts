import { hasBytes } from './signature';
import type { FileType } from './types';

/** A PNG picture. */
export const png: FileType = {
  name: 'png',
  title: 'PNG',
  mime: 'image/png',
  extensions: ['png'],
  isImage: true,
  matches: (head) => hasBytes(head, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  examples: {
    valid: ['89504e470d0a1a0a0000000d49484452'],
    // Line ends changed on the way, which the signature is made to show.
    invalid: ['89504e470a1a0a', '89504e47', '504e470d0a1a0a'],
  },
  source: 'https://www.w3.org/TR/png-3/#5PNG-file-signature',
};
