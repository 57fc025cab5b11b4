import { type ReactNode, use, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useWatchedMoves } from '../../../src/history/useMoves';
import { isLayer, useOwnEntry } from '../../../src/history/useOwnEntry';

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

it('calls back for a way back that is taken before the router has shown the entry', async () => {
  const never = new Promise<void>(() => {});
  const onBack = vi.fn();
  const Watched = ({ children }: { children: ReactNode }) => {
    useWatchedMoves();
    return children;
  };
  // What waits keeps what the router shows as it is.
  const Waiting = () => {
    if (isLayer(useLocation().state)) use(never);
    return null;
  };
  const Page = ({ isOpen }: { isOpen: boolean }) => {
    useOwnEntry(isOpen, onBack, 'camera');
    return null;
  };
  const app = (isOpen: boolean) => (
    <BrowserRouter>
      <Watched>
        <Page isOpen={isOpen} />
        <Waiting />
      </Watched>
    </BrowserRouter>
  );
  const { rerender } = await render(app(false));
  await rerender(app(true));
  expect(layerNow()).toBe('camera/');
  window.history.back();
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
});

it('calls back for a way back even where its entry is made anew before the refused move is undone', async () => {
  const onBack = vi.fn();
  const Page = ({ name }: { name: string }) => {
    useWatchedMoves();
    useOwnEntry(true, onBack, 'row', name);
    return null;
  };
  const app = (name: string) => (
    <BrowserRouter>
      <Page name={name} />
    </BrowserRouter>
  );
  const { rerender } = await render(app('a'));
  const go = vi.spyOn(window.history, 'go');
  // What stands in front changes in the very moment in which the browser was asked to go on again.
  go.mockImplementationOnce(() => void rerender(app('b')));
  window.history.back();
  await vi.waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(layerNow()).toBe('row/b');
});
