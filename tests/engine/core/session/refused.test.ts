import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/compile';
import { formats } from '../../../../engine/core';
import type { Json } from '../../../../engine/core/json';
import { loadedWizard, testWizard } from '../../../../engine/testing';
import english from '../../../../engine/texts/en.json';
import { oneTabFolder } from '../../../support/oneTabFolder';

const text = (title: string) => ({ type: 'string', title });
const answers = { list: 'errors', text: 'message' };

const tab = {
  schema: {
    type: 'object',
    properties: {
      name: text('Name'),
      email: text('E-mail'),
      note: text('Note'),
      home: { type: 'object', properties: { street: text('Street'), zip: text('ZIP') } },
      people: { type: 'array', title: 'People', items: { type: 'object', properties: { first: text('First name') } } },
    },
  },
  uiSchema: {
    'ui:sections': [{ id: 's', title: 'S', fields: ['name', 'email', 'note', 'home/street', 'home/zip', 'people'] }],
  },
  collections: { people: { title: 'Person {n}', add: 'Add', fields: ['first'] } },
};

/** A wizard whose save is answered by what `reply` holds. */
async function opened(part: object = {}, names: object = answers) {
  const own = { id: 't', data: ['t'], load: 'GET /t', save: 'PUT /t', ...part };
  const rest = { id: 'rest', data: ['t'], load: 'GET /rest', save: 'PUT /rest' };
  const dir = oneTabFolder(tab, { parts: own.data.includes('t') ? [own] : [own, rest] });
  const loaded = await loadedWizard(compileSchemas(dir, { texts: english }), 'w', formats);
  const reply: { status: number; body?: Json; meanwhile?: () => void } = { status: 422 };
  const test = testWizard(loaded, {
    replies: {
      'PUT /t'() {
        reply.meanwhile?.();
        return { status: reply.status, body: reply.body };
      },
    },
    answers: names as typeof answers,
  });
  await test.session.open();
  const form = test.session.form('t');
  form.change('/name', 'Ada');
  form.change('/email', 'ada@example.com');
  form.addRow('people');
  form.change('/people/0/first', 'Charles');
  const shown = () => form.visibleErrors().map(({ pointer, inline }) => [pointer, inline]);
  const refuse = (body: Json) => {
    reply.body = body;
    return test.session.save();
  };
  return { ...test, form, reply, shown, refuse };
}

describe('what a server refuses', () => {
  it('is told whole, each message once, and stands at the fields that it names', async () => {
    const { refuse, questions, shown, session } = await opened();
    const { focus } = await refuse({
      errors: [
        { pointer: '#/email', detail: 'It is taken.' },
        { pointer: '/people/0/first', detail: 'Not known here.' },
        'The day is full.',
        'The day is full.',
      ],
    });
    expect(questions.map((question) => question.text)).toEqual(['It is taken.\nNot known here.\nThe day is full.']);
    expect(shown()).toEqual([
      ['/email', 'It is taken.'],
      ['/people/0/first', 'Not known here.'],
    ]);
    expect([focus, session.view().tabs[0]?.errors]).toEqual(['/email', 2]);
  });

  it('stays as the field is left, goes as it is changed, and holds no save', async () => {
    const { refuse, reply, form, shown, session } = await opened();
    await refuse({
      data: {
        errors: [
          { pointer: '/email', detail: 'A' },
          { pointer: '/name', message: 'B' },
        ],
      },
    });
    form.leave('/email');
    expect(shown()).toHaveLength(2);
    form.change('/name', 'Bea');
    expect(shown()).toEqual([['/email', 'A']]);
    Object.assign(reply, { status: 200, body: {} });
    expect((await session.save()).done).toBe(true);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['a name of its own, below another', { wrap: 'visitor', rename: { email: 'Mail' } }, '/visitor/Mail', '/email'],
    ['a list alone', { data: ['t/people'] }, '/0/first', '/people/0/first'],
    ['a row by itself', { data: ['t/people'], each: true, wrap: 'rows' }, '/rows/0/first', '/people/0/first'],
    ['a row that is no field', { data: ['t'] }, '/people/0', '/people'],
    ['an object alone', { data: ['t/home'] }, '/zip', '/home/zip'],
    ['a single field', { data: ['t/note'] }, '', '/note'],
  ])('is found by the place in the body that was sent: %s', async (_, part, pointer, at) => {
    const { refuse, form, shown } = await opened(part);
    form.change('/home/zip', '1');
    form.change('/note', 'Late');
    await refuse({ errors: [{ pointer, detail: 'No.' }] });
    expect(shown()).toEqual([[at, 'No.']]);
  });

  it('is told alone where no field has its place, or the field was changed meanwhile', async () => {
    const { refuse, form, shown, questions, reply } = await opened();
    await refuse({
      errors: [
        { pointer: '/nothing', detail: 'A' },
        { pointer: 'email', detail: 'B' },
      ],
    });
    expect([shown(), questions.at(-1)?.text]).toEqual([[], 'A\nB']);
    reply.meanwhile = () => form.change('/email', 'other@example.com');
    await refuse({ errors: [{ pointer: '/email', detail: 'C' }] });
    expect([shown(), questions.at(-1)?.text]).toEqual([[], 'C']);
  });

  it('is told by its first message alone where the API says so, at the place that stands beside it', async () => {
    const names = { ...answers, field: 'place', only: 'first' };
    const { refuse, shown, questions } = await opened({}, names);
    await refuse({ data: ['First.', 'Second.'], place: '/email' });
    expect([shown(), questions.at(-1)?.text]).toEqual([[['/email', 'First.']], 'First.']);
  });
});
