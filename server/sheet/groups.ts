import type { SummaryGroup, SummaryItem, SummaryTab } from '../../engine/state';
import { artifact, CONTENT_WIDTH, content, keep, PAGE, type Paper, within } from './paper';
import { heightOf, STYLES, setText, type TextStyle } from './text';

type Element = PDFKit.PDFStructureElement;

const LINE = '#e2e2dc';
const LABEL_WIDTH = 176;
const GAP = 16;
const VALUE_X = PAGE.left + LABEL_WIDTH + GAP;
const VALUE_WIDTH = CONTENT_WIDTH - LABEL_WIDTH - GAP;
const PADDING = 4.5;
/** Puts the smaller letters of a label on the line of its value. */
const LABEL_DROP = 0.5;

/** A paper, and the words for a value that is not there. */
interface GroupPaper extends Paper {
  nothing: string;
}

/** A tab: its title over its sections. */
export function drawTab(paper: GroupPaper, tab: SummaryTab): void {
  const { doc, root } = paper;
  keep(paper, 120);
  within(paper, root, 'Sect', (part) => {
    if (doc.y > PAGE.top) doc.y += 22;
    heading(paper, part, 'H2', tab.title, STYLES.tab);
    for (const group of tab.groups) drawGroup(paper, part, group, 3);
  });
}

/** A section, or a row of a list within it: its title over its lines. One without a title stands for its tab. */
function drawGroup(paper: GroupPaper, parent: Element, group: SummaryGroup, level: 3 | 4): void {
  const { doc } = paper;
  keep(paper, 64);
  if (group.title !== '') {
    doc.y += level === 3 ? 14 : 8;
    heading(paper, parent, `H${level}`, group.title, level === 3 ? STYLES.section : STYLES.row);
  }
  doc.y += 4;
  if (group.items.length > 0) drawItems(paper, parent, group.items);
  const rows = group.groups ?? [];
  const note = group.note ?? (group.items.length + rows.length === 0 ? paper.nothing : undefined);
  if (note !== undefined) {
    content(paper, parent, 'P', () =>
      setText(paper, note, STYLES.none, { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH }),
    );
  }
  for (const row of rows) drawGroup(paper, parent, row, group.title === '' ? 3 : 4);
}

function heading(paper: Paper, parent: Element, type: string, text: string, style: TextStyle): void {
  const { doc } = paper;
  content(paper, parent, type, () => setText(paper, text, style, { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH }));
}

/** Lines of label and value as a table whose head cells stand at the left. */
function drawItems(paper: GroupPaper, parent: Element, items: readonly SummaryItem[]): void {
  within(paper, parent, 'Table', (table) => {
    for (const item of items) drawItem(paper, table, item);
  });
}

function drawItem(paper: GroupPaper, table: Element, { label, value }: SummaryItem): void {
  const { doc } = paper;
  const text = value === '' ? paper.nothing : value;
  const style = value === '' ? STYLES.none : STYLES.value;
  const labelHeight = heightOf(paper, label, STYLES.label, LABEL_WIDTH);
  const height = Math.max(labelHeight, heightOf(paper, text, style, VALUE_WIDTH)) + 2 * PADDING;
  // A value longer than a page begins where it stands, and goes on over the next ones.
  keep(paper, Math.min(height, PAGE.height - PAGE.top - PAGE.bottom));
  const top = doc.y;
  artifact(paper, 'Layout', () => {
    doc
      .moveTo(PAGE.left, top)
      .lineTo(PAGE.left + CONTENT_WIDTH, top)
      .lineWidth(0.5)
      .stroke(LINE);
  });
  const { page } = doc;
  within(paper, table, 'TR', (row) => {
    const y = top + PADDING;
    const place = { x: PAGE.left, y: y + LABEL_DROP, width: LABEL_WIDTH };
    content(paper, row, 'TH', () => setText(paper, label, STYLES.label, place), 'Row');
    content(paper, row, 'TD', () => setText(paper, text, style, { x: VALUE_X, y, width: VALUE_WIDTH }));
  });
  doc.y = doc.page === page ? top + height : doc.y + PADDING;
}
