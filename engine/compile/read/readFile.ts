import type { Json } from '../../core/json';
import { withSameParts } from '../../core/sameParts';
import { differInTexts } from '../model/kernel';
import { keepLast, rememberedLast } from '../model/remembered';
import type { Problem } from '../problems/problem';
import type { Source } from '../problems/source';
import type { Folder } from './folder';
import { parseSource, withoutMark } from './readSource';
import { checkStructure, type FileKind } from './structure';

/** A file that fits its vocabulary, or what is left of it. */
export interface FileOf<T> {
  source: Source;
  value: T;
  /** Pointers of what the vocabulary refused and that was left out. */
  pruned: string[];
}

/** What is read, and where what is wrong with it goes. */
export interface Reading {
  folder: Folder;
  problems: Problem[];
}

/** Reads one file and holds it against its vocabulary; absent when nothing of it can be used. */
export function readFile<T>(file: string, kind: FileKind, { folder, problems }: Reading): FileOf<T> | undefined {
  const read = heldAgainst({ file, kind, text: folder.read(file) });
  problems.push(...read.problems);
  return read.found as FileOf<T> | undefined;
}

/** The same, where there is such a file. */
export function readOptional<T>(file: string, kind: FileKind, reading: Reading): FileOf<T> | undefined {
  return reading.folder.has(file) ? readFile<T>(file, kind, reading) : undefined;
}

/** What was read of each file last: what has not changed since is the very same, and what was made of it stands. */
const lastReads = new Map<string, LastRead>();

interface LastRead {
  text: string;
  value: Json;
  /** Each key stands once in its object. */
  isPlain: boolean;
  /** It fits the vocabulary. */
  isRight: boolean;
}

/** While definitions are edited, only the file whose text changed is read again. */
const heldAgainst = rememberedLast(
  ({ file, kind }: { file: string; kind: FileKind; text: string }) => `${kind} ${file}`,
  ({ text }) => [text],
  ({ file, kind, text }): { found?: FileOf<unknown>; problems: Problem[] } => {
    const name = `${kind} ${file}`;
    const last = lastReads.get(name);
    const { source, problems } = parseSource(file, withoutMark(text), last?.isPlain ? last : undefined);
    if (!source) return { problems };
    const same = { ...source, value: withSameParts(last?.value, source.value) };
    // What is right goes on to be where labels alone are others: the vocabulary asks nothing of them but to say something.
    const isRight = last?.isRight === true && kind === 'tab' && differInTexts(last.value, same.value);
    const held = isRight ? { value: same.value, pruned: [], problems: [] } : checkStructure(same, kind);
    const { value, pruned, problems: refused } = held;
    const isPlain = problems.length === 0;
    keepLast(lastReads, name, { text: source.text, value: same.value, isPlain, isRight: refused.length === 0 });
    return {
      problems: [...problems, ...refused],
      ...(value !== undefined && { found: { source: same, value, pruned } }),
    };
  },
);
