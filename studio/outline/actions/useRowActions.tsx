import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import type { WorkspaceStore } from '../../document/workspace';
import { show } from '../../state/view';
import type { MenuAction } from '../../ui/ActionMenu';
import type { OutlineNode } from '../nodes';
import { AddDialog } from './AddDialog';
import { ADDITIONS, type Addition } from './additionKinds';
import { additionsFor } from './additions';
import { canDuplicate, duplicate } from './duplicates';
import { MoveDialog } from './MoveDialog';
import { canMakeShared, makeShared } from './makeShared';
import { moveBy } from './moves';
import { orderOf } from './places';
import { RemoveDialog } from './RemoveDialog';
import { RenameDialog } from './RenameDialog';
import { useFocusBack } from './useFocusBack';

interface Actions {
  /** What can be done with a row. */
  of(node: OutlineNode): MenuAction[];
  additions: MenuAction[];
  onKeyDown(event: KeyboardEvent): void;
  /** The dialog that is open. */
  dialog: ReactNode;
}

const REMOVABLE = [
  ...['wizard', 'field', 'list', 'section', 'rule', 'part', 'tab', 'note', 'block', 'column', 'form', 'step', 'entry'],
];
const RENAMABLE = ['wizard', 'field', 'list', 'section', 'rule', 'part', 'tab', 'entry', 'form'];

/** What can be done with the rows of the outline, by menu and by key. */
export function useRowActions(selected: OutlineNode | undefined, onAddField: () => void): Actions {
  const store = useWorkspaceStore();
  const [open, setOpen] = useState<
    { kind: 'rename' | 'remove' | 'move'; node: OutlineNode } | { kind: 'add'; what: Addition }
  >();
  const close = () => {
    // A row goes by its name: with another one it is drawn anew, and the keys would go with the old one.
    if (open?.kind !== 'add') show({ isRowWanted: true });
    setOpen(undefined);
  };
  useFocusBack(open !== undefined);

  const of = useCallback((node: OutlineNode) => actionsOf(store, node, (kind) => setOpen({ kind, node })), [store]);
  const additions = additionsFor(selected).map((what): MenuAction => {
    const act = what === 'field' ? onAddField : () => setOpen({ kind: 'add', what });
    return { id: what, title: ADDITIONS[what].title, act };
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement;
    // Dialogs and menus hear their own keys.
    if (!selected || !event.currentTarget.contains(target) || target.matches('input')) return;
    const act = of(selected).find(({ id }) => id === actionOf(event))?.act;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const dialog =
    open?.kind === 'rename' ? (
      <RenameDialog node={open.node} onClose={close} />
    ) : open?.kind === 'remove' ? (
      <RemoveDialog node={open.node} onClose={close} />
    ) : open?.kind === 'move' ? (
      <MoveDialog node={open.node} onClose={close} />
    ) : open?.kind === 'add' ? (
      <AddDialog kind={open.what} node={selected} onClose={close} />
    ) : null;
  return { of, additions, onKeyDown, dialog };
}

/** What can be done with a row; `open` asks in a dialog first. */
function actionsOf(
  store: WorkspaceStore,
  node: OutlineNode,
  open: (kind: 'rename' | 'remove' | 'move') => void,
): MenuAction[] {
  const actions: (MenuAction | false)[] = [
    RENAMABLE.includes(node.kind) &&
      node.subject !== undefined &&
      // Its name is a number, which its properties change.
      node.subject.kind !== 'type' && {
        ...{ id: 'rename', title: 'Renomear...', hotkey: 'F2' },
        act: () => open('rename'),
      },
    canDuplicate(store.getState(), node) && {
      ...{ id: 'duplicate', title: 'Duplicar', hotkey: 'Ctrl D' },
      act: () => {
        duplicate(store, node);
        show({ isRowWanted: true });
      },
    },
    ...(orderOf(store.getState(), node)
      ? [
          { id: 'up', title: 'Mover para cima', hotkey: 'Alt ↑', act: () => void moveBy(store, node, -1) },
          { id: 'down', title: 'Mover para baixo', hotkey: 'Alt ↓', act: () => void moveBy(store, node, 1) },
          { id: 'move', title: 'Mover para...', hotkey: 'Ctrl M', act: () => open('move') },
        ]
      : []),
    canMakeShared(store.getState(), node) && {
      ...{ id: 'share', title: 'Tornar de todos' },
      act: () => makeShared(store, node),
    },
    REMOVABLE.includes(node.kind) &&
      // What has no name in the definitions is the server's.
      (node.kind !== 'entry' || node.subject !== undefined) && {
        ...{ id: 'remove', title: 'Apagar...', hotkey: 'Del' },
        act: () => open('remove'),
      },
  ];
  return actions.filter((action) => action !== false);
}

function actionOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | undefined {
  if (altKey) return { ArrowUp: 'up', ArrowDown: 'down' }[key];
  if (ctrlKey || metaKey) return { d: 'duplicate', m: 'move' }[key];
  return { F2: 'rename', Delete: 'remove' }[key];
}
