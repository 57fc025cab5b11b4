import { describe, expect, it } from 'vitest';
import { createFormStore } from '../../../../engine/core/form/formStore';
import { compiledOf, contextOf, tabOf } from '../../../support/tabs';

/** Either of two fields is to be filled; the error stands at the first. */
function formOf() {
  const tab = tabOf({ phone: {}, email: {}, other: {} }, [
    { id: 'either', when: { phone: false, email: false }, error: { at: 'phone', text: 'Phone or e-mail.' } },
  ]);
  return createFormStore(compiledOf(tab), {
    context: () => contextOf(),
    texts: { messages: {}, formats: {}, settings: {} },
    lookups: {},
    runLookup: async () => ({ kind: 'failed' }),
    tellLookup: () => {},
    ask: async () => true,
  });
}

describe('the error of a rule', () => {
  it('goes when another field ends it, and tells the field that it stood at', () => {
    const form = formOf();
    form.validate('advance');
    expect(form.view('/phone').error).toBe('Phone or e-mail.');
    let told = 0;
    form.listeners.subscribe('/phone', () => {
      told += 1;
    });
    form.change('/email', 'a@b.co');
    expect([form.view('/phone').error, told]).toEqual([undefined, 1]);
    expect(form.summary()).toMatchObject([{ pointer: '/phone', isCorrected: true }]);
  });

  it('goes when what ends it comes from the server', () => {
    const form = formOf();
    form.validate('advance');
    form.patch({ email: 'a@b.co' });
    expect(form.view('/phone').error).toBeUndefined();
  });

  it('comes back, and into the summary, when another field makes it true again', () => {
    const form = formOf();
    form.validate('advance');
    form.change('/email', 'a@b.co');
    form.change('/email', undefined);
    expect(form.view('/phone').error).toBe('Phone or e-mail.');
    expect(form.summary()).toMatchObject([{ pointer: '/phone', isCorrected: false }]);
  });

  it('does not come back while its own field is being edited, nor where no attempt showed it', () => {
    const form = formOf();
    form.change('/email', 'a@b.co');
    form.change('/email', undefined);
    expect(form.view('/phone').error).toBeUndefined();
    form.validate('advance');
    form.change('/phone', '1');
    form.change('/phone', undefined);
    expect(form.view('/phone').error).toBeUndefined();
  });

  it('stays as long as its rule holds', () => {
    const form = formOf();
    form.validate('advance');
    form.change('/other', 'x');
    expect(form.view('/phone').error).toBe('Phone or e-mail.');
  });
});
