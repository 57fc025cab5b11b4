import type { KeyboardEvent, RefObject } from 'react';
import { classes } from '../../../../engine/theme';
import css from './CropBox.module.css';
import { type Crop, cutOff, limitsOf, moveSide, SIDES, type Side } from './crop';
import { rectStyle } from './rectStyle';
import { useDrag } from './useDrag';
import { SIDE_NAMES } from './words';

interface Props {
  crop: Crop;
  /** The box of the picture. */
  box: RefObject<HTMLElement | null>;
  onChange(crop: Crop): void;
  /** A handle was touched, or has the focus. */
  onChoose(side: Side): void;
}

/** The corners, each with the two sides that it moves. */
const CORNERS = {
  topLeft: ['top', 'left'],
  topRight: ['top', 'right'],
  bottomRight: ['bottom', 'right'],
  bottomLeft: ['bottom', 'left'],
} as const;

/**
 * What of a picture is kept, with a handle at each side: a slider, for touch, mouse and keys. The corners move two sides at
 * once; readers and keys do without them.
 */
export function CropBox({ crop, box, onChange, onChoose }: Props) {
  const drag = useDrag({ box, crop, onChange });
  return (
    <>
      <div className={css.shade} aria-hidden="true">
        <div className={css.kept} style={rectStyle(crop)} />
      </div>
      <div className={css.frame} style={rectStyle(crop)}>
        {Object.entries(CORNERS).map(([name, sides]) => (
          <span key={name} className={classes(css.corner, css[name])} data-corner={name} {...drag(sides)} />
        ))}
        {SIDES.map((side) => (
          <span
            key={side}
            className={classes(css.handle, css[side])}
            role="slider"
            tabIndex={0}
            aria-label={`Corte ${SIDE_NAMES[side]}`}
            aria-orientation={isLevel(side) ? 'vertical' : 'horizontal'}
            aria-valuemin={percentOf(side, limitsOf(crop, side)[isLevel(side) ? 'most' : 'least'])}
            aria-valuemax={percentOf(side, limitsOf(crop, side)[isLevel(side) ? 'least' : 'most'])}
            aria-valuenow={percentOf(side, crop[side])}
            aria-valuetext={`${cutOff(crop, side)}% cortado ${SIDE_NAMES[side]}`}
            onFocus={() => onChoose(side)}
            onKeyDown={(event) => {
              const to = placeAfter(event, crop, side);
              if (to === undefined) return;
              event.preventDefault();
              onChange(moveSide(crop, side, to));
            }}
            {...drag([side])}
          />
        ))}
      </div>
    </>
  );
}

/** Whether a side lies level: then it moves up and down. */
const isLevel = (side: Side) => side === 'top' || side === 'bottom';

/** A place as a slider has it: from the left, or from the foot, so that more is always to the right and up. */
const percentOf = (side: Side, place: number) => Math.round(100 * (isLevel(side) ? 1 - place : place));

/** How far a key moves a side, as a share of the picture. */
const KEYS: Record<string, number> = {
  ...{ ArrowLeft: -0.01, ArrowRight: 0.01, ArrowDown: -0.01, ArrowUp: 0.01 },
  ...{ PageDown: -0.1, PageUp: 0.1, Home: -1, End: 1 },
};

/** Where a key brings a side; nothing for a key that moves none. */
function placeAfter({ key }: KeyboardEvent, crop: Crop, side: Side): number | undefined {
  const step = KEYS[key];
  return step === undefined ? undefined : crop[side] + (isLevel(side) ? -step : step);
}
