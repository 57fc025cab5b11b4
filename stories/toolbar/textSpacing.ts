/** What WCAG 2.2 asks a page to bear, criterion 1.4.12. Source: https://www.w3.org/TR/WCAG22/#text-spacing */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;
