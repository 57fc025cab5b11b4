import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RuleDefinition } from '../../../../engine/core/definition/types';
import type * as State from '../../../../engine/state';
import { node } from '../../../../scripts/lib/run.mjs';
import { copyWith } from '../../../support/codeCopy';
import { contextOf, tabOf } from '../../../support/tabs';

const EFFECTS = 'engine/core/effects';

/** The code with the kind of effect that the README adds, which then is renamed, or taken away. */
async function changed(table: (text: string) => string, change: (path: (name: string) => string) => void) {
  const copy = await copyWith([`${EFFECTS}/recommend.ts`], {
    [`${EFFECTS}/table.ts`]: [
      ["from './lookup';\n", "import * as recommend from './recommend';\n"],
      ['  require,\n', '  recommend,\n'],
    ],
  });
  const path = (name: string) => join(copy.folder, EFFECTS, `${name}.ts`);
  writeFileSync(path('table'), table(readFileSync(path('table'), 'utf8')));
  change(path);
  const { code, output } = await node(['--import', 'tsx', join(copy.folder, 'scripts/vocabularyDocs.ts')]);
  expect({ code, output }).toEqual({ code: 0, output: '' });
  return copy;
}

const gone = await changed(
  (text) => text.replace("import * as recommend from './recommend';\n", '').replace('  recommend,\n', ''),
  (path) => rmSync(path('recommend')),
);
const renamed = await changed(
  (text) => text.replaceAll('recommend', 'advise'),
  (path) => {
    renameSync(path('recommend'), path('advise'));
    writeFileSync(path('advise'), readFileSync(path('advise'), 'utf8').replaceAll(/recommend(?!ed)/g, 'advise'));
  },
);

const WRITTEN = [
  `${EFFECTS}/acts.ts`,
  'schemas/vocabulary/common.schema.json',
  'schemas/vocabulary/words/pt-BR.json',
  'docs/vocabulary.md',
  'docs/analistas.md',
];

describe('a kind of effect', () => {
  it('is taken away by its file, its two lines and the one command', () => {
    for (const file of WRITTEN) expect(gone.read(file), file).toBe(readFileSync(file, 'utf8'));
  });

  it('gets another name by its file, its two lines and the one command', async () => {
    for (const file of WRITTEN) expect(renamed.read(file), file).not.toMatch(/\brecommend\b/);
    const { rule: keys } = renamed.json('schemas/vocabulary/common.schema.json').definitions;
    expect(Object.keys(keys.properties)).toContain('advise');
    const { planOf, evaluateTab } = await renamed.load<typeof State>('engine/state.ts');
    const rule = { id: 'email', advise: ['Email'] } as unknown as RuleDefinition;
    const state = evaluateTab(planOf(tabOf({ Email: { title: 'E-mail' } }, [rule])), {}, contextOf());
    expect([...(state.marks.recommended ?? [])]).toEqual(['/Email']);
  });
});
