/**
 * Writes the public lists that the reference server answers with (`server/data/*.json`) from the pinned npm packages.
 * Run it by hand after one of these packages changes: `node --import tsx scripts/buildData.ts`. The sources and
 * licences stand in docs/data.md. The hand-kept lists of the same folder (issuing bodies, training, the sample of
 * CEPs) are read and checked, never written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  getBanks,
  getCbo,
  getCnae,
  getLegalNatures,
  getMunicipalities,
  getStates,
} from '@brazilian-utils/brazilian-utils';
import isoCountries from 'i18n-iso-countries';

const folder = new URL('../server/data/', import.meta.url);
const byTitle = new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true });

/** The table prints everything after the first letter in lower case; these words are names or acronyms. */
const NAMES_IN_OCCUPATIONS: [RegExp, string][] = [
  [/ {2,}/g, ' '],
  [/aromát\., Medic\. E tóxicas/g, 'aromáticas, medicinais e tóxicas'],
  [/\(p&d\)/g, '(P&D)'],
  [/\(esata\)/g, '(ESATA)'],
  [/\(libras\)/g, '(Libras)'],
  [/\(cnc\)/g, '(CNC)'],
  [/\btv\b/g, 'TV'],
  [/\bda aeronáutica$/g, 'da Aeronáutica'],
  [/\bda marinha$/g, 'da Marinha'],
  [/\bdo exército$/g, 'do Exército'],
  [/\b(de|do) estado$/g, '$1 Estado'],
  [/\bda união$/g, 'da União'],
];

function toReadableOccupation(description: string): string {
  return NAMES_IN_OCCUPATIONS.reduce((text, [pattern, name]) => text.replace(pattern, name), description);
}

/** The package has no list of its occupations: every code of the table has six digits, so all are asked. */
function occupations() {
  const found = [];
  for (let code = 0; code < 1_000_000; code++) {
    const occupation = getCbo(String(code).padStart(6, '0'));
    if (occupation) found.push({ Codigo: occupation.code, Descricao: toReadableOccupation(occupation.description) });
  }
  const sorted = found.sort((a, b) => byTitle.compare(a.Descricao, b.Descricao));
  return [...sorted, { Codigo: 'OUTROS', Descricao: 'Outros', Outros: true }];
}

/** The table is in capitals throughout; these words are names or acronyms. */
const NAMES_IN_ACTIVITIES: [RegExp, string][] = [
  [/ {2,}/g, ' '],
  [/\bcds\b/g, 'CDs'],
  [/\bdvds\b/g, 'DVDs'],
  [/\becg\b/g, 'ECG'],
  [/\bglp\b/g, 'GLP'],
  [/\botm\b/g, 'OTM'],
  [/\bscm\b/g, 'SCM'],
  [/\bsme\b/g, 'SME'],
  [/\bsrtt\b/g, 'SRTT'],
  [/\bstfc\b/g, 'STFC'],
  [/\bvoip\b/g, 'VoIP'],
  [/\bcorreio nacional\b/g, 'Correio Nacional'],
  [/^Banco central$/g, 'Banco Central'],
];

/** Every subclass of the table has seven digits, and the package has no list of them: all are asked. */
function activities() {
  const found = [];
  for (let code = 0; code < 10_000_000; code++) {
    const activity = getCnae(String(code).padStart(7, '0'));
    if (activity) found.push({ Codigo: activity.code, Descricao: toReadableActivity(activity.description) });
  }
  return found.sort((a, b) => byTitle.compare(a.Descricao, b.Descricao));
}

function toReadableActivity(description: string): string {
  const sentence = description.charAt(0) + description.slice(1).toLocaleLowerCase('pt-BR');
  return NAMES_IN_ACTIVITIES.reduce((text, [pattern, name]) => text.replace(pattern, name), sentence.trim());
}

/** Legal natures that no company has: funds, and people who are registered like companies. */
const OTHER_CLIENTS = /^(?:2224|3247|4\d{3})$/;

function companyTypes() {
  const natures = Object.entries(getLegalNatures())
    .filter(([code]) => !OTHER_CLIENTS.test(code))
    .map(([code, name]) => ({ Id: Number(code), Descricao: name }));
  return [...natures.sort((a, b) => byTitle.compare(a.Descricao, b.Descricao)), OTHER_COMPANY];
}

/** No nature has this code: categories end at 5. */
const OTHER_COMPANY = { Id: 9999, Descricao: 'Outros', Outros: true };

function banks() {
  return getBanks()
    .map(({ code, name }) => ({ Codigo: code, Descricao: `${code} - ${name.replace(/\s+/g, ' ').trim()}` }))
    .sort((a, b) => byTitle.compare(a.Codigo, b.Codigo));
}

/** Codes from the ISO table, names from the Unicode data of Node: the package's own `pt` is European Portuguese. */
function countries() {
  const names = new Intl.DisplayNames('pt-BR', { type: 'region', fallback: 'none' });
  return Object.entries(isoCountries.getAlpha3Codes())
    .map(([alpha3, alpha2]) => ({ Codigo: alpha3, Descricao: names.of(alpha2) ?? fail(`no name for ${alpha3}`) }))
    .sort((a, b) => byTitle.compare(a.Descricao, b.Descricao));
}

function states() {
  return getStates()
    .map(({ code, name }) => ({ Codigo: code as string, Descricao: name as string }))
    .sort((a, b) => byTitle.compare(a.Codigo, b.Codigo));
}

function citiesByState() {
  const municipalities = getMunicipalities();
  return Object.fromEntries(
    states().map(({ Codigo }) => [
      Codigo,
      municipalities
        .filter(({ stateCode }) => stateCode === Codigo)
        .map(({ name }) => name)
        .sort(byTitle.compare),
    ]),
  );
}

interface SampleAddress {
  cep: string;
  localidade: string;
  uf: string;
  ibge: string;
}

/** Refuses a sample whose town, state and IBGE code do not belong together, or that leaves out a state. */
function checkSample(): void {
  const sample: SampleAddress[] = JSON.parse(readFileSync(new URL('ceps.json', folder), 'utf8'));
  const towns = new Map(
    getMunicipalities().map(({ code, name, stateCode }) => [code as string, `${name}/${stateCode}`]),
  );
  for (const { cep, localidade, uf, ibge } of sample) {
    if (towns.get(ibge) !== `${localidade}/${uf}`) fail(`ceps.json ${cep}: ${localidade}/${uf} is not ${ibge}`);
  }
  const missing = states().filter(({ Codigo }) => !sample.some(({ uf }) => uf === Codigo));
  if (missing.length > 0) fail(`ceps.json has no CEP in ${missing.map(({ Codigo }) => Codigo).join(', ')}`);
}

function fail(problem: string): never {
  throw new Error(problem);
}

/** One entry per line, so that an update reads well in a diff. */
function toLines(list: unknown): string {
  const entries = Array.isArray(list)
    ? list.map((entry) => JSON.stringify(entry))
    : Object.entries(list as object).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const [open, close] = Array.isArray(list) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${close}\n`;
}

const LISTS = { activities, banks, companyTypes, countries, states, cities: citiesByState, occupations };

for (const [name, build] of Object.entries(LISTS)) {
  writeFileSync(new URL(`${name}.json`, folder), toLines(build()));
}
checkSample();
