import { isEmpty, type Json } from '../../../engine/core';
import { type LoadedWizard, stepsOfPart } from '../../../engine/definition';
import { sourcesOf } from '../../../engine/wire';
import type { Client } from '../../storage/client';
import type { sending } from '../../storage/schema';
import { csvLine } from './csvLine';
import { briefOf } from './records';

const textOf = (cell: Json | undefined) =>
  isEmpty(cell) ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);

/** The fields that a wizard sends, each once, tab by tab: `enderecos/Cep`. */
export function columnsOf(loaded: LoadedWizard): { tab: string; field: string }[] {
  const names = new Set(
    loaded.wizard.parts
      .flatMap(stepsOfPart)
      .flatMap((step) => sourcesOf(loaded, step))
      .flatMap(({ tab, fields }) =>
        Object.entries(fields).flatMap(([field, { local }]) => (local === undefined ? [`${tab}/${field}`] : [])),
      ),
  );
  for (const [tab, { definition }] of Object.entries(loaded.tabs)) {
    for (const [list, { forms }] of Object.entries(definition.collections ?? {}))
      if (forms) names.add(`${tab}/${list}`);
  }
  return [...names].map((name) => {
    const [tab = '', field = ''] = name.split('/');
    return { tab, field };
  });
}

/** What was sent of a wizard, a registration a line, with a line of names above. Lists are JSON in their cell. */
export function csvOf(
  loaded: LoadedWizard,
  all: readonly { client: Client; sending: typeof sending.$inferSelect }[],
  now: Date,
): string {
  const columns = columnsOf(loaded);
  const head = ['ClienteGuid', 'NomeRazaoSocial', 'CpfCnpj', 'StatusCadastro', 'EnviadoEm', 'Definicao'];
  const lines = all.map(({ client, sending: { sent, sentAt, definition } }) => {
    const { ClienteGuid, NomeRazaoSocial, CpfCnpj, StatusCadastro } = briefOf(client, now);
    const own = columns.map(({ tab, field }) => sent?.data[tab]?.[field]);
    return csvLine(
      [ClienteGuid, NomeRazaoSocial, CpfCnpj, StatusCadastro, sentAt.toISOString(), definition, ...own].map(textOf),
    );
  });
  return [csvLine([...head, ...columns.map(({ tab, field }) => `${tab}/${field}`)]), ...lines].join('');
}
