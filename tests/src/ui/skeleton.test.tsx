import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import { Skeleton } from '../../../src/ui/Skeleton';

it.each(['title', 'line', 'short', 'label', 'control', 'box', 'tabs'] as const)(
  'the shape %s is seen only once 200 ms have passed: what comes sooner needs none',
  async (shape) => {
    const { container } = await render(<Skeleton shape={shape} />);
    const drawn = container.firstElementChild as HTMLElement;
    const visibleAt = (moment: number) => {
      for (const animation of drawn.getAnimations()) {
        animation.pause();
        animation.currentTime = moment;
      }
      return getComputedStyle(drawn).visibility;
    };
    expect([visibleAt(0), visibleAt(199), visibleAt(200)]).toEqual(['hidden', 'hidden', 'visible']);
  },
);
