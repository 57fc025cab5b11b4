import { hasBytes } from './signature';
import type { FileType } from './types';

/** UTF-8 mark, tab, line ends and space: some programs put them before the header. */
const BLANK = [0xef, 0xbb, 0xbf, 0x09, 0x0a, 0x0d, 0x20];

/** A PDF document: its header, at the very beginning but for blanks. Readers that search further would take any file. */
export const pdf: FileType = {
  name: 'pdf',
  title: 'PDF',
  mime: 'application/pdf',
  extensions: ['pdf'],
  isImage: false,
  matches(head) {
    const start = head.findIndex((byte) => !BLANK.includes(byte));
    return start !== -1 && hasBytes(head, start, '%PDF-');
  },
  examples: {
    valid: ['255044462d312e370a', '255044462d322e30', 'efbbbf255044462d312e34', '0d0a255044462d312e34'],
    invalid: ['25504446', '3c68746d6c3e255044462d312e34', '504b0304', ''],
  },
  source: 'ISO 32000-2, 7.5.2 (file header)',
};
