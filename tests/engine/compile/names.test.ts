import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allNames, engineFormats } from '../../../engine/compile/allNames';
import { validatorOf } from '../../../engine/compile/checks/rules/validatorOf';
import { engineNames } from '../../../engine/compile/names';
import { textNames } from '../../../engine/compile/screenTexts';
import { textFormat } from '../../../engine/core';
import { nesting } from '../../../engine/core/condition/evaluate';
import { keywords } from '../../../engine/core/condition/keywords';
import { validators } from '../../../engine/core/validators/table';
import { toldValidators } from '../../../engine/core/validators/told';
import { widgets } from '../../../engine/react/widgets/table';
import { widgetTexts } from '../../../engine/react/widgets/texts';
import common from '../../../schemas/vocabulary/common.schema.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What the code reads of a wizard's texts: `texts.name`, and the names that `wizardTexts.ts` lists. */
function textsInCode(): string[] {
  const files = ['engine/core', 'engine/react', 'src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const read = files.flatMap((text) => [...text.matchAll(/\btexts\??\.(\w+)\b(?!\()/g)].map(([, name = '']) => name));
  const page = readFileSync(join(root, 'src/features/wizard/wizardTexts.ts'), 'utf8');
  const listed = /type TextName =([^;]*);/.exec(page)?.[1] ?? '';
  // `texts.settings` and its siblings are members of what messages are made of.
  const own = read.filter((name) => !['settings', 'messages', 'formats'].includes(name));
  return [...own, ...[...listed.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)];
}

const plate = textFormat({
  name: 'plate',
  check: (text) => (/^[A-Z]{3}\d{4}$/.test(text) ? undefined : 'plate'),
  reasons: ['plate'],
  examples: { valid: ['ABC1234'], invalid: [] },
});

describe('the names that definitions may use', () => {
  it('are the widgets of the registry', () => {
    expect([...engineNames.widgets].sort()).toEqual(Object.keys(widgets).sort());
  });

  it('are the validators of the registry, with what each says that it takes', () => {
    expect(engineNames.validators).toEqual(Object.keys(validators));
    expect(Object.keys(validatorOf(engineNames, { check: 'sum' })?.params ?? {})).toEqual([
      'field',
      'minimum',
      'maximum',
    ]);
    expect(validatorOf(engineNames, { check: 'equal' })).toBe(toldValidators.equal);
    expect(validatorOf(engineNames, {})).toBeUndefined();
  });

  it("are those that are given, beside the engine's, each once", () => {
    const { widgets: all, validators: told, blocks } = allNames({ widgets: ['stars', 'text'], validators: ['prime'] });
    expect(all).toEqual([...engineNames.widgets, 'stars'].sort());
    expect(told).toEqual([...engineNames.validators, 'prime'].sort());
    expect(blocks).toEqual({});
    expect(allNames({}).widgets).toBe(engineNames.widgets);
    const { formats } = allNames({ formats: { plate } });
    expect(Object.keys(formats)).toEqual([...Object.keys(engineFormats), 'plate']);
    expect(formats.date?.holds).toBe('day');
  });

  it('are the same list for the same names, by which it is known that nothing has to be checked anew', () => {
    const [widgets, validators] = [['stars'], ['prime']];
    expect(allNames({ widgets, validators }).widgets).toBe(allNames({ widgets, blocks: {} }).widgets);
    expect(allNames({ widgets, validators }).validators).toBe(allNames({ validators }).validators);
    const given = { prime: { params: { from: { type: 'number' as const } } } };
    const { validators: names, toldValidators: told } = allNames({ validators: given });
    expect(names).toEqual([...engineNames.validators, 'prime'].sort());
    expect(told).toEqual({ ...toldValidators, ...given });
    expect(allNames({ validators: given, widgets }).toldValidators).toBe(told);
    expect(allNames({}).toldValidators).toBe(toldValidators);
    const formats = { plate };
    expect(allNames({ formats }).formats).toBe(allNames({ formats, widgets }).formats);
  });

  it('are the texts that the code reads', () => {
    const read = new Set([...Object.keys(widgetTexts), ...textsInCode()]);
    expect([...textNames].sort()).toEqual([...read].sort());
  });

  it('are the keywords that conditions understand', () => {
    const known = Object.keys(common.definitions.valueKeywords.properties);
    expect(known.sort()).toEqual(Object.keys({ ...keywords, ...nesting }).sort());
  });
});
