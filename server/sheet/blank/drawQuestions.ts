import { artifact, CONTENT_WIDTH, content, keep, PAGE, type Paper, within } from '../paper';
import { heightOf, STYLES, setText, widthOf } from '../text';
import type { BlankQuestion } from './types';

type Element = PDFKit.PDFStructureElement;

const GAP = 16;
const HALF = (CONTENT_WIDTH - GAP) / 2;
const BOX = 24;
const BOX_OF_LINES = 72;
const TICK = 9;
const TICK_LINE = 17;
const EDGE = '#5f6571';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Questions from top to bottom; two short ones stand beside each other. */
export function drawQuestions(paper: Paper, parent: Element, questions: readonly BlankQuestion[]): void {
  const { doc } = paper;
  within(paper, parent, 'L', (list) => {
    for (let index = 0; index < questions.length; ) {
      const row = rowAt(questions, index);
      index += row.length;
      const width = row[0]?.room === 'half' ? HALF : CONTENT_WIDTH;
      const height = Math.max(...row.map((question) => heightOfQuestion(paper, question, width)));
      keep(paper, Math.min(height, PAGE.height - PAGE.top - PAGE.bottom));
      const y = doc.y;
      for (const [column, question] of row.entries()) {
        const place = { x: PAGE.left + column * (HALF + GAP), y, width };
        within(paper, list, 'LI', (item) => drawQuestion(paper, item, question, place));
      }
      doc.y = y + height;
    }
  });
}

function rowAt(questions: readonly BlankQuestion[], index: number): BlankQuestion[] {
  const pair = questions.slice(index, index + 2);
  return pair.length === 2 && pair.every(({ room }) => room === 'half') ? pair : pair.slice(0, 1);
}

const labelOf = ({ label, isRequired }: BlankQuestion) => (isRequired ? `${label} *` : label);
const hintOf = ({ note, form }: BlankQuestion) => [note, form && `Assim: ${form}`].filter(Boolean).join(' ');

function heightOfQuestion(paper: Paper, question: BlankQuestion, width: number): number {
  const hint = hintOf(question);
  const head =
    heightOf(paper, labelOf(question), STYLES.strong, width) + (hint ? heightOf(paper, hint, STYLES.small, width) : 0);
  const { choices, room } = question;
  const answer = choices ? ticksOf(paper, choices, width).height : room === 'lines' ? BOX_OF_LINES : BOX;
  return head + 3 + answer + 10;
}

function drawQuestion(paper: Paper, item: Element, question: BlankQuestion, { x, y, width }: Place): void {
  const { doc } = paper;
  content(paper, item, 'Lbl', () => setText(paper, labelOf(question), STYLES.strong, { x, y, width }));
  const hint = hintOf(question);
  if (hint) content(paper, item, 'P', () => setText(paper, hint, STYLES.small, { x, y: doc.y, width }));
  const top = doc.y + 3;
  const { choices, room } = question;
  if (choices) {
    for (const { text, left, down } of ticksOf(paper, choices, width).ticks) {
      const place = { x: x + left, y: top + down };
      artifact(paper, 'Layout', () =>
        doc
          .rect(place.x, place.y + 2, TICK, TICK)
          .lineWidth(0.75)
          .stroke(EDGE),
      );
      content(paper, item, 'LBody', () =>
        setText(paper, text, STYLES.value, { x: place.x + TICK + 5, y: place.y, width: width - left - TICK - 5 }),
      );
    }
    return;
  }
  artifact(paper, 'Layout', () =>
    doc
      .roundedRect(x, top, width, room === 'lines' ? BOX_OF_LINES : BOX, 3)
      .lineWidth(0.75)
      .stroke(EDGE),
  );
}

/** Where the boxes to tick stand: beside each other as far as they have room. */
function ticksOf(paper: Paper, choices: readonly string[], width: number) {
  const ticks: { text: string; left: number; down: number }[] = [];
  let left = 0;
  let down = 0;
  let lineHeight = 0;
  for (const text of choices) {
    const own = TICK + 5 + widthOf(paper, text, STYLES.value) + 18;
    if (left > 0 && left + own > width) {
      left = 0;
      down += lineHeight;
      lineHeight = 0;
    }
    ticks.push({ text, left, down });
    lineHeight = Math.max(lineHeight, heightOf(paper, text, STYLES.value, width - left - TICK - 5) + TICK_LINE - 13);
    left += own;
  }
  return { ticks, height: down + lineHeight };
}
