import { describe, expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/compile';
import { formats } from '../../../../engine/core';
import type { TransportAnswer } from '../../../../engine/core/session/host';
import { loadedWizard, testWizard } from '../../../../engine/testing';
import english from '../../../../engine/texts/en.json';
import { oneTabFolder } from '../../../support/oneTabFolder';

const text = (title: string) => ({ type: 'string', title });
const tab = {
  title: 'About you',
  schema: { type: 'object', properties: { name: text('Name'), town: text('Town'), note: text('Note') } },
  uiSchema: { 'ui:sections': [{ id: 's', title: 'S', fields: ['name', 'town', 'note'] }] },
};

/** A wizard of two parts: `GET /t` is answered by what `held` says, or rejected. */
async function made(
  first: Partial<TransportAnswer> | undefined,
  wizard: object = {},
  note: Partial<TransportAnswer> = {},
) {
  const parts = [
    { id: 't', data: ['t'], load: 'GET /t', save: 'PUT /t' },
    { id: 'note', data: ['t/note'], load: 'GET /note', save: 'PUT /note' },
  ];
  const dir = oneTabFolder(tab, { parts, ...wizard });
  const loaded = await loadedWizard(compileSchemas(dir, { texts: english }), 'w', formats);
  const held = { answer: first, save: {} as Partial<TransportAnswer>, note };
  const test = testWizard(loaded, {
    replies: {
      'GET /t': async () => held.answer ?? Promise.reject(new TypeError('network')),
      'GET /note': () => held.note,
      'PUT /t': () => held.save,
    },
  });
  await test.session.open();
  return { ...test, held, form: test.session.form('t'), failed: () => test.session.view().failedParts };
}

const GONE = { part: 't', tabs: ['t'], titles: ['About you'] };

describe('a part that did not load', () => {
  it('is named, and loads again when it is asked to, under what was typed since', async () => {
    const { session, held, form, failed, questions } = await made({ status: 503 });
    expect(failed()).toEqual([GONE]);
    form.change('/name', 'Ada');
    expect([await session.reloadParts(), failed(), questions.length]).toEqual([false, [GONE], 2]);
    held.answer = { status: 200, body: { name: 'Charles', town: 'London' } };
    expect([await session.reloadParts(), failed(), questions.length]).toEqual([true, [], 2]);
    expect(form.getState().data).toEqual({ name: 'Ada', town: 'London' });
  });

  it('does not keep another from being loaded again, which stands behind it', async () => {
    const { session, failed, held, form, questions } = await made({ status: 503 }, {}, { status: 500 });
    expect(failed().map(({ part }) => part)).toEqual(['t', 'note']);
    held.note = { status: 200, body: 'Late' };
    expect([await session.reloadParts(), failed(), questions.length]).toEqual([false, [GONE], 2]);
    expect(form.getState().data).toEqual({ note: 'Late' });
  });

  it('that is asked for while another is saved is loaded once that is done', async () => {
    const { session, held, form, failed, questions } = await made({ status: 503 }, {}, { status: 200, body: 'Late' });
    form.change('/note', 'Later');
    held.answer = { status: 200, body: { town: 'London' } };
    const saving = session.save();
    expect([await session.reloadParts(), (await saving).done, failed(), questions.length]).toEqual([true, true, [], 2]);
    expect(form.getState().data).toEqual({ town: 'London', note: 'Later' });
  });

  it('is no more when its save has loaded it', async () => {
    const { session, held, form, failed, sent } = await made({ status: 500 });
    form.change('/name', 'Ada');
    held.answer = { status: 200, body: { town: 'London' } };
    expect((await session.save()).done).toBe(true);
    expect([failed(), sent()]).toEqual([[], [['/t', { name: 'Ada', town: 'London' }]]]);
  });

  it.each<[what: string, answer: Partial<TransportAnswer> | undefined]>([
    ['a redirect that was not followed', { status: 302 }],
    ['too many calls', { status: 429 }],
    ['a page of HTML', { status: 200, body: '<html>Sign in</html>' }],
    ['a number', { status: 200, body: 7 }],
    ['nothing: no connection, or a limit of time', undefined],
  ])('is one that is answered by %s, which is told: what it holds is not known', async (_, answer) => {
    const { failed, questions, form, session, sent } = await made(answer);
    expect([failed(), questions.length]).toEqual([[GONE], 1]);
    form.change('/name', 'Ada');
    expect((await session.save()).done).toBe(false);
    expect([sent(), form.getState().data]).toEqual([[], { name: 'Ada' }]);
  });

  it.each([[null], [{}], [undefined], [''], [{ data: null }]])(
    'is none that nobody has filled in: %j',
    async (body) => {
      const { failed, questions } = await made({ status: 200, body: body as never });
      expect([failed(), questions]).toEqual([[], []]);
    },
  );
});

describe('a save', () => {
  it.each([302, 400, 409, 413, 429, 503])(
    'that is answered %s without a body is told, and loses nothing',
    async (status) => {
      const { session, held, form, questions, sent } = await made({ status: 200, body: { town: 'London' } });
      form.change('/name', 'Ada');
      held.save = { status, body: undefined };
      expect((await session.save()).done).toBe(false);
      expect([questions.length, form.getState().data]).toEqual([1, { name: 'Ada', town: 'London' }]);
      held.save = {};
      expect((await session.save()).done).toBe(true);
      expect(sent().at(-1)).toEqual(['/t', { name: 'Ada', town: 'London' }]);
    },
  );

  it('of what has no load, refused for another window, keeps what was saved and typed before', async () => {
    const parts = [{ id: 't', data: ['t'], save: 'PUT /t' }];
    const { session, held, form, questions, sent } = await made(undefined, { parts });
    form.change('/town', 'London');
    await session.save();
    form.change('/name', 'Ada');
    held.save = { status: 409 };
    expect((await session.save()).done).toBe(false);
    expect(form.getState().data).toEqual({ name: 'Ada', town: 'London' });
    expect([sent().length, questions.at(-1)?.title]).toEqual([2, 'Changed in another window']);
  });
});
