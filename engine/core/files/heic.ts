import { asciiAt, hasBytes } from './signature';
import type { FileType } from './types';

/** Brands of pictures and sequences coded in HEVC. */
const HEVC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Brands that say HEIF and leave the coding open. */
const OPEN_BRANDS = ['mif1', 'msf1', 'mif2'];

/**
 * A HEIC or HEIF picture, as iPhones take them: an ISO base media file whose first box names one of the brands.
 * One that is coded otherwise under the same container (AVIF) is none.
 */
export const heic: FileType = {
  name: 'heic',
  title: 'HEIC',
  mime: 'image/heic',
  extensions: ['heic', 'heif', 'hif'],
  isImage: true,
  matches(head) {
    if (!hasBytes(head, 4, 'ftyp')) return false;
    const [major, ...compatible] = brandsOf(head);
    if (major === undefined) return false;
    if (HEVC_BRANDS.includes(major)) return true;
    return OPEN_BRANDS.includes(major) && !compatible.some((brand) => brand.startsWith('avi'));
  },
  examples: {
    valid: [
      '00000018667479706865696300000000',
      '00000024667479706865697800000000686569786d696631',
      '0000001c667479706d69663100000000686569636d696631',
      // What stands behind the box is no brand of it.
      '00000014667479706d696631000000006d69663161766966',
    ],
    invalid: [
      // AVIF, MP4, QuickTime, and a box that is cut off.
      '0000001c6674797061766966000000006d69663161766966',
      '0000001c667479706d696631000000006d69663161766966',
      '000000186674797069736f6d00000200',
      '00000014667479707174202000000000',
      '0000001866747970',
    ],
  },
  source:
    'ISO/IEC 14496-12, 4.3 (ftyp); ISO/IEC 23008-12, 10 and annex B; https://nokiatech.github.io/heif/technical.html',
};

/** The major brand of a file-type box and, after the four bytes of its version, the compatible ones. */
function brandsOf(head: Uint8Array): string[] {
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const end = Math.min(size, head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4) brands.push(asciiAt(head, at, 4));
  return brands;
}
