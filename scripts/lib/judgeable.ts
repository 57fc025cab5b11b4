import { relative, sep } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import { loadSchemas, type Problem, textsFolder } from '../../engine/compile';
import { applyEdits, type Files } from '../../engine/edit';
import { removeValue } from '../../studio/document/edits';
import { writeTexts } from '../../studio/server/between';
import { definitionTexts } from './references';

/** What is judged as it was before, or not at all, because something is wrong with it; and what that is. */
export type LeftOut = {
  /** An example, which decides about nobody; a file or the files of a wizard, which count as they were. */
  what: 'example' | 'file' | 'wizard';
  /** Below the folder: the file, or the folder of the wizard. */
  name: string;
  file: string;
  line: number;
  message: string;
};

/** Definitions that load, and what of them is not what was given. */
export interface Judgeable {
  texts: Files;
  leftOut: LeftOut[];
}

const EXAMPLE = /^\/examples\/(?:valid|invalid|stories)\/\d+/;

/**
 * As much of definitions as can be judged against earlier ones: wrong examples go, a file with problems counts as it was
 * before, and where that does not help, so does its wizard. Nothing where even that does not load.
 */
export function judgeableTexts(before: Files, after: Files, dir = '/definitions'): Judgeable | undefined {
  const leftOut: LeftOut[] = [];
  let texts: Files = after;
  for (;;) {
    const { problems } = loadSchemas(textsFolder(dir, texts), { blocks: BLOCKS });
    if (problems.length === 0) return { texts, leftOut };
    const found = problems.map((problem) => ({ ...problem, file: relative(dir, problem.file).replaceAll(sep, '/') }));
    // What all share may only be wrong because of what could not be read beside it.
    const [own, common] = [found.filter(({ file }) => !isCommon(file)), found.filter(({ file }) => isCommon(file))];
    const next = withoutWrong(before, texts, own) ?? withoutWrong(before, texts, common);
    if (!next) return undefined;
    leftOut.push(...next.leftOut);
    texts = next.texts;
  }
}

/** The same for folders: the later one itself where nothing is wrong with it, else a copy below `between`. */
export function judgeableFolder(
  before: string,
  after: string,
  between: string,
): { folder: string; leftOut: LeftOut[] } {
  const found = judgeableTexts(definitionTexts(before), definitionTexts(after), after);
  if (!found || found.leftOut.length === 0) return { folder: after, leftOut: [] };
  writeTexts(between, found.texts);
  return { folder: between, leftOut: found.leftOut };
}

function withoutWrong(before: Files, texts: Files, problems: readonly Problem[]): Judgeable | undefined {
  const files = [...new Set(problems.map(({ file }) => file))];
  const leftOut: LeftOut[] = [];
  let next: Record<string, string> = { ...texts };
  const giveUp = (what: LeftOut['what'], name: string, own: readonly Problem[]) => {
    const [{ file, line, message }] = own as [Problem];
    leftOut.push({ what, name, file, line, message });
  };
  for (const file of files) {
    const own = problems.filter((problem) => problem.file === file);
    const [folder = ''] = file.split('/');
    const examples = own.map(({ pointer }) => EXAMPLE.exec(pointer)?.[0]);
    if (examples.every((pointer) => pointer !== undefined)) {
      for (const pointer of new Set(examples)) {
        giveUp(
          'example',
          file,
          own.filter(({ pointer: at }) => at.startsWith(pointer)),
        );
      }
      next = { ...next, [file]: withoutItems({ file, text: texts[file] as string }, examples) };
    } else if (!isHead(file) && before[file] !== undefined && before[file] !== texts[file]) {
      giveUp('file', file, own);
      next[file] = before[file] as string;
    } else {
      const known = isCommon(file) ? undefined : wizardAsBefore(before, next, folder);
      if (!known) continue;
      giveUp('wizard', folder, own);
      next = known;
    }
  }
  return leftOut.length > 0 ? { texts: next, leftOut } : undefined;
}

/** Whether a file is of all wizards. */
const isCommon = (file: string): boolean => !file.includes('/') || file.startsWith('shared/');

/** Whether a file says what a wizard is made of: it cannot be another than its tabs expect. */
const isHead = (file: string): boolean => /\/(?:wizard|forms|migration)\.json$/.test(file);

/** A wizard's files as they were; nothing where they are that already, or where there was none. */
function wizardAsBefore(before: Files, texts: Files, folder: string): Record<string, string> | undefined {
  const isOwn = (path: string) => path.startsWith(`${folder}/`);
  const was = Object.entries(before).filter(([path]) => isOwn(path));
  const isAsBefore =
    was.every(([path, text]) => texts[path] === text) && Object.keys(texts).filter(isOwn).length === was.length;
  if (isAsBefore) return undefined;
  const others = Object.entries(texts).filter(([path]) => !isOwn(path));
  return Object.fromEntries([...others, ...was]);
}

/** A text without some items of its lists; what follows keeps its lines. */
function withoutItems(
  { file, text }: { file: string; text: string },
  pointers: readonly (string | undefined)[],
): string {
  const indexOf = (pointer: string) => Number(pointer.split('/').at(-1));
  const wanted = [...new Set(pointers)].filter((pointer) => pointer !== undefined);
  return wanted
    .toSorted((a, b) => indexOf(b) - indexOf(a))
    .reduce((now, pointer) => {
      const edits = removeValue({ file, text: now }, pointer).map((edit) => {
        const gone = now.slice(edit.offset, edit.offset + edit.length);
        return { ...edit, text: '\n'.repeat(gone.split('\n').length - 1) };
      });
      return applyEdits({ [file]: now }, edits)[file] as string;
    }, text);
}
