import { fileOfTab } from '../../document/pointers';
import { placeInFiles } from '../../document/textPlaces';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import styles from './WhyPanel.module.css';

/** Where something of the open tab stands, in shared.json where it is taken over from there; a press selects it. */
export function LineLink({ pointer, isOfWizard = false }: { pointer: string; isOfWizard?: boolean | undefined }) {
  const store = useWorkspaceStore();
  const texts = useWorkspace((workspace) => workspace.texts);
  const tab = useWorkspace(({ selection }) => selection?.tab ?? null);
  const own = tab === null ? undefined : fileOfTab(texts, tab);
  const file = isOfWizard ? `${tab?.split('/')[0]}/wizard.json` : own;
  const place = file === undefined ? undefined : placeInFiles(texts, file, pointer);
  if (!place) return null;
  const { file: at, pointer: found, line } = place;
  return (
    <button type="button" className={styles.line} onClick={() => store.select({ file: at, pointer: found, tab })}>
      {at === own ? '' : `${at}, `}linha {line}
    </button>
  );
}
