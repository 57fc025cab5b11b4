import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from '../../../contract/blocks';
import { formatProblems, type LoadedDefinition, loadEarlier, previewTab } from '../../../engine/compile';
import type { Json } from '../../../engine/core';
import type { FieldSchema, TabDefinition } from '../../../engine/definition';
import { parseCall } from '../../../engine/wire';
import { loadOptionLists } from '../../../server/lists/lists';
import { commentsFile, readComments } from '../../../studio/document/comments/comments';
import { examplesOf } from '../../../studio/preview/examples';
import type { SharedPlace, SharedPreview, SharedTab } from '../../../studio/share/shared';
import { Refused } from '../refused';
import { ROOT } from '../root.mjs';

const NAMES = { blocks: BLOCKS };

/** A wizard, or folder of forms, of a folder of definitions. @throws Refused where there is none, or it cannot be read */
export function wizardToShare(dir: string, id: string): LoadedDefinition {
  const { schemas, problems } = loadEarlier(dir, NAMES);
  if (!schemas) throw new Refused(formatProblems(problems));
  const all = [...schemas.wizards, ...schemas.forms];
  const wizard = all.find(({ definition }) => definition.id === id);
  if (wizard) return wizard;
  throw new Refused(`Não há "${id}": há ${all.map(({ definition }) => definition.id).join(', ')}.`);
}

/** What the page of a shared preview begins with. */
export function sharedPreview(dir: string, { definition, tabs }: LoadedDefinition, day: string): SharedPreview {
  return {
    id: definition.id,
    title: definition.title ?? definition.id,
    day,
    tenants: readdirSync(join(ROOT, 'tenants')),
    tabs: tabs.map((tab) => sharedTab(definition.id, tab)),
    comments: commentsOf(dir, definition.id),
  };
}

function commentsOf(dir: string, id: string) {
  try {
    return readComments(JSON.parse(readFileSync(join(dir, commentsFile(`${id}/`)), 'utf8')) as Json);
  } catch {
    // None yet, or none that can be read: it is shared without any.
    return [];
  }
}

function sharedTab(wizard: string, tab: TabDefinition): SharedTab {
  const places = tab.uiSchema['ui:sections'].flatMap(({ id, title, fields }): SharedPlace[] => [
    { at: `#${id}`, title: `Seção ${title ?? id}` },
    ...fields.flatMap((item) => (typeof item === 'string' ? placesOf(tab.schema, item) : [])),
  ]);
  const examples = examplesOf(tab as unknown as Json);
  return { tab: `${wizard}/${tab.id}`, title: tab.title, places, examples };
}

/** A field, and those of its rows, as the form knows them. */
function placesOf(schema: FieldSchema, path: string): SharedPlace[] {
  const field = path.split('/').reduce<FieldSchema | undefined>((around, name) => around?.properties?.[name], schema);
  const title = field?.title ?? path;
  const rows = Object.entries(field?.items?.properties ?? {}).flatMap(([name, row]): SharedPlace[] =>
    row.title === undefined ? [] : [{ at: `/${path}/0/${name}`, title: `${title}: ${row.title}` }],
  );
  return [{ at: `/${path}`, title }, ...rows];
}

/**
 * A tab as a script that leaves its module where the frame finds it: what stands in a page from disk cannot import one.
 * @throws Refused with what is wrong with it
 */
export function tabScript(dir: string, wizard: string, tab: string): string {
  const { module, problems } = previewTab(dir, { wizard, tab }, NAMES);
  if (!module) throw new Refused(formatProblems(problems));
  const names: string[] = [];
  const code = module.constants + module.validators;
  const body = code.replace(/^export (?:const (\w+) =|default) /gm, (_, name = 'validators') => {
    names.push(name);
    return `const ${name} = `;
  });
  const members = names.map((name) => (name === 'validators' ? 'default: validators' : name)).join(', ');
  const key = JSON.stringify(`${wizard}/${tab}`);
  return `(globalThis.fichaTabs ??= {})[${key}] = (() => {\n${body}\nreturn { ${members} };\n})();\n`;
}

/** The lists that the options of these tabs ask for, by path in lower case, as the reference API has them. */
export function listsOf(tabs: readonly TabDefinition[]): Record<string, Json> {
  const lists = loadOptionLists((name) => JSON.parse(readFileSync(join(ROOT, `server/data/${name}.json`), 'utf8')));
  const paths = new Set(tabs.flatMap((tab) => callsOf(tab.schema)).map((call) => parseCall(call).path.toLowerCase()));
  const found: Record<string, Json> = {};
  for (const path of paths) {
    const [own = '', query] = path.split('?');
    const list = lists.get(own);
    if (!list) continue;
    const [parameter] = query?.split('=') ?? [];
    if (parameter === undefined) found[path] = (list({}) ?? []) as Json;
    else {
      for (const value of STATES) {
        const entries = list({ [parameter]: value });
        if (entries) found[`${own}?${parameter}=${value}`.toLowerCase()] = entries as Json;
      }
    }
  }
  return found;
}

/** What a list may be asked by: the cities of a state are the only one. */
const STATES = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

function callsOf(schema: FieldSchema): string[] {
  const own = schema.options?.call;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])].flatMap(callsOf);
  if (own === undefined) return inner;
  return [own, ...inner];
}
