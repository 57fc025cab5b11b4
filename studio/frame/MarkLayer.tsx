import { useLayoutEffect, useRef, useState } from 'react';
import type { Marks } from '../preview/protocol';
import styles from './MarkLayer.module.css';
import type { OpenTab } from './openTab';
import { frontDialog, type Place, placeOf } from './places';
import { watchForms } from './rowForms';

interface Mark extends Place {
  kind: 'selected' | 'deciding' | 'reached';
  label: string;
}

const HIDDEN = 'oculto';

/** Frames around what is selected in the Estúdio, what decides about it and what it reaches. They take no click. */
export function MarkLayer({ open, marks }: { open: OpenTab; marks: Marks }) {
  const [boxes, setBoxes] = useState<Mark[]>([]);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let over: Element | undefined | null = null;
    const measure = () => {
      const front = frontDialog();
      if (layer.current && front !== over) putOver(layer.current, front);
      over = front;
      setBoxes((was) => kept(was, marksOn(open, marks)));
    };
    measure();
    // After the form has drawn what came of a change.
    let frame = 0;
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => requestAnimationFrame(measure));
    };
    const stop = watchForms(open, later);
    const resize = new ResizeObserver(later);
    resize.observe(document.body);
    // A dialog comes with a movement, and scrolls inside.
    const moves = ['scroll', 'animationend'];
    for (const move of moves) document.addEventListener(move, later, true);
    return () => {
      for (const move of moves) document.removeEventListener(move, later, true);
      stop();
      resize.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [open, marks]);
  const isHidden = marks.selected !== undefined && boxes.every(({ kind }) => kind !== 'selected');
  return (
    <div ref={layer} className={styles.layer} aria-hidden="true">
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

/** Over a modal dialog lies only what was put there after it. */
function putOver(layer: HTMLElement, dialog: Element | undefined): void {
  if (layer.popover !== null) layer.hidePopover();
  layer.popover = dialog ? 'manual' : null;
  if (dialog) layer.showPopover();
}

function marksOn(open: OpenTab, { selected, label = '', deciding = [], reached = [] }: Marks): Mark[] {
  const marksOf = (kind: Mark['kind'], at: string, text: string) =>
    placeOf(open, at).map((place): Mark => ({ ...place, kind, label: text }));
  return [
    ...deciding.flatMap((at) => marksOf('deciding', at, 'decide')),
    ...reached.flatMap((one) => marksOf('reached', one.at, one.label)),
    ...(selected === undefined ? [] : marksOf('selected', selected, label)),
  ];
}

/** The same list where nothing moved: a measurement renders nothing anew. */
const kept = (was: Mark[], now: Mark[]): Mark[] => (JSON.stringify(was) === JSON.stringify(now) ? was : now);
