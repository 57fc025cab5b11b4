/** How wide a chart is, in pixels, how many of its panels stand side by side, and how the name of its file ends. */
export interface Layout {
  suffix: string;
  width: number;
  columns: number;
}

/** That of a phone has its letters as large as the text around it. */
export const LAYOUTS = {
  wide: { suffix: '', width: 960, columns: 3 },
  narrow: { suffix: '-narrow', width: 400, columns: 1 },
} satisfies Record<string, Layout>;

/** Sizes in pixels that all charts share: `title` is the height of the title, `head` that of what stands over the rows of a panel. */
export const SIZES = { title: 44, head: 30, row: 26, foot: 34, names: 150, gap: 28, figures: 52, edge: 16 };

const STYLE = `
  svg { --ground: #ffffff; --ink: #1f2328; --soft: #59636e; --line: #d1d9e0; --own: #0b57d0; }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #0d1117; --ink: #f0f6fc; --soft: #9198a1; --line: #3d444d; --own: #79b8ff; }
  }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .ground { fill: var(--ground); stroke: var(--line); }
  .title { font-size: 17px; font-weight: 600; }
  .soft { font-size: 12px; fill: var(--soft); }
  .own { font-weight: 700; }
  .line { stroke: var(--line); }
  .mark { fill: var(--soft); stroke: var(--soft); }
  .mark.own { fill: var(--own); stroke: var(--own); }
`;

/** What a chart draws with. */
interface TextOptions {
  kind?: string;
  anchor?: 'start' | 'middle' | 'end';
}

/** A text by the place of its foot. */
export function text(x: number, y: number, words: string, { kind, anchor = 'start' }: TextOptions = {}): string {
  const said = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${px(x)}" y="${px(y)}"${kind ? ` class="${kind}"` : ''} text-anchor="${anchor}">${said}</text>`;
}

/** A straight line; `kind` is a class of the style. */
export const line = (x1: number, y1: number, x2: number, y2: number, kind: string): string =>
  `<line x1="${px(x1)}" y1="${px(y1)}" x2="${px(x2)}" y2="${px(y2)}" class="${kind}"/>`;

/** A number of pixels, to tenths. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

/** A whole picture, readable on light and on dark ground, with its name for those who do not see it. */
export function picture(width: number, height: number, name: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${name}">
<style>${STYLE}</style>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8" class="ground"/>
${parts.join('\n')}
</svg>
`;
}
