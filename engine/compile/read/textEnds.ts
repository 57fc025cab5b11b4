/** How many characters of two texts are the same at their start, and then at their end: what is left of both differs. */
export function sameEnds(one: string, other: string): { start: number; end: number } {
  const most = Math.min(one.length, other.length);
  const start = sameAtStart(one, other, most);
  return { start, end: sameAtEnd(one, other, most - start) };
}

/** Compared piece by piece: a comparison of two long texts is one step of the machine. */
const PIECES = [1 << 14, 1 << 10, 1 << 6, 1 << 3, 1];

function sameAtStart(one: string, other: string, most: number): number {
  let same = 0;
  for (const piece of PIECES) {
    while (same + piece <= most && one.slice(same, same + piece) === other.slice(same, same + piece)) same += piece;
  }
  return same;
}

function sameAtEnd(one: string, other: string, most: number): number {
  let same = 0;
  const ofEnd = (text: string, piece: number) => text.slice(text.length - same - piece, text.length - same);
  for (const piece of PIECES) {
    while (same + piece <= most && ofEnd(one, piece) === ofEnd(other, piece)) same += piece;
  }
  return same;
}
