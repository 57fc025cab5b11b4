import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../engine/compile/references/edits';
import { type Comment, mergedComments, readComments } from '../../../../studio/document/comments/comments';
import { answer, bring, resolve } from '../../../../studio/document/comments/edits';

const SAID = { author: 'Ana', date: '2026-11-23T12:00:00.000Z', text: 'Por que só UF?' };
const COMMENT: Comment = { id: 'a1', tab: 'pf/informacoes', at: '/Uf', title: 'UF', ...SAID, answers: [] };
const file = 'comments/pf.json';

describe('comments that come from anywhere', () => {
  it('are read as they were written', () => {
    expect(readComments({ comments: [{ ...COMMENT, resolved: { author: 'Bia', date: SAID.date } }] } as never)).toEqual(
      [{ ...COMMENT, resolved: { author: 'Bia', date: SAID.date } }],
    );
  });

  it.each([
    ['without an id', { id: undefined }],
    ['with an id that is more than a name', { id: '../../x' }],
    ['of no tab', { tab: 'pf' }],
    ['about nothing that a form has', { at: 'javascript:alert(1)' }],
    ['without a text', { text: ' ' }],
    ['with a text that no person writes', { text: 'x'.repeat(5000) }],
    ['of no day', { date: 'ontem' }],
  ])('%s are left out', (_, wrong) => {
    expect(readComments({ comments: [{ ...COMMENT, ...wrong }, COMMENT] } as never)).toEqual([COMMENT]);
  });

  it.each([undefined, null, [], { comments: {} }, 'x'])('%j holds none', (value) => {
    expect(readComments(value)).toEqual([]);
  });
});

describe('bringing comments', () => {
  const theirs = { ...SAID, author: 'Caio', text: 'Concordo.' };

  it('adds what is new, and to a known one what was answered since', () => {
    const known = { ...COMMENT, resolved: { author: 'Bia', date: SAID.date } };
    const other = { ...COMMENT, id: 'b2' };
    expect(mergedComments([known], [{ ...COMMENT, answers: [theirs] }, other])).toEqual([
      { ...known, answers: [theirs] },
      other,
    ]);
    expect(mergedComments([{ ...known, answers: [theirs] }], [{ ...COMMENT, answers: [theirs] }])).toEqual([
      { ...known, answers: [theirs] },
    ]);
  });

  it('begins the file of a wizard, and changes nothing the second time', () => {
    const edits = bring({ file, text: undefined }, [COMMENT]);
    const text = applyEdits({ [file]: '' }, edits)[file] as string;
    expect(readComments(JSON.parse(text))).toEqual([COMMENT]);
    expect(bring({ file, text }, [COMMENT])).toEqual([]);
  });

  it('answers and resolves one by the smallest edits', () => {
    const begun = applyEdits({ [file]: '' }, bring({ file, text: undefined }, [COMMENT, { ...COMMENT, id: 'b2' }]));
    const text = begun[file] as string;
    const answered = applyEdits(begun, answer({ file, text }, 'b2', theirs))[file] as string;
    const done = applyEdits(
      { [file]: answered },
      resolve({ file, text: answered }, 'b2', { author: 'Bia', date: SAID.date }),
    )[file] as string;
    expect(readComments(JSON.parse(done))).toEqual([
      COMMENT,
      { ...COMMENT, id: 'b2', answers: [theirs], resolved: { author: 'Bia', date: SAID.date } },
    ]);
  });
});
