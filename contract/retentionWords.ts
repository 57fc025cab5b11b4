import type { Retention } from '../engine/definition';

/** How long data is kept, in words: "10 anos depois do fim do relacionamento". */
export function retentionText({ years, months, days, from }: Retention): string {
  const spans = [counted(years, 'ano', 'anos'), counted(months, 'mês', 'meses'), counted(days, 'dia', 'dias')].filter(
    Boolean,
  );
  const since = from === 'end' ? 'depois do fim do relacionamento' : 'depois do registro';
  return `${spans.join(' e ')} ${since}`;
}

function counted(count: number | undefined, one: string, more: string): string {
  return count === undefined ? '' : `${count} ${count === 1 ? one : more}`;
}
