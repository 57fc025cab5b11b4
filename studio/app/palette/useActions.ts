import { useMemo } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { stepProblem } from '../../state/problemPlace';
import { type Layout, type PanelId, show } from '../../state/view';
import type { Action } from './Palette';

const LAYOUTS: Record<Layout, string> = {
  visual: 'Mostrar só o formulário',
  split: 'Mostrar formulário e texto',
  text: 'Mostrar só o texto',
};
const PANELS: Record<PanelId, string> = {
  problems: 'Problemas',
  data: 'Dados',
  why: 'Por quê',
  cases: 'Casos',
  comments: 'Comentários',
  impact: 'Impacto e publicação',
  history: 'Histórico',
};

/** What can be done from everywhere. */
export function useActions(save: () => Promise<void>): Action[] {
  const store = useWorkspaceStore();
  return useMemo(
    () => [
      { key: 'save', label: 'Salvar', hotkey: 'Ctrl S', act: () => void save() },
      { key: 'undo', label: 'Desfazer', hotkey: 'Ctrl Z', act: store.undo },
      { key: 'redo', label: 'Refazer', hotkey: 'Ctrl Shift Z', act: store.redo },
      { key: 'problem', label: 'Próximo problema', hotkey: 'F8', act: () => stepProblem(store, 1) },
      { key: 'keys', label: 'Ver todas as teclas', hotkey: '?', act: () => show({ isTellingKeys: true }) },
      { key: 'home', label: 'Ver todas as definições', act: () => store.select(null) },
      ...Object.entries(PANELS).map(([panel, title]) => ({
        ...{ key: panel, label: `Abrir ${title}` },
        act: () => show({ panel: panel as PanelId }),
      })),
      ...Object.entries(LAYOUTS).map(([layout, label]) => ({
        ...{ key: layout, label },
        act: () => show({ layout: layout as Layout }),
      })),
      { key: 'share', label: 'Compartilhar prévia', act: () => show({ paper: { kind: 'share' } }) },
      { key: 'book', label: 'Gerar caderno', act: () => show({ paper: { kind: 'book' } }) },
    ],
    [store, save],
  );
}
