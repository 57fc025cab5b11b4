import { describe, expect, it } from 'vitest';
import {
  cutMore,
  cutOff,
  LEAST,
  limitsOf,
  moveSide,
  SIDES,
  turnCrop,
  WHOLE,
} from '../../../../../src/blocks/documents/camera/crop';
import { cropAround, guideIn, proportionOf } from '../../../../../src/blocks/documents/camera/guide';

const CROP = { left: 0.1, top: 0.2, right: 0.9, bottom: 0.7 };

describe('the crop of a photo', () => {
  it('moves one side, as far as the picture and the opposite side let it', () => {
    expect(moveSide(CROP, 'left', 0.3)).toEqual({ ...CROP, left: 0.3 });
    expect(moveSide(CROP, 'left', -1).left).toBe(0);
    expect(moveSide(CROP, 'bottom', 2).bottom).toBe(1);
    expect(moveSide(CROP, 'left', 1).left).toBeCloseTo(0.9 - LEAST);
    expect(moveSide(CROP, 'bottom', 0).bottom).toBeCloseTo(0.2 + LEAST);
    for (const side of SIDES) {
      const { least, most } = limitsOf(CROP, side);
      expect(least).toBeLessThan(most);
      expect(moveSide(CROP, side, CROP[side])).toEqual(CROP);
    }
  });

  it('tells in percent what a side cuts off, and cuts more or less', () => {
    expect(SIDES.map((side) => cutOff(CROP, side))).toEqual([20, 10, 30, 10]);
    for (const side of SIDES) {
      expect(cutOff(cutMore(CROP, side, 2), side)).toBe(cutOff(CROP, side) + 2);
      expect(cutOff(cutMore(CROP, side, -2), side)).toBe(cutOff(CROP, side) - 2);
      expect(cutOff(cutMore(WHOLE, side, -2), side)).toBe(0);
    }
  });

  it('keeps the same part of the picture through a quarter turn, and is itself after four', () => {
    const turned = turnCrop(CROP);
    // What was cut off at the foot is cut off at the left now.
    expect(SIDES.map((side) => cutOff(turned, side))).toEqual([10, 20, 10, 30]);
    const round = [1, 2, 3, 4].reduce((crop) => turnCrop(crop), CROP);
    for (const side of SIDES) expect(round[side]).toBeCloseTo(CROP[side]);
  });
});

describe('the guide', () => {
  const pixels = ({ left, top, right, bottom }: typeof CROP, { width, height }: { width: number; height: number }) =>
    ((right - left) * width) / ((bottom - top) * height);

  it.each([
    ['a phone upright', { width: 1080, height: 1920 }],
    ['a phone that lies', { width: 1920, height: 1080 }],
    ['an old web camera', { width: 640, height: 480 }],
  ])('has the proportion of the document in the picture of %s, in its middle, with room around it', (_, size) => {
    for (const sides of [1, 2]) {
      const guide = guideIn(size, proportionOf(sides));
      expect(pixels(guide, size)).toBeCloseTo(proportionOf(sides));
      expect(guide.left + guide.right).toBeCloseTo(1);
      expect(guide.top + guide.bottom).toBeCloseTo(1);
      expect(Math.max(guide.right - guide.left, guide.bottom - guide.top)).toBeCloseTo(0.86);
    }
  });

  it('is a card for what has two sides, else an upright sheet', () => {
    expect(proportionOf(2)).toBeCloseTo(1.586, 3);
    expect(proportionOf(1)).toBeCloseTo(210 / 297);
  });

  it('is cut at with a margin, within the picture', () => {
    expect(cropAround(CROP)).toEqual({ left: 0.07, top: 0.17, right: 0.93, bottom: 0.73 });
    expect(cropAround(WHOLE)).toEqual(WHOLE);
  });
});
