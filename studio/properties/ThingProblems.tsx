import { Icon } from '../../engine/theme';
import { fieldOfPointer, fieldPointer, valueAt } from '../document/pointers';
import { useWorkspace } from '../document/WorkspaceContext';
import { useView } from '../state/view';
import { Spoken } from '../ui/Spoken';
import { callerAt } from '../words/called';
import { piecesOf } from '../words/pieces';
import styles from './Properties.module.css';
import type { Thing } from './things';

/** What is wrong with a thing, beside it. */
export function ThingProblems({ thing }: { thing: Thing }) {
  const problems = useView((view) => view.problems);
  const values = useWorkspace((workspace) => workspace.values);
  const tab = values[thing.file];
  const own = problems.filter(({ file, pointer }) => {
    if (file !== thing.file) return false;
    const places = [thing.pointer, thing.screen].filter((place) => place !== undefined && place !== '');
    if (places.some((place) => pointer === place || pointer.startsWith(`${place}/`))) return isNearest(thing, pointer);
    return pointer.startsWith('/schema/required/') && thing.kind === 'field' && valueAt(tab, pointer) === thing.name;
  });
  if (own.length === 0) return null;
  return (
    <ul className={styles.problems} aria-label={`Problemas de ${thing.title}`}>
      {own.map(({ code, file, pointer, line, column, message }) => (
        <li key={`${line}:${column}:${code}:${message}`}>
          <Icon name="alert" size="sm" />
          <span>
            <Spoken pieces={piecesOf(message, callerAt(values, file, pointer))} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A list has fields, and a section what stands in it: their problems are theirs. */
function isNearest({ kind, pointer: own }: Thing, pointer: string): boolean {
  if (kind === 'field') {
    const found = fieldOfPointer(pointer);
    return !found || own === fieldPointer(found.path, found.list);
  }
  if (kind === 'part') return !/\/steps\/\d+/.test(pointer.slice(own.length));
  return kind !== 'collection' || !/\/(?:rules|columns|forms)\/\d+/.test(pointer.slice(own.length));
}
