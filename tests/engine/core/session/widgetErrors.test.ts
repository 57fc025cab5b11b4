import { expect, it } from 'vitest';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

it('what a widget says of a value stops the save of its tab, and is not kept over a reload, as the value is', async () => {
  const part = { id: 'tab', data: ['tab'], load: 'GET /tab', save: 'POST /tab' };
  const loaded = wizardOf([tabOf({ color: {}, name: {} })], [part]);
  const kept = new Map<string, string>();
  const replies = { 'GET /tab': () => answer({ name: 'Ada' }), 'POST /tab': () => answer({}) };
  const open = async () => {
    const opened = sessionOf(loaded, replies, { kept });
    await opened.session.open();
    return opened;
  };
  const first = await open();
  const saves = () => first.calls.filter(({ method }) => method === 'POST');
  first.session.form('tab').change('/color', 'red', undefined, ['Too bright.']);
  await first.session.advance();
  expect(saves()).toEqual([]);
  expect(first.session.form('tab').view('/color').error).toBe('Too bright.');
  first.session.flush();
  first.session.end();

  const again = await open();
  const form = again.session.form('tab');
  expect(form.getState().data).toMatchObject({ color: 'red', name: 'Ada' });
  expect(form.isValid('advance')).toBe(true);
  form.change('/color', 'red', undefined, ['Too bright.']);
  form.change('/color', 'blue');
  await again.session.advance();
  expect(again.calls.filter(({ method, path }) => method === 'POST' && path === '/tab')).toMatchObject([
    { body: { color: 'blue' } },
  ]);
});
