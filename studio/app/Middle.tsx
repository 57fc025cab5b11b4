import { type CSSProperties, useRef } from 'react';
import { useWorkspace } from '../document/WorkspaceContext';
import type { OutlineNode } from '../outline/nodes';
import { PreviewPane } from '../preview/PreviewPane';
import { LIMITS, resize, useSizes } from '../state/sizes';
import { type Layout, useView } from '../state/view';
import { TextPane } from '../text/TextPane';
import { Splitter } from '../ui/Splitter';
import styles from './Middle.module.css';

/** The form, the text of its file, or both; what belongs to no tab is a text alone. */
export function Middle({ node }: { node: OutlineNode | undefined }) {
  const layout = useLayout();
  const share = useSizes((sizes) => sizes.text);
  const box = useRef<HTMLDivElement>(null);
  return (
    <main
      ref={box}
      className={styles.middle}
      data-layout={layout}
      style={{ '--text': `${share}fr`, '--form': `${100 - share}fr` } as CSSProperties}
    >
      <h1 className="sr">{node?.title ?? 'Texto'}</h1>
      <PreviewPane node={node} />
      {layout === 'split' && (
        <Splitter
          label="Largura do texto"
          orientation="vertical"
          value={share}
          least={LIMITS.text.least}
          most={LIMITS.text.most}
          perPixel={() => -100 / (box.current?.clientWidth ?? 1000)}
          onChange={(size) => resize('text', size)}
        />
      )}
      {layout !== 'visual' && <TextPane isAlone={layout === 'text'} />}
    </main>
  );
}

/** What the middle shows: as chosen, where there is a form to show. */
function useLayout(): Layout {
  const chosen = useView((view) => view.layout);
  // Of a file that never could be read there is no form.
  const hasForm = useWorkspace(({ selection, values, broken }) => {
    if (!selection || selection.tab === null) return false;
    return !broken[selection.file] || Object.keys(values[selection.file] ?? {}).length > 0;
  });
  return hasForm ? chosen : 'text';
}
