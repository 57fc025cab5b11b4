import type { SheetContent } from './content';
import { drawTab } from './groups';
import { drawHead } from './head';
import { artifact, CONTENT_WIDTH, closePaper, type Fonts, openPaper, PAGE, type Paper } from './paper';
import { STYLES, setLine } from './text';

/** The sheet as a PDF file. */
export function drawSheet(sheet: SheetContent, fonts: Fonts): Promise<Buffer> {
  const paper = openPaper({ title: sheet.title, author: sheet.tenant.name, now: sheet.now, fonts });
  drawHead(paper, sheet);
  for (const tab of sheet.tabs) drawTab({ ...paper, nothing: sheet.nothing }, tab);
  drawMargins(paper, sheet);
  return closePaper(paper);
}

/** What repeats on every page, with its number among all. */
function drawMargins(paper: Paper, sheet: SheetContent): void {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  const half = CONTENT_WIDTH / 2;
  const foot = PAGE.height - 42;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    artifact(paper, 'Pagination', () => {
      if (index > 0) {
        setLine(paper, sheet.title, STYLES.small, { x: PAGE.left, y: 36, width: half });
        setLine(paper, sheet.tenant.name, STYLES.small, { x: PAGE.left + half, y: 36, width: half, align: 'right' });
      }
      setLine(paper, sheet.foot, STYLES.small, { x: PAGE.left, y: foot, width: CONTENT_WIDTH - 80 });
      const number = `Página ${index + 1} de ${count}`;
      setLine(paper, number, STYLES.small, { x: PAGE.left + CONTENT_WIDTH - 80, y: foot, width: 80, align: 'right' });
    });
  }
}
