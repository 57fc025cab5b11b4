import { describe, expect, it } from 'vitest';
import { compare } from '../../../scripts/lib/visual/compare';
import { findingsOf, lineOf } from '../../../scripts/lib/visual/findings';
import { fromPalette, type Picture, toPalette } from '../../../scripts/lib/visual/picture';
import { readPng, writePng } from '../../../scripts/lib/visual/png';

type Colour = [number, number, number];

/** A picture of one colour with a block of another in it. */
function picture({
  size = [60, 40],
  block = [0, 0, 0, 0],
  ground = [255, 255, 255],
  colour = [0, 80, 160],
} = {}): Picture {
  const [width = 0, height = 0] = size;
  const [x = 0, y = 0, wide = 0, high = 0] = block;
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const isIn = column >= x && column < x + wide && row >= y && row < y + high;
      data.set([...((isIn ? colour : ground) as Colour), 255], (row * width + column) * 4);
    }
  }
  return { width, height, data };
}

describe('two pictures', () => {
  it('are the same when nothing differs', () => {
    expect(compare(picture(), picture())).toMatchObject({ points: 0, isSame: true });
  });

  it('differ by a block that moved, by a colour that changed, and by their size', () => {
    const at = (x: number) => picture({ block: [x, 8, 10, 10] });
    expect(compare(at(4), at(20))).toMatchObject({ points: 200, isSame: false });
    expect(compare(picture(), picture({ ground: [225, 235, 250] }))).toMatchObject({ points: 2400, isSame: false });
    expect(compare(picture(), picture({ size: [60, 41] }))).toMatchObject({ isSame: false });
  });

  it('are the same where an edge is smoothed in another way', () => {
    const edge = (shade: number) => {
      const one = picture({ block: [20, 0, 20, 40] });
      for (let row = 0; row < 40; row++) one.data.set([shade, shade, shade + 10, 255], (row * 60 + 20) * 4);
      return one;
    };
    expect(compare(edge(180), edge(90)).isSame).toBe(true);
  });

  it('are shown with what differs in red', () => {
    const { shown } = compare(picture(), picture({ block: [10, 10, 10, 10] }));
    const at = (15 * shown.width + 15) * 4;
    expect([...shown.data.slice(at, at + 3)]).toEqual([255, 0, 0]);
  });
});

describe('a picture as a file', () => {
  it('is read as it was written', () => {
    const drawn = picture({ block: [3, 5, 7, 11] });
    expect(readPng(writePng(drawn))).toEqual({ ...drawn, data: Buffer.from(drawn.data) });
  });

  it('keeps its surfaces to the letter when it has more colours than a palette, and the rarest become the nearest', () => {
    const drawn = picture({ size: [40, 40], ground: [250, 250, 249] });
    for (let shade = 0; shade < 300; shade++) drawn.data.set([shade & 255, shade >> 8, 7, 255], shade * 4);
    const kept = fromPalette(toPalette(drawn));
    expect(toPalette(drawn).colours).toHaveLength(256);
    expect([...kept.data.slice(-4)]).toEqual([250, 250, 249, 255]);
    expect(compare(drawn, kept).isSame).toBe(true);
  });
});

it('what became of each picture is told by its name', () => {
  const before = new Map([
    ['a.png', picture()],
    ['b.png', picture()],
    ['d.png', picture()],
  ]);
  const after = new Map([
    ['a.png', picture()],
    ['b.png', picture({ block: [2, 2, 10, 10] })],
    ['c.png', picture()],
  ]);
  expect(findingsOf(before, after).map(lineOf)).toEqual([
    '  b.png: changed, 100 points differ',
    '  c.png: new',
    '  d.png: no longer there',
  ]);
});
