import {
  type Files,
  keyOf,
  nodeAt,
  type Reference,
  type ReferenceIndex,
  type Subject,
  type TextEdit,
} from '../../../engine/edit';
import { editsInTurn } from '../difference';
import { removeValue } from '../edits';

/** What goes when something is taken away, and what names it from elsewhere and would be wrong then. */
export interface Removal {
  edits: TextEdit[];
  /** Files that go with it. */
  removed: string[];
  /** The places that still name it. */
  broken: Reference[];
}

/** Where something stands that goes as a whole. */
interface Spot {
  file: string;
  at: string;
}

/**
 * Takes a thing, or several, away with all that belongs to it alone: what declares it, where it stands on the screen and in parts, and its
 * values in examples. Rules, messages and calls that name it stay as they are, and are told: what should become of them is
 * for whoever takes it away.
 */
export function removalOf(
  index: ReferenceIndex,
  texts: Files,
  subject: Subject | readonly Subject[],
  pointer?: Spot | readonly Spot[],
): Removal {
  const subjects = [subject].flat() as Subject[];
  const going = subjects.flatMap((one) => withInner(index, one));
  const keys = new Set(going.map(keyOf));
  const references = going.flatMap((one) => index.of(one)).filter(({ sense }) => sense !== 'history');
  const tabs = subjects.filter(({ kind }) => kind === 'tab').map(({ id }) => `${id}.json`);
  const removed = tabs.filter((file) => texts[file] !== undefined);
  const own = references.filter((one) => isOwn(index, one));
  const spots = [...own.map((one) => ({ file: one.file, at: memberOf(one) })), ...[pointer ?? []].flat()].filter(
    ({ file }) => !removed.includes(file),
  );
  const isGone = ({ file, pointer: at }: Reference) =>
    removed.includes(file) ||
    spots.some((spot) => spot.file === file && (at === spot.at || at.startsWith(`${spot.at}/`)));
  const broken = references.filter((one) => !isGone(one) && !keys.has(keyOf(one.owner)));
  const files = [...new Set(spots.map(({ file }) => file))];
  const edits = files.flatMap((file) => {
    const pointers = [...new Set(spots.flatMap((spot) => (spot.file === file ? [spot.at] : [])))];
    return editsInTurn({ file, text: texts[file] as string }, stepsOf(index, file, pointers));
  });
  return { edits, removed, broken };
}

/** A list goes with the fields of its rows, an object with those in it, a field with its options, a tab with all it has. */
function withInner(index: ReferenceIndex, subject: Subject): Subject[] {
  if (subject.kind !== 'field' && subject.kind !== 'tab') return [subject];
  const inner = new Map<string, Subject>([[keyOf(subject), subject]]);
  const joints = subject.kind === 'tab' ? ['/', '#'] : ['/', '='];
  for (const { subject: one } of index.references) {
    if (joints.some((joint) => one.id.startsWith(subject.id + joint))) inner.set(keyOf(one), one);
  }
  return [...inner.values()];
}

/** Whether a place is a member of its own of an object or list, which can go without its owner meaning something else. */
function isOwn(index: ReferenceIndex, { file, pointer, at, sense, place, through }: Reference): boolean {
  if (through) return false;
  if (LISTED.includes(place)) return true;
  const isList = index.files[file] && nodeAt(index.files[file], pointer)?.parent?.type === 'array';
  if (sense === 'declares') return at === 'key';
  if (sense === 'places' || sense === 'example') return at === 'key' || isList === true;
  return place === 'field.required';
}

/** What goes with a place: of a tab that is listed the whole entry. */
const memberOf = ({ place, pointer }: Reference): string =>
  LISTED.includes(place) ? pointer.replace(/\/id$/, '') : pointer;

const LISTED = ['wizard.tabs.id', 'forms.forms.id'];

/** Later places first, so that the earlier ones stay where they are; what stands inside another one goes with it. */
function stepsOf(index: ReferenceIndex, file: string, pointers: readonly string[]) {
  const outer = pointers.filter((one) => !pointers.some((other) => one !== other && one.startsWith(`${other}/`)));
  const parsed = index.files[file];
  const offset = (pointer: string) => (parsed && nodeAt(parsed, pointer)?.offset) ?? 0;
  return outer
    .toSorted((a, b) => offset(b) - offset(a))
    .map((pointer) => (text: string) => removeValue({ file, text }, pointer));
}
