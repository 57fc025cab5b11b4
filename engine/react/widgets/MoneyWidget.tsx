import { NumberWidget } from './NumberWidget';
import type { WidgetProps } from './types';

/** An amount of money: the currency stands in the box, empty stays empty, 0 is an amount. */
export function MoneyWidget(widget: WidgetProps) {
  return <NumberWidget {...widget} />;
}
