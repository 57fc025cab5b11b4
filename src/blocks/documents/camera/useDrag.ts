import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Crop, moveSide, type Side } from './crop';

interface Drag {
  /** The box of the picture. */
  box: RefObject<HTMLElement | null>;
  crop: Crop;
  onChange(crop: Crop): void;
}

/** What handles do under a finger or a mouse: the sides of each follow as far as the pointer has gone since it went down. */
export function useDrag({ box, crop, onChange }: Drag) {
  const start = useRef({ x: 0, y: 0, crop });
  return (sides: readonly Side[]) => ({
    onPointerDown({ button, currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      start.current = { x, y, crop };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) {
      if (!box.current || !currentTarget.hasPointerCapture(pointerId)) return;
      const { width, height } = box.current.getBoundingClientRect();
      const { x, y, crop: first } = start.current;
      const moved = (side: Side) =>
        side === 'left' || side === 'right' ? (clientX - x) / width : (clientY - y) / height;
      onChange(sides.reduce((next, side) => moveSide(next, side, first[side] + moved(side)), first));
    },
  });
}
