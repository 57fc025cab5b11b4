import { integer } from '../../core/formats/integer';
import { MaskedWidget } from './MaskedWidget';
import type { WidgetProps } from './types';

/** Digits up to which a JSON number is exact. */
const MAX_DIGITS = 15;

/** A whole number of at most 15 digits. */
export function IntegerWidget({ format = integer, maxLength = MAX_DIGITS, ...widget }: WidgetProps) {
  return <MaskedWidget {...widget} format={format} maxLength={maxLength} />;
}
