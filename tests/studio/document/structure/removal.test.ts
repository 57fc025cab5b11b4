import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../contract/blocks';
import { loadSchemas } from '../../../../engine/compile/load';
import { textsFolder } from '../../../../engine/compile/read/folder';
import { indexReferences } from '../../../../engine/compile/references/buildIndex';
import { applyEdits } from '../../../../engine/compile/references/edits';
import type { Subject } from '../../../../engine/compile/references/types';
import { definitionTexts } from '../../../../scripts/lib/references';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { removalOf } from '../../../../studio/document/structure/removal';

const texts = definitionTexts(join(ROOT, 'schemas'));
const index = indexReferences(texts);

function without(subject: Subject, pointer?: { file: string; at: string }) {
  const { edits, removed, broken } = removalOf(index, texts, subject, pointer);
  const after = applyEdits(texts, edits);
  for (const file of removed) delete after[file];
  const { problems } = loadSchemas(textsFolder('/d', after), { blocks: BLOCKS });
  return { broken, after, problems: problems.map(({ file, line }) => `${file.slice(3)}:${line}`) };
}

describe('what is taken away', () => {
  it('goes with its place on the screen, its width and its values in examples', () => {
    const { broken, after, problems } = without({ kind: 'field', id: 'pf/enderecos/LogradouroComplemento' });
    expect(broken.map(({ place }) => place)).toContain('operand.from');
    expect(after['pf/enderecos.json']).not.toContain('"LogradouroComplemento":');
    expect(problems.length).toBeGreaterThan(0);
  });

  it('leaves nothing wrong where nothing else names it', () => {
    const { broken, problems } = without({ kind: 'field', id: 'pf/informacoes/NomePai' });
    expect(broken).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('tells every place that is wrong afterwards', () => {
    const fields = index.references.filter(({ sense, subject, file }) => {
      return sense === 'declares' && subject.kind === 'field' && file === 'pf/informacoes.json';
    });
    for (const { subject } of fields.filter((_, index) => index % 8 === 0)) {
      const { broken, problems } = without(subject);
      // What is not told is not wrong; what is told may still load, as a rule that asks nobody any more.
      if (broken.length === 0) expect(problems, subject.id).toEqual([]);
    }
  }, 120_000);

  it('takes a rule by its place, and a tab with its file', () => {
    const rule = { kind: 'rule', id: 'pf/enderecos/outro-endereco' } as const;
    const { after } = without(rule, { file: 'pf/enderecos.json', at: '/rules/0' });
    expect(after['pf/enderecos.json']).not.toContain('"outro-endereco"');
    const tab = without({ kind: 'tab', id: 'pf/procuradores' });
    expect(tab.after['pf/procuradores.json']).toBeUndefined();
    expect(tab.after['pf/wizard.json']).not.toContain('"id": "procuradores"');
    expect(tab.after['pf/wizard.json']).not.toContain('"procuradores/');
    expect(tab.after['pf/wizard.json']).not.toContain('"card": "Procuradores"');
  });
});
