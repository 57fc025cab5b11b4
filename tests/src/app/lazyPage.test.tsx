import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '../../../src/app/lazyPage';

describe('a lazy page', () => {
  let host: HTMLElement;
  beforeEach(() => {
    host = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => host.remove());

  it('is shown when its script comes between the first render and its effects', async () => {
    const script = Promise.withResolvers<() => string>();
    const { LazyPage, load } = lazyPage(() => script.promise);
    void load();
    const Arrival = () => {
      useLayoutEffect(() => {
        script.resolve(() => 'the page');
        // A render of more than 5 ms makes React leave its effects to the next task.
        for (const end = performance.now() + 20; performance.now() < end; );
      }, []);
      return null;
    };
    const root = createRoot(host);
    root.render(
      <>
        <LazyPage waiting="waiting" />
        <Arrival />
      </>,
    );
    await vi.waitFor(() => expect(host.textContent).toBe('the page'));
    root.unmount();
  });

  it('waits for its script, and needs no wait the second time', async () => {
    const script = Promise.withResolvers<() => string>();
    const { LazyPage } = lazyPage(() => script.promise);
    const root = createRoot(host);
    root.render(<LazyPage waiting="waiting" />);
    await vi.waitFor(() => expect(host.textContent).toBe('waiting'));
    script.resolve(() => 'the page');
    await vi.waitFor(() => expect(host.textContent).toBe('the page'));
    root.render(<LazyPage key="again" waiting="waiting" />);
    await vi.waitFor(() => expect(host.textContent).toBe('the page'));
    root.unmount();
  });
});
