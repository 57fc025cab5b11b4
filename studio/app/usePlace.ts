import { useEffect } from 'react';
import { useWorkspaceStore } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';

/** What is selected stands in the address, so that Back, a reload and a link find it. */
export function usePlace(): void {
  const store = useWorkspaceStore();
  useEffect(() => {
    const read = () => store.select(selectionOf(location.hash, (file) => store.getState().texts[file] !== undefined));
    read();
    addEventListener('popstate', read);
    const stop = store.subscribe(({ selection }, before) => {
      if (selection === before.selection) return;
      const address = addressOf(selection);
      if (address !== location.hash) history.pushState(null, '', address === '' ? location.pathname : address);
    });
    return () => {
      removeEventListener('popstate', read);
      stop();
    };
  }, [store]);
}

/** `#pf/informacoes@pf/informacoes.json/rules/3` */
export function addressOf(selection: Selection | null): string {
  if (!selection) return '';
  const { tab, file, pointer } = selection;
  return `#${encodeURI(`${tab ?? ''}@${file}${pointer}`)}`;
}

/** The other way round; nothing where there is no such file. */
export function selectionOf(address: string, hasFile: (file: string) => boolean): Selection | null {
  const [, tab, file, pointer] = /^#([^@]*)@([^#]*?\.json)(\/.*)?$/.exec(decoded(address)) ?? [];
  if (file === undefined || !hasFile(file)) return null;
  return { tab: tab || null, file, pointer: pointer ?? '' };
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return '';
  }
}
