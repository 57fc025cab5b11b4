import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from '../../../engine/brazil';
import { type CompiledValidator, isObject, type Json, type JsonObject, toCompiledTab } from '../../../engine/core';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { createTabSession, type StoryTab } from '../../../stories/engine/tabSession';
import type { TabSource } from '../../../studio/frame/openTab';
import { tabOf } from '../../../studio/frame/tabOf';
import { compilePreview } from '../../../studio/server/compile';
import { keepPreviews } from '../../../studio/server/previews';

const texts = definitionTexts(join(ROOT, 'schemas'));
const TAB = 'pf/informacoes';
const FILE = `${TAB}.json`;
const typed = { Nome: 'Ana Souza', Cpf: '11144477735', Apelido: 'Aninha', Nacionalidade: 'Estrangeiro' };

/** One change of the file, at places that two numbers choose; it may be a wrong one. */
type Change = (tab: JsonObject, at: number, other: number) => void;

const one = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const fieldsOf = (tab: JsonObject) =>
  Object.values((tab.schema as JsonObject).properties as JsonObject) as JsonObject[];
const sectionsOf = (tab: JsonObject) => (tab.uiSchema as JsonObject)['ui:sections'] as JsonObject[];
const rulesOf = (tab: JsonObject) => tab.rules as JsonObject[];
const swap = (list: Json[], at: number, other: number) => {
  const [a, b] = [at % list.length, other % list.length];
  [list[a], list[b]] = [list[b] as Json, list[a] as Json];
};

const CHANGES: Record<string, Change> = {
  title: (tab, at, other) => {
    one(fieldsOf(tab), at).title = `Rótulo ${other}`;
  },
  'title of a section': (tab, at, other) => {
    one(sectionsOf(tab), at).title = `Seção ${other}`;
  },
  'title of the tab': (tab, _, other) => {
    tab.title = `Aba ${other}`;
  },
  'line of help': (tab, at, other) => {
    one(sectionsOf(tab), at).help = `Ajuda ${other}`;
  },
  message: (tab, at, other) => {
    one(fieldsOf(tab), at).errorMessage = { required: `Falta o ${other}.` };
  },
  'order of fields': (tab, at, other) => swap(one(sectionsOf(tab), at).fields as Json[], at, other),
  'order of sections': (tab, at, other) => swap(sectionsOf(tab), at, other),
  'order of rules': (tab, at, other) => swap(rulesOf(tab), at, other),
  option: (tab, at, other) => {
    const options = fieldsOf(tab).flatMap(({ oneOf }) => (Array.isArray(oneOf) ? [oneOf] : []));
    if (options.length > 0) (one(one(options, at), other) as JsonObject).title = `Opção ${other}`;
  },
  'order of options': (tab, at, other) => {
    const options = fieldsOf(tab).flatMap(({ oneOf }) => (Array.isArray(oneOf) ? [oneOf] : []));
    if (options.length > 0) swap(one(options, at), at, other);
  },
  condition: (tab, at, other) => {
    const rule = one(rulesOf(tab), at);
    if (isObject(rule.when)) rule.when = { not: rule.when };
    else rule.when = { Nome: { const: `n${other}` } };
  },
  'rule that goes': (tab, at) => void rulesOf(tab).splice(at % rulesOf(tab).length, 1),
  'longest text': (tab, at, other) => {
    const plain = fieldsOf(tab).filter((field) => field.type === 'string' && !field.oneOf && !field.format);
    one(plain, at).maxLength = 1 + (other % 40);
  },
  'key that goes': (tab, at) => void delete one(fieldsOf(tab), at).title,
};

/** The page's side: modules by their addresses, how often one was fetched, and what previews tell. */
function openPreviews() {
  const previews = keepPreviews();
  const fetched: string[] = [];
  const codeOf = (address: string) => previews.codeOf(address.split('/').at(-1) as string) as string;
  const load = async (address: string): Promise<StoryTab> => {
    fetched.push(address);
    const code = codeOf(address).replace(/export \{ default \} from '\.\/(.*)';/, (_, name) => codeOf(name));
    return import(/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
  };
  const source: TabSource = { load, lists: (samples) => samples };
  const preview = (text: string, shown: string | undefined) => {
    const { modules } = compilePreview({ ...texts, [FILE]: text }, TAB);
    return modules && JSON.parse(JSON.stringify(previews.add(modules, shown)));
  };
  return { fetched, source, preview };
}

/** What the validators of a tab say of a long text in every field. */
function refusedBy(tab: StoryTab) {
  const { definition, validators } = toCompiledTab(tab, formats);
  const texts = Object.entries(definition.schema.properties).filter(([, { type }]) => type === 'string');
  const validate = validators[''] as CompiledValidator;
  validate(Object.fromEntries(texts.map(([name]) => [name, 'x'.repeat(20)])));
  return validate.errors?.map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
}

/** All that a form of a tab holds, says and refuses with data in it. */
function formOf(tab: StoryTab) {
  const { session } = createTabSession(tab, { ask: async () => true }, { data: typed });
  const form = session.form(tab.definition.id);
  const { data, hidden, required, locked } = form.getState();
  const errors = form.validate('advance');
  return {
    fields: form.plan.fields.map(({ node, section, schema, ui }) => ({ node, section, schema, ui })),
    order: form.plan.order,
    ...{ data, hidden: [...hidden], required: [...required], locked: [...locked], errors },
  };
}

const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(500), fc.nat(500)), {
  minLength: 6,
  maxLength: 10,
});

it('is after any changes, patched one after another, what it is when all is fetched anew', {
  timeout: 120_000,
}, async () => {
  const used = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (changes) => {
      const { preview, source, fetched } = openPreviews();
      let text = texts[FILE] as string;
      const first = preview(text, undefined);
      let shown = { tab: await tabOf(first, undefined, source), shown: first };
      for (const [name, at, other] of changes) {
        const value = JSON.parse(text) as JsonObject;
        CHANGES[name]?.(value, at, other);
        const next = preview(JSON.stringify(value), shown.shown.module);
        // What is wrong is not shown, and not gone on from.
        if (!next) continue;
        text = JSON.stringify(value);
        fetched.length = 0;
        const tab = await tabOf(next, shown as never, source);
        // Nothing but validators that changed.
        expect(fetched.filter((address) => address !== next.patch.validators)).toEqual([]);
        const anew = await tabOf({ module: next.module }, undefined, source);
        expect(JSON.stringify({ ...tab })).toBe(JSON.stringify({ ...anew }));
        expect(formOf(tab)).toEqual(formOf(anew));
        expect(refusedBy(tab)).toEqual(refusedBy(anew));
        shown = { tab, shown: next };
        used.add(next.patch.validators ? 'other validators' : name);
      }
    }),
    { numRuns: 8, seed: 20261125 },
  );
  expect(used.size).toBeGreaterThan(10);
  expect(used).toContain('other validators');
});

it('is fetched whole where what is shown is another one than the patch is put to', async () => {
  const { preview, source, fetched } = openPreviews();
  const text = texts[FILE] as string;
  const first = preview(text, undefined);
  const tab = await tabOf(first, undefined, source);
  const second = preview(text.replace('"Nome completo"', '"Nome todo"'), first.module);
  const third = preview(text.replace('"Nome completo"', '"Nome inteiro"'), second.module);
  fetched.length = 0;
  const shown = await tabOf(third, { tab, shown: first }, source);
  expect(fetched).toEqual([third.module]);
  expect(JSON.stringify(shown.definition)).toContain('Nome inteiro');
});
