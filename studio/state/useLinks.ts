import { useEffect } from 'react';
import { create } from 'zustand';
import { keyOf, type Subject } from '../../engine/edit';
import { withSameParts } from '../../engine/state';
import { analyse } from '../analysis/client';
import type { Links, ThingLinks } from '../analysis/links/types';
import { useWorkspace } from '../document/WorkspaceContext';

/** Keys that follow each other closely are one change. */
const LINKS_MS = 300;

/** Who decides about whom in the definitions; empty until it has been read once. */
export const useLinks = create<{ links: Links }>(() => ({ links: {} }));

/** What a thing depends on and decides about; nothing where it has to do with no other. */
export const useLinksOf = (subject: Subject | undefined): ThingLinks | undefined =>
  useLinks(({ links }) => (subject ? links[keyOf(subject)] : undefined));

/** Keeps the links in step with the definitions, beside the page. */
export function useLinking(): void {
  const texts = useWorkspace((workspace) => workspace.texts);
  useEffect(() => {
    let isNewest = true;
    const soon = setTimeout(async () => {
      const links = await analyse({ kind: 'links', texts }).catch(() => undefined);
      if (isNewest && links) useLinks.setState(({ links: before }) => ({ links: withSameParts(before, links) }));
    }, LINKS_MS);
    return () => {
      isNewest = false;
      clearTimeout(soon);
    };
  }, [texts]);
}
