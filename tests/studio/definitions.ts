import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import { formatProblems, loadSchemas } from '../../engine/compile';
import { previewTab } from '../../engine/compile/load';
import { textsFolder } from '../../engine/compile/read/folder';
import { applyEdits } from '../../engine/compile/references/edits';
import type { Json } from '../../engine/core/json';
import type { TabAlone } from '../../studio/analysis/why/moment';
import type { Added, Definitions } from '../../studio/document/add/types';
import { temporaryFolder } from '../support/temporaryFolder';

/** The definitions of this portal. */
export function readDefinitions(folder = 'schemas'): Definitions {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.json') && !name.startsWith('vocabulary'),
  );
  return toDefinitions(
    Object.fromEntries(names.map((name) => [name.replaceAll(sep, '/'), readFileSync(join(folder, name), 'utf8')])),
  );
}

/** Texts with their values. */
export function toDefinitions(texts: Record<string, string>): Definitions {
  const values = Object.entries(texts).map(([path, text]) => [path, JSON.parse(text) as Json]);
  return { texts, values: Object.fromEntries(values) };
}

/** The definitions after something new. */
export const after = (definitions: Definitions, { edits }: Pick<Added, 'edits'>): Definitions =>
  toDefinitions(applyEdits(definitions.texts, edits));

/** What is wrong with definitions, line by line as `schemas:check` says it. */
export function wrongWith({ texts }: Definitions): string[] {
  const dir = temporaryFolder(texts);
  const { problems } = loadSchemas(dir, { blocks: BLOCKS });
  return problems.length === 0 ? [] : formatProblems(problems).split('\n').slice(0, -1);
}

/** The module of a tab (`pf/informacoes`), as the preview shows it. */
export async function tabModule(texts: Definitions['texts'], tab: string): Promise<TabAlone> {
  const [wizard = '', id = ''] = tab.split('/');
  const { module } = previewTab(textsFolder('/definitions', texts), { wizard, tab: id }, { blocks: BLOCKS });
  const code = encodeURIComponent(`${module?.constants}${module?.validators}`);
  return import(/* @vite-ignore */ `data:text/javascript;charset=utf-8,${code}`);
}
