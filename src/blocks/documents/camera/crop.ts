/** The part of a picture that is kept: where its sides lie, as shares of the picture's width or height from the top left. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = keyof Crop;

/** The sides in the order in which Tab goes around. */
export const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/** Everything is kept. */
export const WHOLE: Crop = { left: 0, top: 0, right: 1, bottom: 1 };

/** What at least is left between two sides: their handles must not lie on each other. */
export const LEAST = 0.15;

/** Between which places a side can lie. */
export function limitsOf({ left, top, right, bottom }: Crop, side: Side): { least: number; most: number } {
  const limits = {
    left: { least: 0, most: right - LEAST },
    top: { least: 0, most: bottom - LEAST },
    right: { least: left + LEAST, most: 1 },
    bottom: { least: top + LEAST, most: 1 },
  };
  return limits[side];
}

/** A side moved to a place, or as far as it goes. */
export function moveSide(crop: Crop, side: Side, to: number): Crop {
  const { least, most } = limitsOf(crop, side);
  return { ...crop, [side]: Math.min(most, Math.max(least, to)) };
}

/** What a side cuts off, in percent of the picture's width or height. */
export function cutOff(crop: Crop, side: Side): number {
  return Math.round(100 * (side === 'right' || side === 'bottom' ? 1 - crop[side] : crop[side]));
}

/** A side that cuts off so much more of the picture, in percent. */
export function cutMore(crop: Crop, side: Side, percent: number): Crop {
  const cut = (cutOff(crop, side) + percent) / 100;
  return moveSide(crop, side, side === 'right' || side === 'bottom' ? 1 - cut : cut);
}

/** The same part of the picture after a quarter turn to the right. */
export function turnCrop({ left, top, right, bottom }: Crop): Crop {
  return { left: 1 - bottom, top: left, right: 1 - top, bottom: right };
}
