import { expect, it } from 'vitest';
import { applyEdits } from '../../../engine/compile/references/edits';
import type { Json } from '../../../engine/core/json';
import { toPointer } from '../../../engine/core/pointer';
import { addField } from '../../../studio/document/add/addField';
import { addSection } from '../../../studio/document/add/addSection';
import { freeName } from '../../../studio/document/add/names';
import { takenFields } from '../../../studio/document/add/places';
import { editsTo, valueIn } from '../../../studio/document/difference';
import { dataOf, edited } from '../../../studio/properties/form/thingData';
import { kindEdits } from '../../../studio/properties/gallery/changeKind';
import { kindTitle, samples } from '../../../studio/properties/gallery/samples';
import { thingsAt } from '../../../studio/properties/things';
import { after, readDefinitions, wrongWith } from '../definitions';

const definitions = readDefinitions();
const file = 'pf/informacoes.json';
const tab = 'pf/informacoes';
const thingAt = (pointer: string, path = file) => {
  const [thing] = thingsAt(definitions.values, { file: path, pointer, tab });
  if (!thing) throw new Error(`There is nothing at ${pointer}.`);
  return thing;
};
/** The lines that go and come when a thing says something else. */
function difference(pointer: string, patch: Record<string, Json | undefined>, path = file) {
  const edits = edited(definitions, thingAt(pointer, path), patch);
  const was = (definitions.texts[path] as string).split('\n');
  const is = (applyEdits(definitions.texts, edits)[path] as string).split('\n');
  return { gone: was.filter((line) => !is.includes(line)), come: is.filter((line) => !was.includes(line)) };
}

it('changes one title by one line', () => {
  expect(difference('/schema/properties/PaisNascimento', { title: 'País natal' })).toEqual({
    gone: ['      "PaisNascimento": { "$ref": "../shared.json#/$defs/pais", "title": "País de nascimento" },'],
    come: ['      "PaisNascimento": { "$ref": "../shared.json#/$defs/pais", "title": "País natal" },'],
  });
});

it('puts a new key where the vocabulary has it, and how a field is shown behind the field before it', () => {
  expect(difference('/schema/properties/Assessor', { maxLength: 40 }).come).toEqual([
    '      "Assessor": { "type": "string", "title": "Assessor", "maxLength": 40, "treatment": "contato" },',
  ]);
  expect(difference('/schema/properties/ClienteIncapaz', { 'ui:width': 3 }).come).toEqual([
    '    "ClienteIncapaz": { "ui:width": 3 },',
  ]);
  expect(difference('/schema/properties/Sexo', { 'ui:width': undefined }).come).toEqual([
    '    "Sexo": { "ui:autocomplete": "sex" },',
  ]);
});

it('keeps what a shared field says in the shared field', () => {
  const thing = thingAt('/schema/properties/PaisNascimento');
  expect(thing).toMatchObject({ title: 'País de nascimento', name: 'PaisNascimento', noun: 'Campo' });
  expect(dataOf(definitions.values, thing)).toMatchObject({ type: 'string', requiredness: 'shown', 'ui:width': 3 });
  expect(difference('/schema/properties/PaisNascimento', { maxLength: 3 }).come).toEqual([
    expect.stringContaining('"title": "País de nascimento", "maxLength": 3 }'),
  ]);
});

/** Every value of a file by its pointer, objects and lists by what is in them. */
function leaves(value: Json, pointer = ''): [pointer: string, leaf: Json][] {
  if (typeof value !== 'object' || value === null) return [[pointer, value]];
  const inner = Object.entries(value).flatMap(([key, each]) => leaves(each, pointer + toPointer([key])));
  return inner.length > 0 ? inner : [[pointer, value]];
}

it('changes nothing but what is said, of any field of any tab', () => {
  let count = 0;
  for (const [path, value] of Object.entries(definitions.values)) {
    const before = leaves(value);
    const fields = before.flatMap(
      ([at]) => /^\/schema(?:\/(?:properties\/[^/]+|items))+(?=\/type$)/.exec(at)?.[0] ?? [],
    );
    for (const pointer of fields.filter((at) => !at.endsWith('/items'))) {
      const [thing] = thingsAt(definitions.values, { file: path, pointer, tab: null });
      if (thing?.kind !== 'field' || thing.file !== path) continue;
      const edits = edited(definitions, thing, { description: 'Outro' });
      const text = applyEdits({ [path]: definitions.texts[path] as string }, edits)[path] as string;
      const others = leaves(JSON.parse(text) as Json).filter(([at]) => at !== `${pointer}/description`);
      expect(others, `${path}${pointer}`).toEqual(before.filter(([at]) => at !== `${pointer}/description`));
      expect(valueIn(text, `${pointer}/description`)).toBe('Outro');
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(150);
}, 60_000);

it('requires a field always, never, or in the rules that show it', () => {
  const pointer = '/schema/properties/PaisNascimento';
  const always = after(definitions, { edits: edited(definitions, thingAt(pointer), { requiredness: 'always' }) });
  const text = always.texts[file] as string;
  expect(valueIn(text, '/schema/required')).toContain('PaisNascimento');
  expect(valueIn(text, '/rules/6')).not.toHaveProperty('require');
  expect(dataOf(always.values, thingAt(pointer)).requiredness).toBe('always');
  const shown = after(always, { edits: edited(always, thingAt(pointer), { requiredness: 'shown' }) });
  expect(shown.texts[file]).toBe(definitions.texts[file]);
  expect(dataOf(definitions.values, thingAt('/schema/properties/NomeConjugue')).requiredness).toBe('shown');
  expect(dataOf(definitions.values, thingAt('/schema/properties/Assessor')).requiredness).toBe('never');
});

it('knows what stands at a place of the files', () => {
  const kindOf = (path: string, pointer: string) =>
    thingsAt(definitions.values, { file: path, pointer, tab }).map(({ kind, title }) => `${kind} ${title}`);
  expect(kindOf(file, '')).toEqual(['tab Informações', 'tabEntry Informações']);
  const acesso = { file: 'acesso/cadastro.json', pointer: '', tab: 'acesso/cadastro' };
  expect(thingsAt(definitions.values, acesso).map(({ kind }) => kind)).toEqual(['tab', 'formEntry']);
  expect(kindOf(file, '/uiSchema/ui:sections/1/title')).toEqual(['section Dados do cônjuge']);
  expect(kindOf(file, '/uiSchema/ui:sections/1/fields/0')).toEqual(['field Nome do cônjuge']);
  expect(kindOf(file, '/uiSchema/ui:sections/2/fields/0')).toEqual([
    'note Cliente menor de idade: informe o representante ou tutor.',
  ]);
  expect(kindOf(file, '/rules/10/when/EstadoCivil')).toEqual(['rule conjuge']);
  expect(kindOf('pf/procuradores.json', '/collections/procuradores')).toEqual([
    'field Procuradores',
    'collection Procuradores',
  ]);
  expect(kindOf('pf/procuradores.json', '/collections/procuradores/forms/0')[0]).toMatch(/^form /);
  expect(kindOf('pf/wizard.json', '/parts/0/data')).toEqual(['part basica']);
  expect(kindOf('pf/wizard.json', '/parts/4')).toEqual(['part documentos']);
  expect(kindOf('pf/wizard.json', '')).toEqual(['wizard Cadastro de Pessoa Física']);
  expect(kindOf('settings.json', '/autenticacao/type')).toEqual(['setting Modo de autenticacao']);
  expect(kindOf('shared.json', '/lookups/cep')).toEqual(['lookup cep']);
  expect(kindOf('shared.json', '/$defs/uf')).toEqual(['field UF']);
  expect(kindOf(file, '/schema/required/2')).toEqual(['field Sexo']);
  const [inside] = thingsAt(definitions.values, {
    ...{ file: 'shared/dados-bancarios.json', tab: 'fundo/dados-bancarios' },
    pointer: '/schema/properties/principal/properties/Agencia',
  });
  expect(inside).toMatchObject({
    ...{ kind: 'field', title: 'Agência', file: 'shared.json' },
    pointer: '/$defs/contaBancaria/properties/Agencia',
  });
});

it('leaves untouched what stays the same, however it is written', () => {
  const text = '{\n  "when": { "A":true,   "B": { "enum": [1,2] } },\n  "show": ["C"]\n}\n';
  const next = { when: { A: true, B: { enum: [1, 2, 3] } }, show: ['C'] };
  const [edit, ...others] = editsTo({ file, text, pointer: '' }, next);
  expect(others).toEqual([]);
  expect(applyEdits({ [file]: text }, edit ? [edit] : [])[file]).toBe(text.replace('[1,2]', '[1,2, 3]'));
});

it('adds a field of every kind of the gallery, and turns one into every other, and nothing is wrong', () => {
  let next = after(definitions, addSection(definitions, { file: 'pj/endereco.json', title: 'De tudo' }));
  const section = 1 + (next.texts['pj/endereco.json']?.match(/"fields"/g)?.length ?? 0) - 2;
  for (const { schema, ui, title } of samples) {
    const name = freeName('Campo', takenFields(next, 'pj/endereco.json'), '');
    const field = { name, schema: { ...schema, title }, ...(ui && { ui }) };
    next = after(next, addField(next, { file: 'pj/endereco.json', section }, field));
  }
  expect(wrongWith(next)).toEqual([]);
  const [first] = thingsAt(next.values, { file: 'pj/endereco.json', pointer: '/schema/properties/Campo', tab: null });
  for (const sample of samples) {
    next = after(next, { edits: kindEdits(next, first as NonNullable<typeof first>, sample) });
    const data = dataOf(next.values, first as NonNullable<typeof first>);
    expect(kindTitle(data), sample.id).toBe(sample.title);
    expect(data.title).toBe('Texto curto');
  }
}, 120_000);
