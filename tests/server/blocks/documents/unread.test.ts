import { expect, it } from 'vitest';
import { mustWait } from '../../../../server/blocks/documents/quarantine';

it('a content that no scanner looks at is not opened: nobody would hear that its file is gone', async () => {
  let opened = 0;
  const open = () => {
    opened += 1;
    return (async function* () {})();
  };
  expect(await mustWait(undefined, open, () => {})).toBe(false);
  expect(opened).toBe(0);
  expect(
    await mustWait(
      async () => 'clean',
      open,
      () => {},
    ),
  ).toBe(false);
  expect(opened).toBe(1);
});
