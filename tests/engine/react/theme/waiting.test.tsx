import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../../src/theme/tokens.css';
import { Waiting } from '../../../../engine/theme';

const opacityAt = (line: Element, moment: number) => {
  for (const animation of line.getAnimations()) {
    animation.pause();
    animation.currentTime = moment;
  }
  return getComputedStyle(line).opacity;
};

it('what is on its way is told in words that are seen once 200 ms have passed, and read at once', async () => {
  const screen = await render(<Waiting role="status">Loading the people...</Waiting>);
  const line = screen.getByRole('status').element();
  expect(line.querySelector('svg')).not.toBeNull();
  expect([0, 199, 200].map((moment) => opacityAt(line, moment))).toEqual(['0', '0', '1']);
  expect(getComputedStyle(line).visibility).toBe('visible');
});

it('what waits for another answer says so at once, and nothing spins', async () => {
  const screen = await render(<Waiting still>Choose the state first.</Waiting>);
  const line = screen.getByText('Choose the state first.').element();
  expect([line.querySelector('svg'), line.getAnimations(), getComputedStyle(line).opacity]).toEqual([null, [], '1']);
});
