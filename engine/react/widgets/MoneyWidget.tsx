import { money } from '../../core/formats/money';
import { NumberWidget } from './NumberWidget';
import type { WidgetProps } from './types';

/** An amount of money: the currency stands in the box, empty stays empty, 0 is an amount. */
export function MoneyWidget({ format = money, ...widget }: WidgetProps) {
  return <NumberWidget {...widget} format={format} />;
}
