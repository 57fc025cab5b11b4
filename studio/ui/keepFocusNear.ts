const tokensIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-token]:not(:disabled)')];

/** A token that goes leaves the focus at the one that takes its place, in its sentence or in what is left around it. */
export function keepFocusNear(token: HTMLElement): void {
  const rows: { row: Element; at: number }[] = [];
  for (let row = token.closest('[role="group"]'); row; row = row.parentElement?.closest('[role="group"]') ?? null) {
    rows.push({ row, at: tokensIn(row).indexOf(token) });
  }
  requestAnimationFrame(() => {
    if (token.isConnected) return;
    const left = rows.find(({ row }) => row.isConnected && tokensIn(row).length > 0);
    if (!left) return;
    const tokens = tokensIn(left.row);
    tokens[Math.min(left.at, tokens.length - 1)]?.focus();
  });
}
