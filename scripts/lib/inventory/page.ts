import { escaped } from '../../../engine/analyse';
import type { LoadedSchemas } from '../../../engine/compile';
import { dayShown, wholePage } from '../book/shell';
import { type InventoryLine, PLATFORM } from './lines';

/** What the page is made of: the day on which it was made is `2026-11-23`. */
interface Inventory {
  lines: readonly InventoryLine[];
  day: string;
}

/** The record of processing operations as one page that needs nothing else. */
export function inventoryPage({ wizards, forms, shared }: LoadedSchemas, { lines, day }: Inventory): string {
  const groups = [
    ...[...wizards, ...forms].map(({ definition: { id, title } }) => ({ id, title })),
    { id: PLATFORM, title: 'O que a plataforma guarda além dos campos' },
  ];
  const heading = 'Registro das operações de tratamento';
  const facts = `De ${escaped(dayShown(day))}, ${lines.length} itens. Avisos a outros sistemas (webhooks) levam o tipo e a chave do cadastro, nunca os dados.`;
  return wholePage(
    { title: heading, eyebrow: 'LGPD, art. 37', heading, facts },
    `<section><h2>Tratamentos</h2>
${table(
  ['Tratamento', 'Finalidade', 'Base legal', 'Prazo', 'Norma do prazo', 'Sensíveis'],
  Object.entries(shared.treatments ?? {}).map(([name, { title }]) => {
    const line = lines.find(({ treatment }) => treatment === name);
    const { purpose = '', basis = '', retention = '', norm = '', sensitive = '' } = line ?? {};
    return [
      `${escaped(title)} <code>${escaped(name)}</code>`,
      ...[purpose, basis, retention, norm || 'nenhuma', sensitive].map(escaped),
    ];
  }),
)}</section>
${groups
  .map(({ id, title }) =>
    groupOf(
      title,
      lines.filter(({ wizard }) => wizard === id),
    ),
  )
  .join('\n')}`,
  );
}

function groupOf(title: string, lines: readonly InventoryLine[]): string {
  const rows = lines.map(({ tab, field, title: name, treatment, retention, destination }) => [
    `${escaped(name) || '<i>sem título</i>'} <code>${escaped([tab, field].filter(Boolean).join('/'))}</code>`,
    ...[treatment, retention, destination].map(escaped),
  ]);
  return `<section><h2>${escaped(title)}</h2>\n${table(['Dado', 'Tratamento', 'Prazo', 'Destino'], rows)}</section>`;
}

/** @param rows in HTML */
function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = ([first = '', ...rest]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<div class="table"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(line).join('\n')}
</tbody></table></div>`;
}
