import { percent } from '../../core/formats/percent';
import { NumberWidget } from './NumberWidget';
import type { WidgetProps } from './types';

/** A percentage; whether 25 % is stored as 0.25 or as 25 is a matter of the format (`percent`, `decimal`). */
export function PercentageWidget({ format = percent, ...widget }: WidgetProps) {
  return <NumberWidget {...widget} format={format} suffix="%" />;
}
