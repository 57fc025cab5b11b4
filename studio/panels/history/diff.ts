import { diffPatch } from 'node-diff3';
import type { Files } from '../../../engine/edit';

/** The lines of a file that went and came; numbers from 1, of the earlier text for those that went. */
export interface FileDiff {
  file: string;
  lines: { kind: 'removed' | 'added'; number: number; text: string }[];
}

/** The lines by which files differ, by file. */
export function textDiff(before: Files, after: Files): FileDiff[] {
  const files = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return files.flatMap((file): FileDiff[] => {
    const [was, is] = [before[file] ?? '', after[file] ?? ''];
    if (was === is) return [];
    const patches = diffPatch(was.split('\n'), is.split('\n'));
    const lines = patches.flatMap(({ buffer1, buffer2 }) => [
      ...buffer1.chunk.map((text, index) => ({ kind: 'removed' as const, number: buffer1.offset + index + 1, text })),
      ...buffer2.chunk.map((text, index) => ({ kind: 'added' as const, number: buffer2.offset + index + 1, text })),
    ]);
    return [{ file, lines }];
  });
}
