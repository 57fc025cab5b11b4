import { describe, expect, it } from 'vitest';
import { aroundOf } from '../../../studio/text/vocabulary/around';
import { candidatesAt } from '../../../studio/text/vocabulary/candidates';
import { explainedAt } from '../../../studio/text/vocabulary/explain';
import { typedAt } from '../../../studio/text/vocabulary/reach';
import { readDefinitions } from '../definitions';

const { texts, values } = readDefinitions();
const around = aroundOf(values);
const FILE = 'pf/informacoes.json';

/** What is suggested in the file after a part of it becomes another text; `|` is the cursor. */
function suggested(from: string, to: string, file = FILE): Record<string, string> {
  const text = texts[file] as string;
  const at = text.indexOf(from);
  expect(at, `${from} in ${file}`).toBeGreaterThanOrEqual(0);
  const offset = at + to.indexOf('|');
  const changed = text.slice(0, at) + to.replace('|', '') + text.slice(at + from.length);
  const typed = typedAt(around.world, file, changed, offset);
  const candidates = typed ? candidatesAt(typed, around) : [];
  return Object.fromEntries(candidates.map(({ value, title }) => [JSON.stringify(value), title]));
}

const [SETTING] = Object.keys(values['settings.json'] as object).filter((name) => !name.startsWith('$'));

const RULES = '"rules": [';

describe('suggestions in a text', () => {
  it('are the keys that the vocabulary has for the place, but those that are there', () => {
    const keys = suggested(RULES, `${RULES}{ "id": "x", "|" },`);
    expect(keys).toMatchObject({ '"when"': 'Quando', '"show"': 'Mostrar' });
    expect(Object.keys(keys)).not.toContain('"id"');
    expect(Object.keys(keys)).not.toContain('"PaisNascimento"');
  });

  it('are fields, settings and the like with their titles where a condition begins', () => {
    expect(suggested(RULES, `${RULES}{ "id": "x", "when": { | } },`)).toMatchObject({
      ...{ '"Nacionalidade"': 'Nacionalidade', '"$mode"': '', '"anyOf"': 'Pelo menos uma' },
    });
    const others = Object.keys(suggested(RULES, `${RULES}{ "id": "x", "when": { "$tabs|" } },`));
    expect(others).toContain('"$tabs/enderecos/Cep"');
    expect(others).not.toContain('"$tabs/informacoes/Nacionalidade"');
    expect(suggested(RULES, `${RULES}{ "id": "x", "when": { "$sett|" } },`)).toHaveProperty([`"$settings/${SETTING}"`]);
  });

  it('are the codes of the field that a condition is about', () => {
    const codes = suggested(RULES, `${RULES}{ "id": "x", "when": { "Nacionalidade": { "const": | } } },`);
    expect(codes).toEqual({ 1: 'Brasileiro Nato', 2: 'Naturalizado', 3: 'Estrangeiro' });
  });

  it('are fields and sections, which a rule can show', () => {
    const targets = suggested(RULES, `${RULES}{ "id": "x", "show": ["|"] },`);
    expect(targets).toMatchObject({ '"PaisNascimento"': 'País de nascimento' });
    expect(Object.keys(targets).filter((name) => name.startsWith('"#'))).not.toEqual([]);
  });

  it('are words, truths, formats, widgets and validators of the place', () => {
    expect(suggested(RULES, `${RULES}{ "id": "x", "hidden": "|" },`)).toEqual({ '"clear"': '', '"keep"': '' });
    expect(suggested(RULES, `${RULES}{ "id": "x", "check": "|" },`)).toHaveProperty('"checkDigits"');
    const field = '"Nacionalidade": {';
    expect(suggested(field, `${field} "format": "|",`)).toHaveProperty('"cpf"');
    const screen = '"uiSchema": {';
    expect(suggested(screen, `${screen} "Nacionalidade": { "ui:widget": "|" },`)).toHaveProperty('"radio"');
  });

  it('are tabs and their fields in a part, and shared rules by their names', () => {
    const data = suggested('"parts": [', '"parts": [{ "id": "x", "data": ["|"] },', 'pf/wizard.json');
    expect(data).toMatchObject({
      '"informacoes"': expect.any(String),
      '"informacoes/PaisNascimento"': 'País de nascimento',
    });
    expect(suggested(RULES, `${RULES}{ "id": "x", "rule": "|" },`)).toHaveProperty('"cep"');
  });

  it('are none behind what is complete', () => {
    expect(suggested(RULES, `${RULES}{ "id": "x"| },`)).toEqual({});
  });
});

describe('explanations in a text', () => {
  const explained = (piece: string, inside: number, file = FILE) => {
    const text = texts[file] as string;
    return explainedAt(around, file, text, text.lastIndexOf(piece) + inside);
  };

  it('say what a key of the vocabulary is', () => {
    expect(explained('"uiSchema"', 2)).toMatchObject({ title: 'Tela' });
    expect(explained('"when"', 2)).toMatchObject({ title: 'Quando', text: expect.stringContaining('A regra vale') });
  });

  it('say of a value without a name what its key says', () => {
    expect(explained('"hidden": "clear"', 12)).toMatchObject({ title: 'Valor do que está oculto' });
  });

  it('say the title of a field, an option and a shared field that is named', () => {
    expect(explained('"Nacionalidade": {', 2)).toMatchObject({ title: 'Nacionalidade', text: 'Campo Nacionalidade' });
    expect(explained('"not": { "enum": [2, 3]', 18)).toMatchObject({ title: 'Naturalizado', text: 'Opção 2' });
    expect(explained('../shared.json#/$defs/pais', 24)).toMatchObject({ text: expect.stringContaining('Campo comum') });
  });
});
