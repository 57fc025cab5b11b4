import type { SheetContent } from './content';
import { artifact, CONTENT_WIDTH, content, PAGE, type Paper, within } from './paper';
import { heightOf, STYLES, setLine, setText, widthOf } from './text';

const GROUND = '#f5f5f2';
const WARNING_GROUND = '#fdeedc';
const TAB_HEIGHT = 24;
const PADDING = 20;
const MOST_FACTS_IN_A_LINE = 3;
const FACT_HEIGHT = 38;

/** The head of the first page: an index card with the institution on its tab, the customer's name and the facts. */
export function drawHead(paper: Paper, sheet: SheetContent): void {
  const { doc, root } = paper;
  const x = PAGE.left;
  const y = PAGE.top - 20;
  const inner = CONTENT_WIDTH - 2 * PADDING;
  const tabWidth = Math.min(widthOf(paper, sheet.tenant.name, STYLES.tenant) + 2 * PADDING, CONTENT_WIDTH);
  const nameHeight = heightOf(paper, sheet.name, STYLES.name, inner);
  const lines = Math.ceil(sheet.facts.length / MOST_FACTS_IN_A_LINE);
  const top = y + TAB_HEIGHT;
  const height = PADDING + STYLES.title.line + 4 + nameHeight + 16 + lines * FACT_HEIGHT + PADDING - 10;

  artifact(paper, 'Layout', () => {
    doc.roundedRect(x, y, tabWidth, TAB_HEIGHT + 10, 8).fill(GROUND);
    doc.roundedRect(x, top, CONTENT_WIDTH, height, 10).fill(GROUND);
    doc.rect(x, top, 12, 12).fill(GROUND);
    doc.rect(x + PADDING, top + PADDING - 8, 24, 3).fill(sheet.tenant.accent);
  });
  content(paper, root, 'P', () =>
    setLine(paper, sheet.tenant.name, STYLES.tenant, { x: x + PADDING, y: y + 9, width: tabWidth - 2 * PADDING + 1 }),
  );
  content(paper, root, 'H1', () =>
    setText(paper, 'Ficha cadastral', STYLES.title, { x: x + PADDING, y: top + PADDING + 4, width: inner }),
  );
  content(paper, root, 'P', () =>
    setText(paper, sheet.name, STYLES.name, { x: x + PADDING, y: doc.y + 2, width: inner }),
  );
  drawFacts(paper, sheet, { x: x + PADDING, y: doc.y + 14, width: inner });
  doc.y = top + height + 16;
  if (sheet.notice !== undefined) drawNotice(paper, sheet.notice);
}

/** Labels over their values, the lines as even as can be. */
function drawFacts(paper: Paper, { facts }: SheetContent, place: { x: number; y: number; width: number }): void {
  const inLine = Math.ceil(facts.length / Math.ceil(facts.length / MOST_FACTS_IN_A_LINE));
  const width = place.width / inLine;
  within(paper, paper.root, 'L', (list) => {
    for (const [index, { label, value }] of facts.entries()) {
      const x = place.x + (index % inLine) * width;
      const y = place.y + Math.floor(index / inLine) * FACT_HEIGHT;
      within(paper, list, 'LI', (item) => {
        content(paper, item, 'Lbl', () => setLine(paper, label, STYLES.small, { x, y, width: width - 12 }));
        content(paper, item, 'LBody', () => setLine(paper, value, STYLES.strong, { x, y: y + 12, width: width - 12 }));
      });
    }
  });
}

function drawNotice(paper: Paper, notice: string): void {
  const { doc, root } = paper;
  const { y } = doc;
  const width = CONTENT_WIDTH - 2 * PADDING;
  const height = heightOf(paper, notice, STYLES.notice, width) + 20;
  artifact(paper, 'Layout', () => {
    doc.roundedRect(PAGE.left, y, CONTENT_WIDTH, height, 8).fill(WARNING_GROUND);
  });
  content(paper, root, 'P', () => setText(paper, notice, STYLES.notice, { x: PAGE.left + PADDING, y: y + 11, width }));
  doc.y = y + height + 8;
}
