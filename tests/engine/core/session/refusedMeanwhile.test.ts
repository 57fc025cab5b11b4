import { describe, expect, it } from 'vitest';
import type { CollectionDefinition, PartDefinition, RuleDefinition } from '../../../../engine/core/definition/types';
import type { Json } from '../../../../engine/core/json';
import { answer, sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const ROWS = {
  type: 'array',
  title: 'Guests',
  items: { type: 'object', properties: { Guid: {}, Name: {}, City: {} } },
};
const SHOWN = { 'ui:sections': [{ id: 'all', title: 'All', fields: ['Kind', 'Note', 'guests'] }] };
const HIDES = { id: 'hide', show: ['Note'], when: { Kind: { const: 'a' } } } as RuleDefinition;

const firstWith = (guests: CollectionDefinition) => ({
  ...tabOf({ Kind: {}, Note: {}, guests: ROWS } as never, [HIDES], {
    collections: { guests },
    uiSchema: SHOWN as never,
  }),
  id: 'first',
});
const second = {
  ...tabOf({ Fax: {} } as never, [], {
    uiSchema: { 'ui:sections': [{ id: 'all', title: 'All', fields: ['Fax'] }] } as never,
  }),
  id: 'second',
};
const part = (more: Partial<PartDefinition> = {}): PartDefinition => ({
  id: 'all',
  data: ['first', 'second'],
  load: 'GET /all',
  save: 'PUT /all',
  ...more,
});

/** A session of two tabs whose saves are answered by what `reply` holds, after what happens `meanwhile`. */
async function opened(
  more: Partial<PartDefinition> = {},
  mode: 'edit' | 'new' = 'edit',
  guests: CollectionDefinition = {},
) {
  const reply: { status: number; body?: Json; meanwhile?: (() => void) | undefined } = { status: 200 };
  const replies = {
    'GET /all': () => answer(null),
    'PUT /all'() {
      reply.meanwhile?.();
      return { status: reply.status, body: reply.body };
    },
  };
  const made = sessionOf(wizardOf([firstWith(guests), second], [part(more)]), replies, {
    mode,
    answers: { list: 'errors', text: 'message' },
  });
  await made.session.open();
  made.session.go(0);
  const shown = (tab: string) =>
    made.session
      .form(tab)
      .visibleErrors()
      .map(({ pointer, inline }) => [pointer, inline]);
  const refuse = (...pointers: string[]) => {
    Object.assign(reply, { status: 422, body: { errors: pointers.map((pointer) => ({ pointer, detail: 'No.' })) } });
    return mode === 'edit' ? made.session.save() : made.session.advance();
  };
  return { ...made, form: made.session.form('first'), reply, shown, refuse };
}

describe('what a server has refused', () => {
  it('of another tab goes with the save that it takes', async () => {
    const { form, refuse, reply, shown, session } = await opened({}, 'new');
    form.change('/Kind', 'a');
    await refuse('/Fax');
    expect(shown('second')).toEqual([['/Fax', 'No.']]);
    Object.assign(reply, { status: 200, body: {} });
    expect((await session.advance()).done).toBe(true);
    expect(shown('second')).toEqual([]);
  });

  it('of another tab goes with the next refusal, which no more names it', async () => {
    const { form, refuse, shown } = await opened({}, 'new');
    form.change('/Kind', 'a');
    await refuse('/Fax');
    await refuse('/Kind');
    expect([shown('first'), shown('second')]).toEqual([[['/Kind', 'No.']], []]);
  });

  it.each<[what: string, more: Partial<PartDefinition>, pointer: string]>([
    ['a part of both tabs', {}, '/guests/1/City'],
    ['a list alone', { data: ['first/guests'] }, '/1/City'],
    ['rows one by one', { data: ['first/guests'], each: true }, '/City'],
  ])('of a row stands at it, though one before it was taken off meanwhile: %s', async (_, more, pointer) => {
    const { form, refuse, reply, shown } = await opened(more);
    form.addRow('guests', { Name: 'Ada' });
    form.addRow('guests', { Name: 'Charles' });
    let calls = 0;
    reply.meanwhile = () => {
      calls += 1;
      if (more.each && calls === 1) Object.assign(reply, { status: 200 });
      else {
        Object.assign(reply, { status: 422 });
        form.removeRow('guests', 0);
      }
    };
    await refuse(pointer);
    expect(shown('first')).toEqual([['/guests/0/City', 'No.']]);
  });

  it('of a row that was taken off meanwhile is told alone', async () => {
    const { form, refuse, reply, shown } = await opened();
    form.addRow('guests', { Name: 'Ada' });
    form.addRow('guests', { Name: 'Charles' });
    reply.meanwhile = () => form.removeRow('guests', 1);
    await refuse('/guests/1/City');
    expect(shown('first')).toEqual([]);
  });

  it('of a row that was taken off meanwhile does not stand at the one in its place', async () => {
    const { form, refuse, reply, shown } = await opened();
    form.addRow('guests', { Name: 'Ada' });
    form.addRow('guests', { Name: 'Charles' });
    reply.meanwhile = () => form.removeRow('guests', 0);
    await refuse('/guests/0/City');
    expect(shown('first')).toEqual([]);
  });

  it('of a row that was never sent is said of its list', async () => {
    const { form, refuse, shown } = await opened();
    form.addRow('guests', { Name: 'Ada' });
    await refuse('/guests/7/City');
    expect(shown('first')).toEqual([['/guests', 'No.']]);
  });

  it('of a row that a form of its own edits is said of its list', async () => {
    const forms = [{ id: 'guest', title: 'Guest', open: 'inline', for: {}, fields: ['Name', 'City'] }];
    const { form, refuse, shown } = await opened({ data: ['first/guests'] }, 'edit', { forms } as CollectionDefinition);
    form.addRow('guests', { Name: 'Ada' });
    await refuse('/0/City');
    expect(shown('first')).toEqual([['/guests', 'No.']]);
  });

  it('of a field that a rule hides goes with it, filled or not', async () => {
    const { form, refuse, shown } = await opened();
    form.change('/Kind', 'a');
    await refuse('/Note');
    form.change('/Kind', 'b');
    expect(shown('first')).toEqual([]);
    form.change('/Kind', 'a');
    form.change('/Note', 'x');
    await refuse('/Note');
    expect(shown('first')).toEqual([['/Note', 'No.']]);
    form.change('/Kind', 'b');
    expect(shown('first')).toEqual([]);
  });
});
