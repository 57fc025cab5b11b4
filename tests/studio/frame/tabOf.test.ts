import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formats } from '../../../engine/brazil';
import type { JsonObject } from '../../../engine/core';
import { type CompiledValidator, toCompiledTab } from '../../../engine/definition';
import { type TabState, takePlanOver } from '../../../engine/state';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { createTabSession, type StoryTab } from '../../../stories/engine/tabSession';
import type { TabSource } from '../../../studio/frame/openTab';
import { tabOf } from '../../../studio/frame/tabOf';
import { compilePreview } from '../../../studio/server/compile';
import { keepPreviews } from '../../../studio/server/previews';
import { CHANGES, stepsOf } from '../tabChanges';

const texts = definitionTexts(join(ROOT, 'schemas'));
const TAB = 'pf/informacoes';
const FILE = `${TAB}.json`;
const typed = { Nome: 'Ana Souza', Cpf: '11144477735', Apelido: 'Aninha', Nacionalidade: 'Estrangeiro' };

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

const open = (tab: StoryTab, begun?: TabState) =>
  createTabSession(tab, { ask: async () => true }, { data: typed, begun }).session.form(tab.definition.id);

/** All that a form of a tab holds, says and refuses with data in it, or begun with the state of another one. */
function formOf(tab: StoryTab, begun?: TabState) {
  const form = open(tab, begun);
  const { data, hidden, required, locked } = form.getState();
  const errors = form.validate('advance');
  return {
    fields: form.plan.fields.map(({ node, section, schema, ui }) => ({ node, section, schema, ui })),
    plan: form.plan,
    ...{ data, hidden: [...hidden], required: [...required], locked: [...locked], errors },
  };
}

it('is after any changes, patched one after another, what it is when all is fetched anew', {
  timeout: 120_000,
}, async () => {
  const used = new Set<string>();
  await fc.assert(
    fc.asyncProperty(stepsOf(6, 10), async (changes) => {
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
        const isTaken = takePlanOver(shown.tab.definition, tab.definition);
        expect(formOf(tab, isTaken ? open(shown.tab).getState() : undefined)).toEqual(formOf(anew));
        used.add(isTaken ? `${name}, taken over` : `${name}, planned`);
        expect(refusedBy(tab)).toEqual(refusedBy(anew));
        shown = { tab, shown: next };
        used.add(next.patch.validators ? 'other validators' : name);
      }
    }),
    { numRuns: 8, seed: 20261125 },
  );
  expect(used.size).toBeGreaterThan(20);
  expect(used).toContain('other validators');
  const said = ['title', 'title of a section', 'title of the tab', 'line of help', 'message'];
  expect([...used]).toEqual(expect.arrayContaining(said.map((name) => `${name}, taken over`)));
  const decided = ['order of fields', 'order of rules', 'condition', 'longest text'];
  expect([...used]).toEqual(expect.arrayContaining(decided.map((name) => `${name}, planned`)));
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
