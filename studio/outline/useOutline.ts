import { useMemo, useRef } from 'react';
import type { Json } from '../../engine/core';
import { type OutlineNode, outlineOf } from './nodes';

/** The outline of the definitions; rows of what is as before stay the same ones. */
export function useOutline(values: Readonly<Record<string, Json>>): readonly OutlineNode[] {
  const last = useRef<readonly OutlineNode[]>([]);
  const outline = useMemo(() => outlineOf(values, last.current), [values]);
  last.current = outline;
  return outline;
}
