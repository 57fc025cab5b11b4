import { formats } from '../../engine/brazil';
import { toldFormats, toldValidators, toldWidgets } from '../../engine/catalog';
import { type Format, formatText, isEmpty } from '../../engine/core';

/** Where a table of the guide stands, and its lines. */
interface GuideTable {
  mark: string;
  rows(): string[];
}

const TABLES: readonly GuideTable[] = [
  {
    mark: 'formatos',
    rows: () => [
      '| Formato | Para | O campo guarda | Por exemplo | Na tela |',
      '| --- | --- | --- | --- | --- |',
      ...Object.keys(toldFormats).sort().map(formatRow),
    ],
  },
  {
    mark: 'controles',
    rows: () => [
      '| `ui:widget` | O que mostra |',
      '| --- | --- |',
      ...Object.entries(toldWidgets).map(([name, { words }]) => `| \`${name}\` | ${words['pt-BR'].shows} |`),
    ],
  },
  {
    mark: 'validadores',
    rows: () => [
      '| `check` | O que exige |',
      '| --- | --- |',
      ...Object.entries(toldValidators).map(([name, { words }]) => `| \`${name}\` | ${words['pt-BR'].asks} |`),
    ],
  },
];

function formatRow(name: string): string {
  const told = toldFormats[name];
  const words = told?.words['pt-BR'];
  const format = formats[name] as Format;
  const value = told?.examples.valid.find((example) => !isEmpty(example) && example !== 0);
  const shown = told?.isSecret ? 'oculta' : formatText(format, value);
  return `| \`${name}\` | ${words?.what} | ${words?.stores} | \`${JSON.stringify(value)}\` | ${shown} |`;
}

/**
 * The analysts' guide with its tables of formats, widgets and validators as the registries have them now.
 * @throws where the marks around one are gone
 */
export function withGuideTables(guide: string): string {
  return TABLES.reduce((text, { mark, rows }) => {
    const [begin, end] = [`<!-- ${mark}: gerado por scripts/vocabularyDocs.ts -->`, `<!-- fim: ${mark} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (after === undefined) throw new Error(`docs/analistas.md: "${begin}" and "${end}" must stand around the table`);
    return `${before}${begin}\n\n${rows().join('\n')}\n\n${end}${after}`;
  }, guide);
}
