import { hasBytes } from './signature';
import type { FileType } from './types';

/** A JPEG picture: the marker of its start, and the first byte of the marker after it. */
export const jpeg: FileType = {
  name: 'jpeg',
  title: 'JPG',
  mime: 'image/jpeg',
  extensions: ['jpg', 'jpeg', 'jpe', 'jfif'],
  isImage: true,
  matches: (head) => hasBytes(head, 0, [0xff, 0xd8, 0xff]),
  examples: {
    valid: ['ffd8ffe000104a46494600', 'ffd8ffe1', 'ffd8ffdb'],
    invalid: ['ffd8', 'ffd800', '0000000c6a502020', ''],
  },
  source: 'ITU-T T.81, B.1.1.3 (SOI) and B.2.1; https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern',
};
