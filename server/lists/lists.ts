import { foldText, type JsonObject } from '../../engine/core';
import { type DataSource, readData } from '../storage/assets';
import { hashOfText } from '../storage/hash';

/** The entries of a list for these query parameters, the same ones each time; `undefined` when one that it needs is missing or unknown. */
export interface OptionList {
  (query: Record<string, string | undefined>): JsonObject[] | undefined;
  /** What names its content: 16 hexadecimal digits. */
  hash: string;
}

/** Above this size a list may be searched with `?q=`. */
export const SEARCHABLE_FROM = 200;
/** The most entries that a search gives back. */
const MOST_FOUND = 50;

/** The data set of each list of options, by the path of its call in lower case. */
const DATA_SETS: Record<string, string> = {
  '/consulta/bancos': 'banks',
  '/consulta/cnae': 'activities',
  '/tipoinvestidor': 'investorTypes',
  '/tipoclientepj': 'companyTypes',
  '/cliente/paisesobjetos': 'countries',
  '/consulta/nacionalidades': 'nationalities',
  '/consulta/ocupacao-profissional': 'occupations',
  '/consulta/formacao-profissional': 'training',
  '/consulta/orgaoemissao': 'issuingBodies',
  '/consulta/orgaoemissor': 'issuingBodies',
  '/consulta/estados': 'states',
  '/disclaimer': 'disclaimers',
  '/suitability/motivo-dispensa': 'waiverReasons',
  '/consulta/cidades': 'cities',
};

/** Every list of options by its path in lower case. */
export function loadOptionLists(source: DataSource): Map<string, OptionList> {
  return new Map(
    Object.entries(DATA_SETS).map(([path, name]) => [
      path,
      name === 'cities' ? citiesOf(source) : listOf(source, name),
    ]),
  );
}

/** The list of a data set. */
export function listOf(source: DataSource, name: string): OptionList {
  const entries = readData<JsonObject[]>(source, name);
  return Object.assign(() => entries, { hash: hashOf(entries) });
}

/** The towns of the state that the call names. */
function citiesOf(source: DataSource): OptionList {
  const cities = readData<Record<string, string[]>>(source, 'cities');
  const lists = new Map(Object.entries(cities).map(([uf, names]) => [uf, names.map((descricao) => ({ descricao }))]));
  const list = ({ uf }: Record<string, string | undefined>) => lists.get(String(uf).toUpperCase());
  return Object.assign(list, { hash: hashOf(cities) });
}

const hashOf = (data: object) => hashOfText(JSON.stringify(data)).slice(0, 16);

/** What names the content of each list, by its path in lower case. */
export const hashesOf = (lists: ReadonlyMap<string, OptionList>): Record<string, string> =>
  Object.fromEntries([...lists].map(([path, { hash }]) => [path, hash]));

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
