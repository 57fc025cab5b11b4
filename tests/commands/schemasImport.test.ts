import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

const schema = {
  title: 'Pets',
  type: 'object',
  properties: { pets: { type: 'boolean', title: 'Any pets?' }, code: { type: 'string', pattern: '^a' } },
  required: ['pets'],
  if: { properties: { pets: { const: true } }, required: ['pets'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { name: { type: 'string', title: 'Name' } }, required: ['name'] },
};

describe('npm run schemas:import', () => {
  it('writes a tab of a form of rjsf, and lists what it does not carry', async () => {
    const dir = temporaryFolder({
      'pets.json': JSON.stringify(schema),
      'ui.json': JSON.stringify({ code: { 'ui:widget': 'color' } }),
    });
    const [file, ui, out] = [join(dir, 'pets.json'), join(dir, 'ui.json'), join(dir, 'aba/animais.json')];
    const { code, output } = await npmRun('schemas:import', [file, ui, '--id', 'animais', '--out', out]);
    const [pattern, widget, sum, ...rest] = output.split('\n');
    expect(pattern).toBe(`${file}#/properties/code/pattern  Um campo não tem "pattern": use um formato.`);
    expect(widget).toMatch(/ui\.json#\/code\/ui:widget {2}O controle "color" não existe aqui/);
    expect(sum).toMatch(/animais\.json: 3 campo\(s\) e grupo\(s\), 2 ponto\(s\) não trazido\(s\)\.$/);
    expect([code, rest]).toEqual([2, []]);
    const tab = JSON.parse(readFileSync(out, 'utf8'));
    expect(tab).toMatchObject({ id: 'animais', title: 'Pets', schema: { required: ['pets'] } });
    expect(tab.rules).toEqual([
      { id: 'then', when: { pets: { const: true } }, show: ['name'], hidden: 'clear', require: ['name'] },
    ]);
    const again = await npmRun('schemas:import', [file, '--out', out]);
    expect(again.code).toBe(1);
    expect(again.output).toContain('já existe. Escolha outro arquivo com --out.');
  });

  it('says so in English', async () => {
    const dir = temporaryFolder({ 'pets.json': JSON.stringify(schema) });
    const [file, out] = [join(dir, 'pets.json'), join(dir, 'pets-tab.json')];
    const { output } = await npmRun('schemas:import', [file, '--out', out, '--language', 'en']);
    const [pattern, sum, ...rest] = output.split('\n');
    expect(pattern).toBe(`${file}#/properties/code/pattern  A field has no "pattern": use a format.`);
    expect(sum).toMatch(/pets-tab\.json: 3 field\(s\) and group\(s\), 1 thing\(s\) not carried over\.$/);
    expect(rest).toEqual([]);
    expect((await npmRun('schemas:import', [file, '--language', 'xx'])).output).toBe(
      'Não há a língua "xx". As línguas são pt-BR e en.',
    );
  });

  it('ends well when all came over, and refuses what it cannot read', async () => {
    const { code: _, ...properties } = schema.properties;
    const dir = temporaryFolder({ 'pets.json': JSON.stringify({ ...schema, properties }), 'bad.json': '{' });
    const out = join(dir, 'out.json');
    expect((await npmRun('schemas:import', [join(dir, 'pets.json'), '--out', out])).code).toBe(0);
    const broken = await npmRun('schemas:import', [join(dir, 'bad.json'), '--out', join(dir, 'other.json')]);
    expect(broken.code).toBe(1);
    expect(broken.output).toContain('não é JSON');
    expect(await npmRun('schemas:import')).toEqual({
      code: 1,
      output: 'Diga o esquema: npm run schemas:import -- esquema.json ui.json',
    });
  });
  it('reads a file that begins with a mark, and says what is a folder and where it cannot write', async () => {
    const dir = temporaryFolder({ 'pets.json': `\uFEFF${JSON.stringify(schema)}` });
    const [file, out] = [join(dir, 'pets.json'), join(dir, 'out.json')];
    expect((await npmRun('schemas:import', [file, '--out', out])).code).toBe(2);
    const folder = await npmRun('schemas:import', [dir, '--out', join(dir, 'other.json'), '--language', 'en']);
    expect(folder).toEqual({ code: 1, output: `"${dir}" is a folder, not a file.` });
    const below = await npmRun('schemas:import', [file, '--out', join(file, 'out.json'), '--language', 'en']);
    expect(below.code).toBe(1);
    expect(below.output).toMatch(/^".*out\.json" could not be written: .+$/m);
    expect(existsSync(join(dir, 'other.json'))).toBe(false);
  });

  it('writes nothing that the check refuses, and names no file that is not there', async () => {
    const dir = temporaryFolder({
      'pets.json': JSON.stringify(schema),
      'schemas/shared.json': JSON.stringify({ texts: { a: '{b}' }, messages: 3 }),
      'schemas/settings.json': '{}',
    });
    const out = join(dir, 'out.json');
    const args = ['--dir', join(dir, 'schemas'), '--out', out, '--language', 'en'];
    const { code, output } = await npmRun('schemas:import', [join(dir, 'pets.json'), ...args]);
    expect(code).toBe(1);
    expect(output).toMatch(/out\.json" was not written\.$/);
    expect(output).not.toContain('importado');
    expect(existsSync(out)).toBe(false);
  });
});
