import {
  artifact,
  CONTENT_WIDTH,
  closePaper,
  content,
  type Fonts,
  keep,
  openPaper,
  PAGE,
  type Paper,
  within,
} from '../paper';
import { STYLES, setLine, setText, type TextStyle } from '../text';
import { drawQuestions } from './drawQuestions';
import type { BlankForm, BlankSection, BlankTab } from './types';

type Element = PDFKit.PDFStructureElement;

const HOW =
  'Escreva em letra de forma, com caneta azul ou preta, e marque as respostas com um X. As perguntas com * são obrigatórias.';

/** A form on paper as a PDF file. */
export function drawBlank(form: BlankForm, fonts: Fonts): Promise<Buffer> {
  const { title, tenant, now } = form;
  const paper = openPaper({ title: `${title}: formulário em papel`, author: tenant.name, now, fonts });
  drawHead(paper, form);
  for (const tab of form.tabs) drawTab(paper, tab);
  drawSignature(paper);
  drawFoot(paper, form);
  return closePaper(paper);
}

function drawHead(paper: Paper, { title, tenant, contact }: BlankForm): void {
  const { doc, root } = paper;
  artifact(paper, 'Layout', () => doc.rect(PAGE.left, PAGE.top - 24, 24, 3).fill(tenant.accent));
  doc.y = PAGE.top - 12;
  line(paper, root, 'P', tenant.name, STYLES.tenant);
  doc.y += 4;
  line(paper, root, 'H1', title, STYLES.title);
  doc.y += 8;
  for (const text of [HOW, ...contact]) {
    line(paper, root, 'P', text, STYLES.value);
    doc.y += 3;
  }
}

function line(paper: Paper, parent: Element, type: string, text: string, style: TextStyle): void {
  const { doc } = paper;
  const place = { x: PAGE.left, y: doc.y, width: CONTENT_WIDTH };
  content(paper, parent, type, () => setText(paper, text, style, place));
}

function drawTab(paper: Paper, tab: BlankTab): void {
  const { doc, root } = paper;
  keep(paper, 140);
  within(paper, root, 'Sect', (part) => {
    if (doc.y > PAGE.top) doc.y += 24;
    line(paper, part, 'H2', tab.title, STYLES.tab);
    const [only] = tab.sections;
    // The title of an only section says the same once more.
    const untitled = tab.sections.length === 1 && only?.sections.length === 0;
    for (const section of tab.sections) drawSection(paper, part, section, untitled ? 0 : 3);
  });
}

/** A section under its title, and those within it; at level 0 it stands for its tab. */
function drawSection(paper: Paper, parent: Element, section: BlankSection, level: 0 | 3 | 4): void {
  const { doc } = paper;
  keep(paper, 90);
  if (level > 0) {
    doc.y += level === 3 ? 14 : 10;
    line(paper, parent, `H${level}`, section.title, level === 3 ? STYLES.section : STYLES.row);
  }
  if (section.note !== undefined) {
    doc.y += 2;
    line(paper, parent, 'P', section.note, STYLES.label);
  }
  doc.y += 6;
  drawQuestions(paper, parent, section.questions);
  for (const inner of section.sections) drawSection(paper, parent, inner, 4);
}

const SIGNED = ['Local e data', 'Assinatura'];

function drawSignature(paper: Paper): void {
  const { doc, root } = paper;
  keep(paper, 110);
  const y = doc.y + 76;
  const width = (CONTENT_WIDTH - 32) / SIGNED.length;
  for (const [index, label] of SIGNED.entries()) {
    const x = PAGE.left + index * (width + 32);
    artifact(paper, 'Layout', () =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .stroke('#5f6571'),
    );
    content(paper, root, 'P', () => setText(paper, label, STYLES.small, { x, y: y + 4, width }));
  }
}

function drawFoot(paper: Paper, { foot, title }: BlankForm): void {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  const y = PAGE.height - 42;
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    artifact(paper, 'Pagination', () => {
      if (index > 0) setLine(paper, title, STYLES.small, { x: PAGE.left, y: 36, width: CONTENT_WIDTH });
      setLine(paper, foot, STYLES.small, { x: PAGE.left, y, width: CONTENT_WIDTH - 80 });
      const number = `Página ${index + 1} de ${count}`;
      setLine(paper, number, STYLES.small, { x: PAGE.left + CONTENT_WIDTH - 80, y, width: 80, align: 'right' });
    });
  }
}
