import { useLayoutEffect, useState } from 'react';
import type { Marks } from '../preview/protocol';
import styles from './MarkLayer.module.css';
import type { OpenTab } from './openTab';
import { type Place, placeOf } from './places';

interface Mark extends Place {
  kind: 'selected' | 'deciding' | 'reached';
  label: string;
}

const HIDDEN = 'oculto';

/** Frames around what is selected in the Estúdio, what decides about it and what it reaches. They take no click. */
export function MarkLayer({ open, marks }: { open: OpenTab; marks: Marks }) {
  const [boxes, setBoxes] = useState<Mark[]>([]);
  useLayoutEffect(() => {
    const measure = () => setBoxes((was) => kept(was, marksOn(open.id, marks)));
    measure();
    const form = open.session.form(open.id);
    // After the form has drawn what came of a change.
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => requestAnimationFrame(measure));
    };
    const stop = form.listeners.subscribeAll(later);
    const resize = new ResizeObserver(later);
    resize.observe(document.body);
    return () => {
      stop();
      resize.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [open, marks]);
  const isHidden = marks.selected !== undefined && boxes.every(({ kind }) => kind !== 'selected');
  return (
    <div className={styles.layer} aria-hidden="true">
      {boxes.map(({ kind, at, box, label }) => (
        <div
          key={`${kind} ${at}`}
          className={styles[kind]}
          style={{ left: box.left - 8, top: box.top - 6, width: box.width + 16, height: box.height + 12 }}
        >
          {label && <span className={styles.label}>{label}</span>}
        </div>
      ))}
      {isHidden && marks.label && (
        <p className={styles.ghost}>
          <b>{marks.label}</b> {HIDDEN}
        </p>
      )}
    </div>
  );
}

function marksOn(tab: string, { selected, label = '', deciding = [], reached = [] }: Marks): Mark[] {
  const marksOf = (kind: Mark['kind'], at: string, text: string) =>
    placeOf(tab, at).map((place): Mark => ({ ...place, kind, label: text }));
  return [
    ...deciding.flatMap((at) => marksOf('deciding', at, 'decide')),
    ...reached.flatMap((one) => marksOf('reached', one.at, one.label)),
    ...(selected === undefined ? [] : marksOf('selected', selected, label)),
  ];
}

/** The same list where nothing moved: a measurement renders nothing anew. */
const kept = (was: Mark[], now: Mark[]): Mark[] => (JSON.stringify(was) === JSON.stringify(now) ? was : now);
