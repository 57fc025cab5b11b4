/**
 * `npm run schemas:import -- <schema.json> [<uiSchema.json>] [--id <tab>] [--out <file>] [--dir <definitions>] [--formats cpf,cep] [--widgets swatch]
 * [--language en]`: a tab of a form of rjsf, and all of it that did not come over, with its place and why. Ends with 2 when there
 * is any such thing, with 1 when there is no tab.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { checkImport, importTab, type NotCarried, slug } from '../engine/compile';
import { type Language, languageOf, languageOption, problemsIn } from './lib/language';
import { readObject, readText } from './lib/readObject';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';

/** What the command itself says. */
interface Words {
  noSchema: string;
  exists(file: string): string;
  nothing: string;
  done(file: string, fields: number, left: number): string;
  notWritten(file: string, why: string): string;
  refused(file: string): string;
}

const WORDS: Record<Language, Words> = {
  'pt-BR': {
    noSchema: 'Diga o esquema: npm run schemas:import -- esquema.json ui.json',
    exists: (file) => `"${file}" já existe. Escolha outro arquivo com --out.`,
    nothing: 'Nenhum campo pôde ser trazido.',
    done: (file, fields, left) => `${file}: ${fields} campo(s) e grupo(s), ${left} ponto(s) não trazido(s).`,
    notWritten: (file, why) => `"${file}" não pôde ser gravado: ${why}`,
    refused: (file) => `A aba não passa na verificação: "${file}" não foi gravado.`,
  },
  en: {
    noSchema: 'Name the schema: npm run schemas:import -- schema.json ui.json',
    exists: (file) => `"${file}" exists already. Choose another file by --out.`,
    nothing: 'No field could be carried over.',
    done: (file, fields, left) => `${file}: ${fields} field(s) and group(s), ${left} thing(s) not carried over.`,
    notWritten: (file, why) => `"${file}" could not be written: ${why}`,
    refused: (file) => `The tab does not pass the check: "${file}" was not written.`,
  },
};

await orSayWhy(() => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      out: { type: 'string' },
      dir: { type: 'string', default: 'schemas' },
      formats: { type: 'string', default: '' },
      widgets: { type: 'string', default: '' },
      language: languageOption,
    },
  });
  const language = languageOf(values.language);
  const [words, names] = [WORDS[language], problemsIn(language)];
  const widgets = values.widgets.split(',').filter(Boolean);
  const [schemaFile, uiFile] = positionals;
  if (schemaFile === undefined) throw new Refused(words.noSchema);
  const id = slug(values.id ?? basename(schemaFile).replace(/(\.schema)?\.json$/, ''));
  const out = resolve(values.out ?? `${id}.json`);
  if (existsSync(out)) throw new Refused(words.exists(relative('', out)));
  const uiSchema = readObject(uiFile, language);
  const imported = importTab(readObject(schemaFile, language), {
    id,
    uiSchema,
    formats: values.formats.split(','),
    widgets,
    ...names,
  });
  if (Object.keys(imported.tab.schema.properties).length === 0) {
    throw new Refused([...lines(imported.notCarried, schemaFile, uiFile), words.nothing].join('\n'));
  }
  const around = {
    shared: JSON.stringify(readObject(join(values.dir, 'shared.json'), language)),
    settings: readText(join(values.dir, 'settings.json'), language),
  };
  const { tab, notCarried, problems } = checkImport(imported, around, { ...names, widgets });
  for (const line of lines(notCarried, schemaFile, uiFile)) console.log(line);
  // The wizard in which the tab was checked is on no disk: of its files only the places are named.
  const nameOf = (file: string) => (existsSync(join(values.dir, file)) ? join(values.dir, file) : '');
  const wrong = problems.map(({ file, pointer, code, message }) => `${nameOf(file)}#${pointer}  ${code}  ${message}`);
  if (wrong.length > 0) throw new Refused([...wrong, words.refused(relative('', out))].join('\n'));
  const vocabulary = resolve(values.dir, 'vocabulary/tab.schema.json');
  const $schema = relative(dirname(out), vocabulary).replaceAll('\\', '/');
  write(out, `${JSON.stringify({ ...(existsSync(vocabulary) && { $schema }), ...tab }, null, 2)}\n`, words);
  console.log(words.done(relative('', out), Object.keys(tab.schema.properties).length, notCarried.length));
  if (notCarried.length > 0) process.exitCode = 2;
});

function lines(notCarried: readonly NotCarried[], schema: string, ui: string | undefined): string[] {
  return notCarried.map(({ file, pointer, reason }) => `${file === 'schema' ? schema : ui}#${pointer}  ${reason}`);
}

function write(file: string, text: string, words: Words): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new Refused(words.notWritten(relative('', file), (error as Error).message));
  }
}
