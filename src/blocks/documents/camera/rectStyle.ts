import type { CSSProperties } from 'react';
import type { Crop } from './crop';

/** Where a part of a picture lies in the box of the picture. */
export function rectStyle({ left, top, right, bottom }: Crop): CSSProperties {
  return {
    left: `${100 * left}%`,
    top: `${100 * top}%`,
    right: `${100 * (1 - right)}%`,
    bottom: `${100 * (1 - bottom)}%`,
  };
}
