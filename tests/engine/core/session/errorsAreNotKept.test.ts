import { expect, it, onTestFinished, vi } from 'vitest';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

/** Longer than what was typed waits until it is written. */
const WRITTEN_MS = 1000;

it('errors that come and go write nothing to the device, a key and a text that means no value do', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.fn();
  const { session } = sessionOf(
    wizardOf([tabOf({ Cpf: { format: 'cpf' } }, [{ id: 'needs', require: ['Cpf'] }])], []),
    {},
    { storage: { read: () => null, write, remove: write } },
  );
  await session.open();
  const form = session.form('tab');
  const isWritten = async (act: () => void) => {
    write.mockClear();
    act();
    await vi.advanceTimersByTimeAsync(WRITTEN_MS);
    return write.mock.calls.length > 0;
  };
  expect(await isWritten(() => form.validate('advance'))).toBe(false);
  expect(form.visibleErrors()).toHaveLength(1);
  expect(await isWritten(() => form.change('/Cpf', undefined, '529'))).toBe(true);
  expect(await isWritten(() => form.leave('/Cpf', '529'))).toBe(false);
  expect(await isWritten(() => form.change('/Cpf', '52998224725'))).toBe(true);
});
