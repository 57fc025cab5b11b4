import { type ReactNode, useLayoutEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useOwnEntry } from '../../../src/history/useOwnEntry';

const layerNow = () => (window.history.state as { usr?: { layer?: string } } | null)?.usr?.layer;
let before: unknown;
beforeEach(() => {
  before = window.history.state;
});
afterEach(() => window.history.replaceState(before, ''));

it('has its entry of the history before what stands in front of the page is drawn', async () => {
  const seen: (string | undefined)[] = [];
  // Its effect is the last one before the browser draws.
  const Drawn = ({ children }: { children: ReactNode }) => {
    useLayoutEffect(() => void seen.push(layerNow()), []);
    return children;
  };
  const Layer = () => {
    useOwnEntry(true, () => {}, 'camera');
    return null;
  };
  await render(
    <BrowserRouter>
      <Drawn>
        <Layer />
      </Drawn>
    </BrowserRouter>,
  );
  expect(seen[0]).toBe('camera/');
});
