import { type ComponentType, lazy, Suspense } from 'react';
import type { WidgetProps } from './types';

/** A widget whose script comes with the first field that it shows, and whose place is empty until then. */
export function lazyWidget(load: () => Promise<ComponentType<WidgetProps>>): ComponentType<WidgetProps> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function LazyWidget(props) {
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
