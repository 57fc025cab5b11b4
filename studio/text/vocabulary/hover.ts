import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Around } from './around';
import { type Explained, explainedAt } from './explain';

/** What the mouse rests on is explained. */
export function explanations(file: string, around: () => Around): Extension {
  return hoverTooltip((view, offset) => {
    const found = explainedAt(around(), file, view.state.doc.toString(), offset);
    return found ? { pos: found.from, end: found.to, above: true, create: () => ({ dom: tooltipOf(found) }) } : null;
  });
}

function tooltipOf({ title, text }: Explained): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-explained';
  const head = document.createElement('strong');
  head.textContent = title;
  dom.append(head, document.createElement('br'), text);
  return dom;
}
