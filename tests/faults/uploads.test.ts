import { expect, it } from 'vitest';
import { measureUploads } from '../support/uploads/run';

const MEGABYTES = 10;
/** As many as are more than the memory that they may take, were each in it twice. */
const AT_ONCE = 20;
const MOST_MIB = 256;

it(`${AT_ONCE} uploads of ${MEGABYTES} MB at once take less than ${MOST_MIB} MiB of memory`, async () => {
  const { statuses, rest, peak } = await measureUploads({
    way: 'folder',
    uploads: AT_ONCE,
    bytes: MEGABYTES * 2 ** 20,
  });
  expect(statuses).toEqual(Array.from({ length: AT_ONCE }, () => 200));
  expect(peak - rest).toBeLessThan(MOST_MIB);
}, 120_000);
