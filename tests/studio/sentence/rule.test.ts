import { expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import vocabulary from '../../../schemas/vocabulary/common.schema.json';
import { tabAt } from '../../../studio/document/tabs';
import { readCondition, readRule } from '../../../studio/properties/sentence/readSentence';
import { ruleLines, ruleOrder, unsaid } from '../../../studio/properties/sentence/ruleLines';
import { sentenceOf } from '../../../studio/properties/sentence/ruleSentence';
import { calledReference, scopeOf } from '../../../studio/properties/sentence/scope';
import { readDefinitions } from '../definitions';

const { values } = readDefinitions();
const file = 'pf/informacoes.json';
const scope = scopeOf(values, file);

it('has a line for every key of a rule, and a place in the file', () => {
  const keys = Object.keys(vocabulary.definitions.rule.properties).sort();
  expect([...ruleLines.map(({ key }) => key), ...unsaid].sort()).toEqual(keys);
  expect([...ruleOrder].sort()).toEqual(keys);
});

it('says every rule of every tab and list, and reads the sentence back to the same rule', () => {
  const files = Object.keys(values).filter((path) => path.includes('/') && tabAt(values, path)?.id);
  let count = 0;
  for (const path of files) {
    const tab = tabAt(values, path);
    const lists = Object.entries(tab?.collections ?? {}).map(([list, { rules = [] }]) => ({ list, rules }));
    for (const { list, rules } of [{ list: undefined, rules: tab?.rules ?? [] }, ...lists]) {
      const around = scopeOf(values, path, list);
      for (const rule of rules) {
        const sentence = sentenceOf(rule as unknown as JsonObject, around);
        const { id: _, ...said } = rule;
        expect(readRule(sentence, around), `${path} ${rule.id}: ${sentence}`).toEqual({ said });
        count += 1;
      }
    }
  }
  expect(count).toBeGreaterThan(120);
});

it('says where a sentence is not understood, and what may be meant', () => {
  const wrong = (text: string) => readRule(text, scope);
  expect(wrong('Quando *Nacionalidade* é *Estrangeiro*: exibe *CPF*.')).toEqual({
    wrong: 'Não entendi a partir de “exibe *CPF*.”.',
    at: 40,
  });
  expect(wrong('Quando *Nacionalidade* é *Estrangeiro*: exige *CPF*')).toEqual({
    wrong: 'A frase não terminou.',
    at: 51,
  });
  expect(wrong('Quando *Nacionalidde* é *Estrangeiro*: exige *CPF*.')).toMatchObject({
    wrong: 'Não há campo chamado “Nacionalidde”. Você quis dizer “Nacionalidade”?',
  });
  expect(wrong('Quando *Nacionalidade* é *Estrangero*: exige *CPF*.')).toMatchObject({
    wrong: 'Não há opção “Estrangero”. Você quis dizer “Estrangeiro”?',
  });
  expect(readCondition('*Nacionalidade* é *Estrangeiro*', scope)).toEqual({ said: { Nacionalidade: { const: 3 } } });
});

it('offers fields, settings, the account and other tabs by their titles', () => {
  const labels = scope.references.map(({ label, group }) => `${group}: ${label}`);
  expect(labels).toContain('Campos da aba: Nacionalidade');
  expect(labels.some((label) => /^Outras abas: CEP.* da aba Endereços$/.test(label))).toBe(true);
  expect(calledReference('$mode', scope)).toBe('o cadastro');
  expect(scope.targets.find(({ name }) => name === '#conjuge')?.label).toBe('seção Dados do cônjuge');
  const row = scopeOf(values, 'pf/procuradores.json', 'procuradores');
  expect(row.fields.map(({ name }) => name)).toContain('Nome');
  expect(row.references.map(({ name }) => name)).toContain('$index');
});
