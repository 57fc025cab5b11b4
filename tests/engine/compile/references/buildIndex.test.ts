import { expect, it } from 'vitest';
import { indexReferences } from '../../../../engine/compile/references/buildIndex';
import { dependents, dependsOn } from '../../../../engine/compile/references/dependents';
import { silent } from '../../../../engine/compile/references/roleGroups';
import { roles } from '../../../../engine/compile/references/roles';
import type { Kind } from '../../../../engine/compile/references/types';
import { definitionTexts } from '../../../../scripts/lib/references';
import { namingPlaces } from './namingPlaces';

const index = indexReferences(definitionTexts('schemas'));

it('knows of every key of the vocabulary that can name something whether it does', () => {
  const known = [...Object.keys(roles), ...silent];
  expect([...namingPlaces()].filter((place) => !known.includes(place))).toEqual([]);
  expect(known.filter((place) => !namingPlaces().has(place))).toEqual([]);
  expect(silent.filter((place) => place in roles)).toEqual([]);
});

it('finds that everything which is named is declared', () => {
  const declared: Kind[] = [
    'field',
    'place',
    'rule',
    'tab',
    'part',
    'form',
    'setting',
    'sharedField',
    'lookup',
    'ask',
    'type',
  ];
  const lost = index.references.filter(
    ({ subject }) => declared.includes(subject.kind) && !index.of(subject).some(({ sense }) => sense === 'declares'),
  );
  expect(lost.map(({ subject, file, line }) => `${subject.kind} ${subject.id} ${file}:${line}`)).toEqual([]);
});

it('gives the place of each name: file, line, pointer and the text itself', () => {
  const [first, ...others] = index.of({ kind: 'field', id: 'pf/informacoes/Naturalidade' });
  expect(first).toMatchObject({
    sense: 'declares',
    file: 'pf/informacoes.json',
    pointer: '/schema/properties/Naturalidade',
    at: 'key',
  });
  const call = others.find(({ place }) => place === 'options.call');
  expect(call?.text.slice(call.from, call.to)).toBe('Naturalidade');
  expect(call?.owner).toEqual({ kind: 'field', id: 'pf/informacoes/CidadeNascimento' });
});

it('finds options, formats, messages, settings in texts, other tabs and rows', () => {
  const places = (kind: Kind, id: string) => index.of({ kind, id }).map(({ place, file }) => `${file} ${place}`);
  expect(places('option', 'pf/enderecos/EnderecoCorrespondencia=2')).toContain('pf/enderecos.json valueKeywords.const');
  expect(places('option', 'pf/enderecos/EnderecoCorrespondencia=1')).toContain('pf/enderecos.json field.default');
  expect(places('format', 'cnh')).toContain('shared.json field.formatBy.*.*');
  expect(places('setting', 'nomeEmpresa')).toContain('pf/declaracoes.json field.title');
  expect(places('field', 'pf/dados-bancarios/contas/Guid')).toEqual(
    expect.arrayContaining(['pf/wizard.json wizard.key', 'pf/dados-bancarios.json call']),
  );
  expect(places('field', 'shared/produtos/MotivoDispensaQuestionarioId')).toContain('shared.json condition.*:key');
});

it('says who depends on whom, both ways', () => {
  const ids = (list: { field: string; rules: string[] }[]) =>
    list.map(({ field, rules }) => [field, ...rules].join(' '));
  expect(ids(dependents(index, 'pf/informacoes/Naturalidade'))).toContain(
    'pf/informacoes/CidadeNascimento pf/informacoes/troca-de-uf',
  );
  expect(ids(dependsOn(index, 'pf/informacoes/Naturalidade'))).toEqual([
    'pf/informacoes/Nacionalidade pf/informacoes/nascido-no-brasil',
  ]);
  expect(ids(dependsOn(index, 'pf/enderecos/CepOutro'))).toContain(
    'pf/enderecos/EnderecoCorrespondencia pf/enderecos/outro-endereco',
  );
});
