import { type BenchForm, benchForm } from '../forms/form';

/** The form that the address asks for: `?fields=200`. */
export function askedForm(): BenchForm {
  return benchForm(Number(new URLSearchParams(location.search).get('fields')));
}

/** How many rows the list has that the address asks for: `?rows=200`. */
export function askedRows(): number | undefined {
  const rows = new URLSearchParams(location.search).get('rows');
  return rows === null ? undefined : Number(rows);
}

/** The element that a page is rendered into. */
export const place = (): HTMLElement => document.getElementById('page') as HTMLElement;
