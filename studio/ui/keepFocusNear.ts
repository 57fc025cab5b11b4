const tokensIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-token]:not(:disabled)')];

/** A sentence, one in which it stands, and what all of them are about. */
const AROUND = '[role="group"], section';

/** A token that goes leaves the focus at the one that takes its place, in its sentence or in what is left around it. */
export function keepFocusNear(token: HTMLElement): void {
  const rows: { row: Element; at: number }[] = [];
  for (let row = token.closest(AROUND); row; row = row.parentElement?.closest(AROUND) ?? null) {
    rows.push({ row, at: tokensIn(row).indexOf(token) });
  }
  requestAnimationFrame(() => {
    // Whoever was quicker is somewhere by now.
    if (token.isConnected || document.activeElement !== document.body) return;
    const left = rows.find(({ row }) => row.isConnected && tokensIn(row).length > 0);
    if (!left) return;
    const tokens = tokensIn(left.row);
    tokens[Math.min(left.at, tokens.length - 1)]?.focus();
  });
}
