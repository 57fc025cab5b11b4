import { describe, expect, it } from 'vitest';
import { setTyping } from '../../../../engine/core/typing/setTyping';

const refusal = (typing: ReturnType<typeof setTyping>, inserted: string, before = '') =>
  typing({ before, start: before.length, end: before.length, inserted }).refused;

describe('a box of whole numbers says of what it does not take', () => {
  const typing = setTyping({ type: 'number', accepts: /^\d*$/ });

  it.each([
    ['-', { reason: 'minus', text: '-' }],
    ['-50', { reason: 'minus', text: '-' }],
    [',', { reason: 'whole', text: ',' }],
    ['1.5', { reason: 'whole', text: '.' }],
    ['e', { reason: 'letters', text: 'e' }],
    ['1e5', { reason: 'letters', text: 'e' }],
    ['%', { reason: 'symbol', text: '%' }],
  ])('%j', (inserted, refused) => {
    expect(refusal(typing, inserted)).toEqual(refused);
  });

  it('nothing, when it takes it', () => {
    expect(typing({ before: '12', start: 1, end: 1, inserted: '34' })).toEqual({ text: '1342', caret: 3 });
  });
});

describe('a box of letters and digits', () => {
  const typing = setTyping({ type: 'string', accepts: /^[A-Za-z\d]*$/ }, 4);

  it('names the sign that it has not', () => {
    expect(refusal(typing, 'a-')).toEqual({ reason: 'special', text: '-' });
  });

  it('is full for one key more, and too short for a text', () => {
    expect(refusal(typing, 'd', 'abcd')).toEqual({ reason: 'full', text: 'd', max: 4 });
    expect(refusal(typing, 'cde', 'ab')).toEqual({ reason: 'long', text: 'cde', max: 4 });
    expect(refusal(typing, 'cd', 'ab')).toBeUndefined();
  });
});
