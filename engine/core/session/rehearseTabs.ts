import type { SessionBase } from './sessionBase';

/** The tabs of a session that is open, until it ends. */
interface RehearsedSession extends Pick<SessionBase, 'loaded' | 'host' | 'forms' | 'screen'> {
  hasEnded(): boolean;
}

/** Has the browser compile, once it is idle, what a key in a tab calls: in each tab when it is opened for the first time. */
export function rehearseTabs({ loaded, host, forms, screen, hasEnded }: RehearsedSession): void {
  const opened = new Set<string>();
  const rehearse = () => {
    const { id = '' } = loaded.wizard.tabs[screen.view.step] ?? {};
    if (opened.has(id)) return;
    opened.add(id);
    void host.whenIdle?.().then(() => hasEnded() || forms.get(id)?.rehearse());
  };
  rehearse();
  screen.subscribe(rehearse);
}
