import { expect, it } from 'vitest';
import { languageOf } from '../../../engine/words/language';
import { wizardNaming } from '../../../engine/words/tabNaming';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { tabOf } from '../../support/tabs';

const tab = tabOf({ Zip: { title: 'ZIP' }, Kind: { title: 'Kind' } });
const naming = wizardNaming({ words, tabs: [tab], settings: {}, formats: {} })(tab.id);
const language = languageOf(words);

it.each([
  ['Quando *Kind* é *1*: mostra *ZIP*; ao ocultar, apaga.', 53],
  ['Quando *Kind* é *1*: exibe *ZIP*.', 21],
  ['Quando *Kind* parece *1*: mostra *ZIP*.', 14],
  ['Quando *Kind* é *1* e (*ZIP* está cheio): mostra *ZIP*.', 29],
  ['Se *Kind* é *1*: mostra *ZIP*.', 0],
  ['Quando *Kind* é *1*: mostra *ZIP*', 33],
])('understands of "%s" the first %d characters', (sentence, reach) => {
  expect(language.rule.reach(sentence, naming)).toBe(reach);
  expect(language.rule.read(sentence, naming) !== undefined).toBe(reach === sentence.length && sentence.endsWith('.'));
});

it('goes on counting inside the rows of a list', () => {
  const text = '*Kind* tem linha em que (*Zip* vale *1*)';
  expect(language.condition.reach(text, naming)).toBe(31);
});
