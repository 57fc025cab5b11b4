import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitionTexts } from '../../scripts/lib/references';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

/** The definitions of the portal, one tab of which tells no stories. */
function schemasWithoutStories(tab: string): string {
  const texts = definitionTexts('schemas');
  const { examples, ...definition } = JSON.parse(texts[tab] ?? '');
  const { stories: _, ...others } = examples;
  return temporaryFolder({ ...texts, [tab]: JSON.stringify({ ...definition, examples: others }, undefined, 2) });
}

describe('npm run schemas:cases', () => {
  it('counts what the examples of a tab show, and gives the smallest answers for each condition', async () => {
    const file = join(temporaryFolder(), 'cases.json');
    const { code, output } = await npmRun('schemas:cases', ['acesso/recuperacao', '--json', file]);
    const [head, condition, ...answers] = output.split('\n');
    expect(head).toMatch(
      /^acesso\/recuperacao: 1 de 1 \(100 %\) condições, \d+ de \d+ \(\d+ %\) mutantes percebidos, 0 equivalentes; \d+ histórias$/,
    );
    expect(condition).toMatch(
      /^ {2}schemas\/acesso\/recuperacao\.json:\d+:\d+ {2}apelido a configuração \*Mostra o apelido\* é \*Sim\* e .*; exemplos: \d+ V, \d+ F$/,
    );
    expect(answers.slice(0, 4)).toEqual([
      '    falsa: (em branco)',
      '    $settings/apelido não decide: /TipoCliente 2',
      '    TipoCliente não decide: $settings/apelido true',
      '    verdadeira, $settings/apelido sim decide, TipoCliente sim decide, TipoCliente em 2: /TipoCliente 2, $settings/apelido true',
    ]);
    expect(code).toBe(0);
    const [told] = JSON.parse(readFileSync(file, 'utf8')) as { name: string; scores: { conditions: object } }[];
    expect([told?.name, told?.scores.conditions]).toEqual(['acesso/recuperacao', { reached: 1, of: 1, percent: 100 }]);
  });

  it('ends with 1 below a floor, and names the mutants that no example notices', async () => {
    const dir = schemasWithoutStories('acesso/recuperacao.json');
    const words = ['acesso/recuperacao', '--dir', dir, '--floor-conditions', '100', '--floor-mutants', '90'];
    const { code, output } = await npmRun('schemas:cases', words);
    expect(code).toBe(1);
    expect(output).toMatch(/recuperacao\.json:\d+:\d+ {2}ninguém percebe apelido sem um dos alvos: /);
    expect(output).toMatch(/recuperacao\.json:\d+:\d+ {2}nenhum exemplo mostra esta condição falsa decidindo: /);
    expect(output).toContain('Abaixo do piso: acesso/recuperacao.');
  });

  it('refuses a tab that does not exist and a floor that is no percentage', async () => {
    expect(await npmRun('schemas:cases', ['pf/nada'])).toEqual({ code: 1, output: 'Não há aba em "pf/nada".' });
    expect((await npmRun('schemas:cases', ['pf/nada', '--floor-mutants', 'x'])).output).toBe(
      '--floor-mutants pede uma porcentagem, de 0 a 100.',
    );
  });
});
