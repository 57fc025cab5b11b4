/** A text without case, accents and outer spaces, for comparisons: `' Não '` gives `'nao'`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();
}

/** A text without case and outer spaces: for equality of e-mails and names, where accents count. */
export function foldCase(text: string): string {
  return text.trim().toLowerCase();
}

/** Fills the names in braces: `fill('Restam {n}', { n: 3 })`. A name without a value stays as written. */
export function fillText(template: string, values: Record<string, string | number | undefined>): string {
  if (!template.includes('{')) return template;
  return template.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : String(value);
  });
}
