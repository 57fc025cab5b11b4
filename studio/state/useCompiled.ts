import { useEffect, useRef } from 'react';
import { withSameParts } from '../../engine/state';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import { changedFiles, type Workspace } from '../document/workspace';
import type { Changes, Preview, Problem } from '../wire';
import { api, StudioError } from './api';
import { show, useView } from './view';

/** Keys that follow each other closely are one change. */
const PREVIEW_MS = 120;
const PROBLEMS_MS = 500;

/** What differs from the disk, as the server takes it. */
export function changesOf({ texts, saved }: Pick<Workspace, 'texts' | 'saved'>): Changes {
  return Object.fromEntries(changedFiles({ texts, saved }).map((file) => [file, texts[file] ?? null]));
}

/** Keeps the preview and the problems in step with the definitions. The preview never waits for the prover. */
export function useCompiled(tab: string | null): void {
  const store = useWorkspaceStore();
  const asked = useRef(0);

  useEffect(() => {
    let timers: ReturnType<typeof setTimeout>[] = [];
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    const begin = () => {
      asked.current += 1;
      const own = asked.current;
      const isNewest = () => own === asked.current;
      const { texts, saved } = store.getState();
      const changes = changesOf({ texts, saved });
      show({ shown: 'compiling' });
      const fail = (error: unknown) => {
        if (!(error instanceof StudioError)) throw error;
        if (isNewest()) show({ failure: error.message, shown: 'earlier', isProving: false });
      };
      const compile = async () => {
        if (tab === null) return;
        const { module, patch, ...found } = await api.preview(tab, changes, useView.getState().module);
        if (!isNewest()) return;
        const problems = withQuick(useView.getState().problems, found);
        show({ problems, shown: module ? 'current' : 'earlier', failure: undefined, ...(module && { module, patch }) });
        if (module || useView.getState().module) return;
        // Nothing was shown yet: what is on disk is the last that was right.
        const onDisk = await api.preview(tab, {});
        if (onDisk.module && isNewest()) show({ module: onDisk.module, patch: undefined });
      };
      const prove = async () => {
        show({ isProving: true });
        const found = await api.problems(changes);
        if (!found || !isNewest()) return;
        show({ problems: withSameParts(useView.getState().problems, found), isProving: false, failure: undefined });
      };
      stop();
      timers = [
        setTimeout(() => compile().catch(fail), PREVIEW_MS),
        setTimeout(() => prove().catch(fail), PROBLEMS_MS),
      ];
    };
    begin();
    // At the change itself: what waits for further keys does not wait for the page to be drawn.
    const leave = store.subscribe((now, before) => {
      if (now.texts !== before.texts || now.saved !== before.saved) begin();
    });
    return () => {
      leave();
      stop();
    };
  }, [store, tab]);

  // The first picture of another tab is never that of the one before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another tab
  useEffect(() => show({ module: undefined, seen: undefined, picked: undefined, filled: undefined }), [tab]);
}

/** What was found last, with what is known of some files now; of others the prover will tell. The same list where it holds the same. */
export function withQuick(
  earlier: readonly Problem[],
  { problems, files }: Pick<Preview, 'problems' | 'files'>,
): readonly Problem[] {
  const keyOf = ({ file, line, column, code, message }: Problem) => [file, line, column, code, message].join();
  const known = new Set(problems.map(keyOf));
  const others = earlier.filter((problem) => !files.includes(problem.file) && !known.has(keyOf(problem)));
  return withSameParts(earlier, [...problems, ...others]);
}
