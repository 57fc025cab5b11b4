import { describe, expect, it } from 'vitest';
import { WHOLE } from '../../../../../src/blocks/documents/camera/crop';
import type { Page } from '../../../../../src/blocks/documents/camera/page';
import { type Act, begin, reduceSteps, type Steps } from '../../../../../src/blocks/documents/camera/steps';

const front = { photo: { width: 4, height: 3 }, turns: 0, crop: WHOLE } as Page;
const back = { ...front, crop: { ...WHOLE, left: 0.2 } };
const take = (page: Page): Act => ({ type: 'take', page });
const run = (sides: number, ...acts: (Act | Act['type'])[]): Steps =>
  acts.map((act) => (typeof act === 'string' ? ({ type: act } as Act) : act)).reduce(reduceSteps, begin(sides));

describe('the steps of a photo', () => {
  it('lead from the camera over the look at the photo to the file', () => {
    expect(run(1)).toEqual({ at: 'camera', sides: 1, pages: [] });
    expect(run(1, take(front))).toMatchObject({ at: 'adjust', page: front });
    expect(run(1, take(front), 'accept')).toEqual({ at: 'making', sides: 1, pages: [front] });
  });

  it('ask for the other side of what has two, which may be left out', () => {
    expect(run(2, take(front), 'accept')).toEqual({ at: 'otherSide', sides: 2, pages: [front] });
    expect(run(2, take(front), 'accept', 'otherSide')).toEqual({ at: 'camera', sides: 2, pages: [front] });
    expect(run(2, take(front), 'accept', 'otherSide', take(back), 'accept').pages).toEqual([front, back]);
    expect(run(2, take(front), 'accept', 'finish')).toEqual({ at: 'making', sides: 2, pages: [front] });
  });

  it('repeat a photo without losing the side before it', () => {
    const again = run(2, take(front), 'accept', 'otherSide', take(back), 'again');
    expect(again).toEqual({ at: 'camera', sides: 2, pages: [front] });
  });

  it('turn and cut the photo that is looked at', () => {
    const { page } = run(1, take(front), { type: 'crop', crop: back.crop }, 'turn');
    expect(page).toEqual({ photo: front.photo, turns: 1, crop: { ...WHOLE, top: 0.2 } });
    expect(run(1, take(front), 'turn', 'turn', 'turn', 'turn').page?.turns).toBe(0);
  });

  it('begin anew when the file cannot be made', () => {
    expect(run(2, take(front), 'accept', 'finish', 'fail')).toEqual({
      at: 'camera',
      sides: 2,
      pages: [],
      hasFailed: true,
    });
  });

  it('stay where they are when there is no photo', () => {
    for (const act of ['turn', 'accept'] as const) expect(run(1, act)).toEqual(begin(1));
  });
});
