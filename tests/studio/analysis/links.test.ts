import { join } from 'node:path';
import { expect, it } from 'vitest';
import { indexReferences } from '../../../engine/compile/references/buildIndex';
import { dependents, dependsOn } from '../../../engine/compile/references/dependents';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { linksOf } from '../../../studio/analysis/links/linksOf';
import { subjectPlace } from '../../../studio/document/subjectPlace';
import { createWorkspace } from '../../../studio/document/workspace';

const texts = definitionTexts(join(ROOT, 'schemas'));
const links = linksOf(texts);
const { values } = createWorkspace(texts).getState();
const titles = (list: readonly { kind: 'field'; id: string }[]) =>
  list.map((one) => subjectPlace(values, one, 'pf/informacoes')?.title);

it('tells who decides about a field, and about whom it decides, sections among them', () => {
  const country = links['field pf/informacoes/PaisNascimento'];
  expect(country).toMatchObject({ isConditional: true });
  expect(titles(country?.dependsOn as never)).toEqual(['Nacionalidade']);
  const nationality = links['field pf/informacoes/Nacionalidade'];
  expect(nationality).toMatchObject({ isConditional: false });
  expect(titles(nationality?.decides as never)).toContain('País de nascimento');
  const status = links['field pf/informacoes/EstadoCivil'];
  expect(titles(status?.decides as never)).toContain('Dados do cônjuge');
  expect(links['place pf/informacoes#conjuge']?.isConditional).toBe(true);
  expect(titles(links['field pf/informacoes/NomeConjugue']?.dependsOn as never)).toContain('Estado civil');
});

it('knows what a setting alone shows, and what another tab decides', () => {
  expect(links['field pf/informacoes/Telefone2']).toEqual({ isConditional: true, dependsOn: [], decides: [] });
  expect(links['tab pf/dados-bancarios']?.isConditional).toBe(true);
  expect(links['tab pf/enderecos']).toBeUndefined();
  const issuer = links['field pf/informacoes/EmissorOrdem']?.decides.map(({ id }) => id);
  expect(issuer).toContain('pf/procuradores/procuradores');
});

it('is told the same from both ends', () => {
  const pairs = (key: 'dependsOn' | 'decides') =>
    Object.entries(links).flatMap(([thing, own]) =>
      own[key].map(({ kind, id }) => (key === 'decides' ? [thing, `${kind} ${id}`] : [`${kind} ${id}`, thing])),
    );
  const known = new Set(pairs('dependsOn').map(String));
  expect(pairs('decides').filter((pair) => !known.has(String(pair)))).toEqual([]);
});

it('knows of every field what the references know of its rules', () => {
  const index = indexReferences(texts);
  const fields = new Set(index.references.flatMap(({ subject }) => (subject.kind === 'field' ? [subject.id] : [])));
  for (const field of fields) {
    const own = links[`field ${field}`];
    const decides = new Set(own?.decides.map(({ id }) => id));
    const inSections = (id: string) => own?.decides.some(({ kind }) => kind === 'place') && !decides.has(id);
    const missing = dependents(index, field).filter(
      (one) => one.rules.length > 0 && !decides.has(one.field) && !inSections(one.field),
    );
    expect(missing, field).toEqual([]);
    const byRules = dependsOn(index, field).filter(({ rules }) => rules.length > 0);
    const sources = new Set(own?.dependsOn.map(({ id }) => id));
    expect(
      byRules.filter((one) => !sources.has(one.field)),
      field,
    ).toEqual([]);
  }
});
