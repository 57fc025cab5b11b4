import { hasBytes } from './signature';
import type { FileType } from './types';

/** A WebP picture: a RIFF container of the form WEBP. */
export const webp: FileType = {
  name: 'webp',
  title: 'WEBP',
  mime: 'image/webp',
  extensions: ['webp'],
  isImage: true,
  matches: (head) => hasBytes(head, 0, 'RIFF') && hasBytes(head, 8, 'WEBP'),
  examples: {
    valid: ['52494646249c0000574542505650382018'],
    // Sound in the same container.
    invalid: ['52494646249c000057415645666d7420', '52494646'],
  },
  source: 'https://www.rfc-editor.org/rfc/rfc9649#section-2.4',
};
