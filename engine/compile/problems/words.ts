import { nearest } from './nearest';

/** A short text of a JSON value. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nada';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Values in words, as JSON writes them: `"a", "b" ou 3`; long lists are cut. */
export function listed(values: Iterable<unknown>, limit = 12): string {
  const all = [...values].map((value) => JSON.stringify(value));
  if (all.length > limit) return `${all.slice(0, limit).join(', ')}…`;
  const last = all.pop();
  return all.length > 0 ? `${all.join(', ')} ou ${last}` : (last ?? 'nada');
}

/** What to put instead of a wrong name: the nearest one, else the known ones. */
export function suggestion(name: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return `Você quis dizer "${near}"?`;
  return names.length > 0 ? `Esperado: ${listed(names)}.` : 'Nenhum está declarado.';
}
