import type { JsonObject } from '../../engine/core/json';
import { foldText } from '../../engine/core/text';
import { type DataSource, readData } from '../storage/assets';

/** The entries of a list for these query parameters; `undefined` when one that it needs is missing or unknown. */
export type OptionList = (query: Record<string, string | undefined>) => JsonObject[] | undefined;

/** Above this size a list may be searched with `?q=`. */
export const SEARCHABLE_FROM = 200;
/** The most entries that a search gives back. */
const MOST_FOUND = 50;

/** Every list of options by its path in lower case: one line per list. */
export function loadOptionLists(source: DataSource): Map<string, OptionList> {
  const file = (name: string): OptionList => {
    const entries = readData<JsonObject[]>(source, name);
    return () => entries;
  };
  const cities = readData<Record<string, string[]>>(source, 'cities');
  const issuingBodies = file('issuingBodies');
  return new Map<string, OptionList>([
    ['/consulta/bancos', file('banks')],
    ['/consulta/cnae', file('activities')],
    ['/tipoinvestidor', file('investorTypes')],
    ['/tipoclientepj', file('companyTypes')],
    ['/cliente/paisesobjetos', file('countries')],
    ['/consulta/nacionalidades', file('nationalities')],
    ['/consulta/ocupacao-profissional', file('occupations')],
    ['/consulta/formacao-profissional', file('training')],
    ['/consulta/orgaoemissao', issuingBodies],
    ['/consulta/orgaoemissor', issuingBodies],
    ['/consulta/estados', file('states')],
    ['/disclaimer', file('disclaimers')],
    ['/suitability/motivo-dispensa', file('waiverReasons')],
    ['/consulta/cidades', ({ uf }) => cities[String(uf).toUpperCase()]?.map((descricao) => ({ descricao }))],
  ]);
}

/**
 * The entries in whose texts every word of the search stands, without case and accents; those that begin with it
 * first, at most `MOST_FOUND`.
 */
export function searchEntries(entries: JsonObject[], search: string): JsonObject[] {
  const wanted = foldText(search);
  const words = wanted.split(/\s+/);
  const found = entries
    .map((entry) => ({ entry, texts: textsOf(entry) }))
    .filter(({ texts }) => words.every((word) => texts.some((text) => text.includes(word))));
  const [first, rest] = [true, false].map((begins) =>
    found.filter(({ texts }) => texts.some((text) => text.startsWith(wanted)) === begins),
  ) as [typeof found, typeof found];
  return [...first, ...rest].slice(0, MOST_FOUND).map(({ entry }) => entry);
}

function textsOf(entry: JsonObject): string[] {
  return Object.values(entry)
    .filter((value) => typeof value !== 'boolean')
    .map((value) => foldText(String(value)));
}
