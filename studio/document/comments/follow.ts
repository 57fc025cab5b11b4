import { parsePointer, toPointer } from '../../../engine/core';
import {
  type Files,
  listAt,
  objectAt,
  type ReferenceIndex,
  type RenameEdits,
  renamedSubject,
  type TextEdit,
} from '../../../engine/edit';
import { editsInTurn, type Step } from '../difference';
import { setValue } from '../edits';
import { type Comment, commentsFile, readComments } from './comments';
import { parsed } from './edits';

/** What a comment is about. */
export type About = Pick<Comment, 'tab' | 'at'>;

/** Edits by which comments are about a thing that has another place now; `undefined`: a comment stays as it is. */
export function followComments(texts: Files, wizards: readonly string[], to: (about: About) => About | undefined) {
  return wizards.flatMap((wizard): TextEdit[] => {
    const file = commentsFile(`${wizard}/`);
    const text = texts[file];
    const value = text === undefined ? undefined : parsed(text);
    if (text === undefined || value === undefined) return [];
    const known = new Map(readComments(value).map((comment) => [comment.id, comment]));
    const steps = listAt(objectAt(value).comments).flatMap((one, index): Step[] => {
      const about = known.get(String(objectAt(one).id));
      const now = about && to(about);
      if (!about || !now) return [];
      const changed = (['tab', 'at'] as const).filter((key) => now[key] !== about[key]);
      return changed.map((key) => (before) => setValue({ file, text: before }, `/comments/${index}/${key}`, now[key]));
    });
    return editsInTurn({ file, text }, steps);
  });
}

/** Edits by which comments go on to be about things that get another name. */
export function followRename(index: ReferenceIndex, texts: Files, { renamed }: RenameEdits, name: string): TextEdit[] {
  const { world } = index;
  const now = new Map(
    renamed.flatMap((subject) => {
      const ids = subject.kind === 'field' ? [subject.id, ...world.placesOf(subject.id)] : [subject.id];
      return ids.map((id) => [`${subject.kind} ${id}`, renamedSubject({ kind: subject.kind, id }, name).id] as const);
    }),
  );
  return followComments(texts, wizardsOf(texts), ({ tab, at }) => {
    const [wizard = '', id = ''] = tab.split('/');
    const [home = tab] = world.tabsCalled(id, [wizard]);
    const renamedTab = now.get(`tab ${home}`);
    return {
      tab: renamedTab === undefined ? tab : `${wizard}/${lastOf(renamedTab)}`,
      at: at.startsWith('#') ? `#${lastOf(now.get(`place ${home}${at}`) ?? at)}` : renamedField(now, home, at),
    };
  });
}

/** The wizards that somebody has said something about. */
const wizardsOf = (texts: Files): string[] =>
  Object.keys(texts).flatMap((path) => /^comments\/([^/]+)\.json$/.exec(path)?.[1] ?? []);

const lastOf = (id: string): string => id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('#')) + 1);

/** The pointer of a field under the names that its steps have now; rows count none. */
function renamedField(now: ReadonlyMap<string, string>, home: string, at: string): string {
  let id = home;
  const steps = parsePointer(at).map((step) => {
    if (/^\d+$/.test(step)) return step;
    id = `${id}/${step}`;
    const other = now.get(`field ${id}`);
    return other === undefined ? step : lastOf(other);
  });
  return toPointer(steps);
}
