import { describe, expect, it } from 'vitest';
import { cutSides } from '../../../../../src/blocks/documents/camera/judge/cut';
import { type Grey, toGrey } from '../../../../../src/blocks/documents/camera/judge/grey';
import { lightOf } from '../../../../../src/blocks/documents/camera/judge/light';
import { sharpnessOf } from '../../../../../src/blocks/documents/camera/judge/sharpness';

/** A picture whose shades are worked out by place. */
function greyOf(shade: (x: number, y: number) => number, width = 640, height = 400): Grey {
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = shade(x, y);
  return { width, height, data };
}

/** A sheet on a table, from and to these places, with lines of print. */
const sheet = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) => {
  const isOn = x >= left && x < right && y >= top && y < bottom;
  const isPrint = x > left + 30 && x < right - 30 && y > top + 30 && y < bottom - 30 && y % 24 < 10 && x % 9 < 4;
  return isPrint ? 50 : isOn ? 210 : 90;
};

describe('the shades of a picture', () => {
  it('weigh the colours as eyes do', () => {
    const data = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
    expect([...toGrey({ width: 2, height: 2, data }).data]).toEqual([76, 150, 29, 255]);
  });
});

describe('a document that is cut', () => {
  it('runs over no side when it lies whole on the table', () => {
    expect(cutSides(greyOf(sheet(60, 40, 580, 360)))).toEqual([]);
  });

  it.each([
    ['right', sheet(60, 40, 900, 360)],
    ['left', sheet(-200, 40, 580, 360)],
    ['top', sheet(60, -100, 580, 360)],
    ['bottom', sheet(60, 40, 580, 600)],
  ])('runs over the side at which its edges go on: %s', (side, shade) => {
    expect(cutSides(greyOf(shade))).toEqual([side]);
  });

  it('runs over the side when it lies askew, too', () => {
    const askew = (x: number, y: number) => sheet(60, 40, 900, 330)(x, y + Math.round(x / 12));
    expect(cutSides(greyOf(askew))).toContain('right');
  });

  it('runs over the sides that its text reaches when it is larger than the picture', () => {
    expect(cutSides(greyOf(sheet(-90, -90, 900, 900)))).toEqual(expect.arrayContaining(['top', 'left']));
  });

  it('is not cut by a crop along its own edges', () => {
    expect(cutSides(greyOf(sheet(0, 0, 640, 400)))).toEqual([]);
  });

  it('is not seen on a plain or grainy ground without a document', () => {
    expect(cutSides(greyOf(() => 120))).toEqual([]);
    expect(cutSides(greyOf((x, y) => 120 + ((x * 7919 + y * 104_729) % 17)))).toEqual([]);
  });
});

describe('the light of a picture', () => {
  it('is enough on paper in a room', () => {
    expect(lightOf(greyOf(sheet(60, 40, 580, 360)))).toEqual({ isDark: false, hasGlare: false });
  });

  it('is too little where the lightest paper is dim', () => {
    expect(lightOf(greyOf((x, y) => sheet(60, 40, 580, 360)(x, y) * 0.35)).isDark).toBe(true);
  });

  it('has a reflection where a spot with a soft edge is burnt out', () => {
    const spot = (x: number, y: number) => 400 * Math.exp(-((x - 300) ** 2 + (y - 200) ** 2) / 6_000);
    const shade = (x: number, y: number) => Math.min(255, sheet(60, 40, 580, 360)(x, y) * 0.8 + spot(x, y));
    expect(lightOf(greyOf(shade)).hasGlare).toBe(true);
  });

  it('has none where paper is white by itself', () => {
    const white = (x: number, y: number) => (sheet(60, 40, 580, 360)(x, y) === 210 ? 255 : 60);
    expect(lightOf(greyOf(white)).hasGlare).toBe(false);
    expect(lightOf(greyOf(() => 255)).hasGlare).toBe(false);
  });
});

describe('sharpness', () => {
  it('is not judged where nothing stands out', () => {
    expect(sharpnessOf(greyOf(() => 200))).toBeUndefined();
    expect(sharpnessOf(greyOf((x) => x / 10))).toBeUndefined();
  });

  it('does not depend on how much print stands out', () => {
    const strong = sharpnessOf(greyOf(sheet(60, 40, 580, 360))) ?? 0;
    const pale = sharpnessOf(greyOf((x, y) => 120 + sheet(60, 40, 580, 360)(x, y) / 4)) ?? 0;
    expect(pale / strong).toBeCloseTo(1, 1);
  });
});
