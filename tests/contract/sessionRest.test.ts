import { describe, expect, it } from 'vitest';
import { readSessionRest, writeSessionRest } from '../../contract/sessionRest';

describe('how much longer a session goes on', () => {
  it.each([
    [{ unused: 1740, unusedAtMost: 1860, atMost: 28_000 }, '1740,1860,28000'],
    [{ unused: undefined, unusedAtMost: undefined, atMost: 28_000 }, ',,28000'],
  ])('is read as it was written: %j', (rest, text) => {
    expect(writeSessionRest(rest)).toBe(text);
    expect(readSessionRest(text)).toEqual(rest);
  });

  it.each(['', '28000', '1,2', '1,,3', 'a,b,c', '1,2,3,4'])('is not to be read from "%s"', (text) => {
    expect(readSessionRest(text)).toBeUndefined();
  });
});
