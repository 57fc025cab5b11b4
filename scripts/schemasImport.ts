/**
 * `npm run schemas:import -- <schema.json> [<uiSchema.json>] [--id <tab>] [--out <file>] [--dir <definitions>]`: a tab of a form
 * of rjsf, and all of it that did not come over, with its place and why. Ends with 2 when there is any such thing, with 1
 * when there is no tab.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { checkImport, formatProblems, importTab, type NotCarried, slug } from '../engine/compile';
import { isObject, type Json, type JsonObject } from '../engine/core';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';

await orSayWhy(() => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: { id: { type: 'string' }, out: { type: 'string' }, dir: { type: 'string', default: 'schemas' } },
  });
  const [schemaFile, uiFile] = positionals;
  if (schemaFile === undefined) throw new Refused('Diga o esquema: npm run schemas:import -- esquema.json ui.json');
  const id = slug(values.id ?? basename(schemaFile).replace(/(\.schema)?\.json$/, ''));
  const out = resolve(values.out ?? `${id}.json`);
  if (existsSync(out)) throw new Refused(`"${relative('', out)}" já existe. Escolha outro arquivo com --out.`);
  const uiSchema = uiFile === undefined ? {} : readObject(uiFile);
  const imported = importTab(readObject(schemaFile), { id, uiSchema });
  if (Object.keys(imported.tab.schema.properties).length === 0) {
    throw new Refused([...lines(imported.notCarried, schemaFile, uiFile), 'Nenhum campo pôde ser trazido.'].join('\n'));
  }
  const around = {
    shared: textOf(join(values.dir, 'shared.json')),
    settings: textOf(join(values.dir, 'settings.json')),
  };
  const { tab, notCarried, problems } = checkImport(imported, around);
  const vocabulary = relative(dirname(out), resolve(values.dir, 'vocabulary/tab.schema.json')).replaceAll('\\', '/');
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, `${JSON.stringify({ ...tab, $schema: vocabulary }, null, 2)}\n`);
  for (const line of lines(notCarried, schemaFile, uiFile)) console.log(line);
  if (problems.length > 0) throw new Refused(formatProblems(problems));
  const count = Object.keys(tab.schema.properties).length;
  console.log(`${relative('', out)}: ${count} campo(s) e grupo(s), ${notCarried.length} ponto(s) não trazido(s).`);
  if (notCarried.length > 0) process.exitCode = 2;
});

function lines(notCarried: readonly NotCarried[], schema: string, ui: string | undefined): string[] {
  return notCarried.map(({ file, pointer, reason }) => `${file === 'schema' ? schema : ui}#${pointer}  ${reason}`);
}

function readObject(file: string): JsonObject {
  let value: Json;
  try {
    value = JSON.parse(textOf(file));
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(`"${file}" não é JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw new Refused(`"${file}" não contém um objeto.`);
  return value;
}

function textOf(file: string): string {
  if (!existsSync(file)) throw new Refused(`O arquivo "${file}" não existe.`);
  return readFileSync(file, 'utf8');
}
