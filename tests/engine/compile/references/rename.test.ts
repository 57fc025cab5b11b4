import { expect, it } from 'vitest';
import { BLOCKS } from '../../../../contract/blocks';
import { compareSchemas } from '../../../../engine/analyse/compare/compare';
import { type LoadedSchemas, loadSchemas } from '../../../../engine/compile';
import { indexReferences, type ReferenceIndex } from '../../../../engine/compile/references/buildIndex';
import { applyEdits, type TextEdit } from '../../../../engine/compile/references/edits';
import { stepEdits, stepsOfRename } from '../../../../engine/compile/references/migrate';
import { type RenameEdits, renameSubject } from '../../../../engine/compile/references/rename';
import type { Subject } from '../../../../engine/compile/references/types';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import { definitionTexts } from '../../../../scripts/lib/references';
import { temporaryFolder } from '../../../support/temporaryFolder';

const files = definitionTexts('schemas');
const index = indexReferences(files);

function load(texts: Record<string, string>): LoadedSchemas {
  const { schemas, problems } = loadSchemas(temporaryFolder(texts), { blocks: BLOCKS });
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  return schemas as LoadedSchemas;
}

function rename(own: ReferenceIndex, subject: Subject, name: string): RenameEdits {
  const found = renameSubject(own, subject, name);
  if ('problem' in found) throw new Error(`${subject.kind} ${subject.id}: ${found.problem}`);
  return found;
}

/** The fields that a tab declares itself. */
const fieldsOf = (file: string): Subject[] =>
  index.references
    .filter(({ subject, sense, file: at }) => subject.kind === 'field' && sense === 'declares' && at === file)
    .map(({ subject }) => subject);

const tabs = Object.keys(files).filter((file) => /^(?!.*(wizard|forms|migration)\.json).+\//.test(file));

/** The new name of a field. */
const newName = ({ id }: Subject): string => `${id.split('/').at(-1)}Novo`;

it.each(tabs)('renames fields of %s by their names alone, and back to the very same text', (file) => {
  const fields = fieldsOf(file).map((field) => ({ field, found: rename(index, field, newName(field)) }));
  for (const { found } of fields) expect(applyEdits(files, found.edits)[file]).not.toBe(files[file]);
  // The way back of all of them at once: those that shared.json named have a word more.
  const plain = fields.filter(({ found }) => found.edits.every(({ length }) => length > 0)).slice(-1);
  for (const { field, found } of plain) {
    const after = applyEdits(files, found.edits);
    const back = rename(
      indexReferences(after),
      { kind: 'field', id: `${field.id}Novo` },
      field.id.split('/').at(-1) as string,
    );
    expect(applyEdits(after, back.edits)).toEqual(files);
  }
});

/** Renames that say something of different places can be made at once: as many of them, in their order, as meet no other. */
function apart(found: readonly { field: Subject; edits: readonly TextEdit[] }[]): Set<Subject> {
  const taken = new Set<string>();
  return new Set(
    found.flatMap(({ field, edits }) => {
      const places = edits.filter(({ length }) => length === 0).map(({ file, offset }) => `${file} ${offset}`);
      if (places.some((place) => taken.has(place))) return [];
      for (const place of places) taken.add(place);
      return [field];
    }),
  );
}

/** The texts with these fields under another name, by as few indexes as need be. */
function withNewNames(texts: Record<string, string>, fields: readonly Subject[]): Record<string, string> {
  if (fields.length === 0) return texts;
  const own = indexReferences(texts);
  const found = fields.map((field) => ({ field, ...rename(own, field, newName(field)) }));
  const now = apart(found);
  const edits = found.flatMap((one) => (now.has(one.field) ? one.edits : []));
  const next = applyEdits(texts, [...new Map(edits.map((edit) => [`${edit.file} ${edit.offset}`, edit])).values()]);
  return withNewNames(
    next,
    fields.filter((field) => !now.has(field)),
  );
}

/** Every field of every tab under another name: first those that places take up from shared.json. */
function allRenamed(): Record<string, string> {
  const fields = tabs.flatMap(fieldsOf).reverse();
  const isPlain = (field: Subject) => rename(index, field, newName(field)).edits.every(({ length }) => length > 0);
  const takenUp = withNewNames(
    files,
    fields.filter((field) => !isPlain(field)),
  );
  return withNewNames(takenUp, fields.filter(isPlain));
}

it('leaves definitions without problems when every field of every tab has another name', () => {
  load(allRenamed());
}, 120_000);

it('with the steps of data, changes nothing of what a tab means but the names in its calls', () => {
  let texts: Record<string, string> = files;
  for (const field of fieldsOf('pf/dados-financeiros.json')) {
    const own = indexReferences(texts);
    const found = rename(own, field, newName(field));
    texts = applyEdits(texts, [...found.edits, ...stepEdits(own, stepsOfRename(own, found, newName(field)))]);
  }
  const input = { formats: withExamples(formats), today: '2026-11-23', signing: ['signatures'] };
  const { findings } = compareSchemas(load(files), load(texts), input);
  const codes = new Set(findings.filter(({ kind }) => kind !== 'compatible').map(({ code }) => code));
  expect([...codes]).toEqual(['wireRenamed']);
});

it('says the new name beside what a place took up from shared.json', () => {
  const line = (field: string, file: string, found: string) => {
    const { edits } = rename(index, { kind: 'field', id: field }, 'Novo');
    return applyEdits(files, edits)
      [file]?.split('\n')
      .find((text) => text.includes(found));
  };
  expect(line('pf/procuradores/procuradores/Cep', 'pf/procuradores.json', '"rule": "cep"')?.trim()).toBe(
    '{ "id": "cep", "rule": "cep", "names": { "Cep": "Novo" } },',
  );
  expect(line('pf/enderecos/Cidade', 'pf/enderecos.json', '"Cidade": "Novo"')?.trim()).toBe(
    '"names": { "Pais": "LogradouroPais", "Cidade": "Novo" },',
  );
  expect(
    line('pj/dados-da-empresa/socios/TipoDocumento', 'pj/dados-da-empresa.json', '"CpfCnpj": {')?.trim(),
  ).toContain('"$ref": "../shared.json#/$defs/documento", "formatBy": { "Novo": { "CPF": "cpf",');
});

it('refuses a name that is taken, that nothing may have, and what definitions do not name', () => {
  const field = { kind: 'field', id: 'pf/enderecos/Cep' } as const;
  expect(renameSubject(index, field, 'Bairro')).toMatchObject({ problem: 'taken', at: { file: 'pf/enderecos.json' } });
  expect(renameSubject(index, field, 'a/b')).toEqual({ problem: 'name' });
  expect(renameSubject(index, { kind: 'field', id: 'pf/enderecos/Nada' }, 'Outro')).toEqual({ problem: 'unknown' });
  expect(renameSubject(index, { kind: 'format', id: 'cep' }, 'outro')).toEqual({ problem: 'fixed' });
});

const others: [Subject, string][] = [
  [{ kind: 'place', id: 'pf/enderecos#correspondencia' }, 'outro'],
  [{ kind: 'rule', id: 'shared/cep' }, 'endereco'],
  [{ kind: 'part', id: 'shared/dispensa' }, 'sem-questionario'],
  [{ kind: 'setting', id: 'nomeEmpresa' }, 'nomeDaCasa'],
  [{ kind: 'sharedField', id: 'documento' }, 'papel'],
  [{ kind: 'argument', id: 'cep/cep' }, 'codigo'],
  [{ kind: 'lookup', id: 'cep' }, 'correios'],
  [{ kind: 'ask', id: 'token' }, 'senha'],
  [{ kind: 'form', id: 'pf/procuradores/procuradores/procurador' }, 'pessoa'],
  [{ kind: 'tab', id: 'shared/produtos' }, 'carteira'],
];

it('renames sections, rules, parts, settings, shared fields, lookups, questions, forms and tabs with all that names them', () => {
  let texts: Record<string, string> = files;
  for (const [subject, name] of others) {
    const { edits, moves, references } = rename(indexReferences(texts), subject, name);
    expect(references.some(({ sense }) => sense !== 'declares')).toBe(true);
    texts = applyEdits(texts, edits);
    for (const { from, to } of moves) {
      const { [from]: moved = '', ...rest } = texts;
      texts = { ...rest, [to]: moved };
    }
  }
  load(texts);
});
